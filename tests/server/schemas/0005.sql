-- {"open": {"table": "y6px5cxg6y", "host": "reIhZQaXWXFJSfPx7BNWwbjFRhP662FZZ1cHoAYDEdA", "tokens": ["yvyAaZiebVSS2_LRlu26K1Q97Rzr7SjlG0JBS2B48xo", "8M6kVSGC5YQ35_6M_sHRdFxfJQuxsynIWNP5gBg1p9U"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "fcbfysfgr4", "tokens": ["mIV6iaCSmFgSDjOojipHrvpuKnVxI2o4KJDMrpandmA", "unU82iZ5OpW3CkdHzcKPhMR1cIGjagcgEFytYJhRnlg", "Dn3xeBMnykLEF-r2M4FQXwMab8rsQikbghNLfQ1LqPI", "5-AlMGDDYciduDUtHcSu_ppRFEWiHUHhQRaKx3-MJd0"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "7wae3yqeir", "tokens": ["c9qinwZxHsjY0uscwpNR5tw7goPZYaVtf7_2b1VzFVA"]}, "brought": {"table": "mj4gtkudxy", "token": "BDT_xdhp-oaHJlFuVPNMSeGBd3ZlBd2b26Y-_8uir_Y", "card": "rusty_fork"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
CREATE TABLE analyses (
	table_id VARCHAR(16) NOT NULL, 
	format INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE audit (
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	operator VARCHAR(64) NOT NULL, 
	deed VARCHAR(24) NOT NULL, 
	about VARCHAR(80) NOT NULL, 
	details TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE bans (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT, 
	reason TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE choices (
	table_id VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	option INTEGER NOT NULL, 
	bot BOOLEAN NOT NULL, 
	command VARCHAR(64), 
	spent FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "choices" VALUES('fcbfysfgr4',1,1,0,0,'kept',0.011,1.7948267257338905334e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',1,0,1,0,'c10',0.003,1.79482672577574348454e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',2,1,2,1,NULL,0.0,1.79482672599496984478e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',3,0,42,0,'c11',0.018,1.7948267260134251117e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',4,0,54,0,'c12',0.009,1.79482672602258968349e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',5,1,27,1,NULL,0.0,1.79482672602732610698e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',6,1,37,1,NULL,0.0,1.79482672603560543061e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',7,0,68,0,'c13',0.005,1.79482672604043841358e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',8,1,67,1,NULL,0.0,1.79482672606102681162e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',9,1,68,1,NULL,0.0,1.79482672606708335873e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',10,1,59,1,NULL,0.0,1.79482672607551956176e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',11,1,68,1,NULL,0.0,1.79482672608199238782e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',12,0,59,0,'c14',0.011,1.79482672609317588799e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',13,0,68,0,'c15',0.008,1.79482672610098314283e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',14,0,480,0,'c16',0.006,1.79482672610661745066e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',15,0,27,0,'c17',0.006,1.79482672611213159557e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',16,0,20,0,'c18',0.016,1.79482672612788653372e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',17,1,14,1,NULL,0.0,1.79482672613278722763e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',18,1,7,1,NULL,0.0,1.79482672614006829258e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',19,0,380,0,'c19',0.01,1.79482672615045666698e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',20,0,132,0,'c20',0.011,1.7948267261612222195e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',21,0,300,0,'c21',0.007,1.79482672616825604441e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',22,1,70,1,NULL,0.0,1.79482672617033648491e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',23,1,57,1,NULL,0.0,1.79482672617589950558e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',24,0,71,0,'c22',0.004,1.7948267261798527241e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',25,1,66,1,NULL,0.0,1.79482672618408226963e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',26,0,116,0,'c23',0.007,1.79482672619122910501e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',27,0,17,0,'c24',0.008,1.79482672619926190375e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',28,0,26,0,'c25',0.005,1.79482672620400834084e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',29,1,8,1,NULL,0.0,1.79482672620794081689e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',30,1,24,1,NULL,0.0,1.79482672621192502972e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',31,1,57,1,NULL,0.0,1.79482672621884179115e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',32,0,68,0,'c26',0.008,1.79482672622655129433e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',33,1,117,1,NULL,0.0,1.7948267262363979816e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',34,0,66,0,'c27',0.008,1.79482672624417877193e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',35,0,13,0,'c28',0.004,1.79482672624790382388e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',36,0,14,0,'c29',0.008,1.79482672625609564784e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',37,1,11,1,NULL,0.0,1.79482672626371097569e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',38,1,25,1,NULL,0.0,1.79482672626609539986e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',39,0,67,0,'c30',0.002,1.79482672626848983768e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',40,1,64,1,NULL,0.0,1.79482672627054500578e+09);
INSERT INTO "choices" VALUES('7wae3yqeir',41,0,68,0,'c31',0.002,1.79482672627258443833e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','6f2c0c60a49d0be69963afd7421b174e33aaf7acf50886027ee120b19f7a4509');
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT, 
	"left" INTEGER, 
	note TEXT NOT NULL, 
	PRIMARY KEY (hash)
);
CREATE TABLE leases (
	table_id VARCHAR(16) NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (table_id)
);
CREATE TABLE lines (
	table_id VARCHAR(16) NOT NULL, 
	line INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	command VARCHAR(64), 
	at FLOAT NOT NULL, name VARCHAR(24), 
	PRIMARY KEY (table_id, line), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "lines" VALUES('fcbfysfgr4',1,0,'started',NULL,'',NULL,1.79482672571138048176e+09,NULL);
INSERT INTO "lines" VALUES('fcbfysfgr4',2,1,'chat',0,'Max!','made6',1.79482672574334168429e+09,'Ania');
INSERT INTO "lines" VALUES('7wae3yqeir',1,0,'started',NULL,'',NULL,1.79482672576135730748e+09,NULL);
INSERT INTO "lines" VALUES('7wae3yqeir',2,41,'ended',NULL,'death',NULL,1.79482672627258443833e+09,NULL);
INSERT INTO "lines" VALUES('mj4gtkudxy',1,0,'started',NULL,'',NULL,1.79482672641144752503e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79482672639107632638e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('fcbfysfgr4',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('y6px5cxg6y','host','made1',0,1.79482672563863968851e+09);
INSERT INTO "orders" VALUES('y6px5cxg6y','host','ordered',0,1.79482672564820885659e+09);
INSERT INTO "orders" VALUES('y6px5cxg6y','host','made2',0,1.79482672565730166439e+09);
INSERT INTO "orders" VALUES('y6px5cxg6y','host','made3',0,1.79482672566563487056e+09);
INSERT INTO "orders" VALUES('fcbfysfgr4','host','c4',0,1.79482672571138048176e+09);
INSERT INTO "orders" VALUES('fcbfysfgr4','host','made5',1,1.79482672573646616937e+09);
INSERT INTO "orders" VALUES('7wae3yqeir','host','c9',0,1.79482672576135730748e+09);
INSERT INTO "orders" VALUES('mj4gtkudxy','host','c32',0,1.79482672641144752503e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1','Ania',1.79482672638961768154e+09);
INSERT INTO "people" VALUES('8957615ccb52351c12edc10886fb537aa4314c6998a5c01bb66b6941d80bef97','Jan',1.79482672560620689391e+09);
INSERT INTO "people" VALUES('3659101e0eed2b79c26fba16dbf9ecb53eb9417f4a9d599e6bcdb2782159256b','Ola',1.79482672562624263759e+09);
INSERT INTO "people" VALUES('8f1e19d30dbd20bf10671f9456999a5d41aa7757f5f6da79b61c1062b155fd78','P1',1.79482672568343281749e+09);
INSERT INTO "people" VALUES('2c2709ab1a1aa818743ac6f0e78d93e497daacef459edf0d43daca0f54e42b12','P2',1.79482672569132900236e+09);
INSERT INTO "people" VALUES('634bcee871dd6da9e484d09032c1a43d0ecaa70b050e9b413b2590db460aa303','P3',1.79482672569923686978e+09);
CREATE TABLE presence (
	table_id VARCHAR(16) NOT NULL, 
	owner VARCHAR(16) NOT NULL, 
	seats VARCHAR(64) NOT NULL, 
	watching INTEGER NOT NULL, 
	expires FLOAT NOT NULL, 
	PRIMARY KEY (table_id, owner)
);
CREATE TABLE seats (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(24), 
	bot VARCHAR(24), 
	person VARCHAR(64), muted BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('y6px5cxg6y',0,'Ania',NULL,'3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',0);
INSERT INTO "seats" VALUES('y6px5cxg6y',1,'Jan',NULL,'8957615ccb52351c12edc10886fb537aa4314c6998a5c01bb66b6941d80bef97',0);
INSERT INTO "seats" VALUES('y6px5cxg6y',2,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('y6px5cxg6y',3,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('fcbfysfgr4',0,'Ania',NULL,'3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',0);
INSERT INTO "seats" VALUES('fcbfysfgr4',1,'P1',NULL,'8f1e19d30dbd20bf10671f9456999a5d41aa7757f5f6da79b61c1062b155fd78',0);
INSERT INTO "seats" VALUES('fcbfysfgr4',2,'P2',NULL,'2c2709ab1a1aa818743ac6f0e78d93e497daacef459edf0d43daca0f54e42b12',1);
INSERT INTO "seats" VALUES('fcbfysfgr4',3,'P3',NULL,'634bcee871dd6da9e484d09032c1a43d0ecaa70b050e9b413b2590db460aa303',0);
INSERT INTO "seats" VALUES('7wae3yqeir',0,'Ania',NULL,'3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',0);
INSERT INTO "seats" VALUES('7wae3yqeir',1,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('mj4gtkudxy',0,'Ania',NULL,'3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',0);
INSERT INTO "seats" VALUES('mj4gtkudxy',1,NULL,'random',NULL,0);
CREATE TABLE tables (
	id VARCHAR(16) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	config TEXT NOT NULL, 
	settings TEXT NOT NULL, 
	state VARCHAR(8) NOT NULL, 
	listed BOOLEAN NOT NULL, 
	seed BLOB NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	host VARCHAR(64), 
	created FLOAT NOT NULL, 
	started FLOAT, 
	ended FLOAT, 
	due FLOAT, 
	next VARCHAR(16), 
	outcome TEXT, material VARCHAR(32), closed VARCHAR(16), shut_out TEXT, address VARCHAR(64), seen FLOAT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('y6px5cxg6y','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','open',1,X'F3BB68C50647D6BC5A9F1F3337D55789945A3F581A99DAB6EAA0466790154DA2','4162db5b7948183b06a9a46eb5478c5ac5c18ef15406054b606502ed72ee9c38','3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',1.79482672559918355944e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'3659101e0eed2b79c26fba16dbf9ecb53eb9417f4a9d599e6bcdb2782159256b','e428d852f5047651603d1277a8d6da4a0e8a06b00a159edad8ed9608aa8f290a',NULL);
INSERT INTO "tables" VALUES('fcbfysfgr4','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'F36F7E659F2C4AB64AAEC094744C0121FC8A4A780DC36E5623AD3AA274555BEA','9233789a26758302c473d3e16ed65bb5eb3241a760bd1825ed47c39a910d7734','3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',1.79482672567922520636e+09,1.79482672571138048176e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'e428d852f5047651603d1277a8d6da4a0e8a06b00a159edad8ed9608aa8f290a',NULL);
INSERT INTO "tables" VALUES('7wae3yqeir','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','over',1,X'F258039FB3F189B20860218146967411FB084C04E795A4BC3A9A0B3682AC1273','5d53ec7038d7ec32d8c80671c386aa5bd7a8e49834c978457d5a9166be4f52a7','3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',1.79482672575008726117e+09,1.79482672576135730748e+09,1.79482672627282834054e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-bruce","character-jennifer"],["character-alice","character-max"]]}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('mj4gtkudxy','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'638ED7EF0EF7B98F2182E7D4A3861369D8BA02CD19578E8BA600EDF94C4EC4CF','7718413bb4da51f48e3e0ec51067feafa4690b1ac7b7e9d9f5e223d26603c53d','3b2c44cc92a951ff0387fc7bc944d58a702e99b29452ec44c0d55d93ce646ce1',1.79482672639107632638e+09,1.79482672641144752503e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'e428d852f5047651603d1277a8d6da4a0e8a06b00a159edad8ed9608aa8f290a',NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('y6px5cxg6y','b232906fa08d1b13c65af863c2bb42564a7cba2a97aae0298af434bcd2857c6c',-1,1.79482672559918355944e+09);
INSERT INTO "tokens" VALUES('y6px5cxg6y','32c655d7cd03c116a7b1a9f75e4a7c18418b4322634c008f71807659a561f49e',0,1.79482672559918355944e+09);
INSERT INTO "tokens" VALUES('y6px5cxg6y','f6c47bfda2c95df8392230a060545d885e81d09b510d62abda499753c6504f34',1,1.79482672560787796973e+09);
INSERT INTO "tokens" VALUES('fcbfysfgr4','21e4b1e269783117dc0b9cf1ddbf7a317d61165a03fc1c7f7f6d9781966a8a8c',-1,1.79482672567922520636e+09);
INSERT INTO "tokens" VALUES('fcbfysfgr4','8478c9497533e70ee70a9c7bb47f7fbb89d145ccf69e3c4123d5153370a07858',0,1.79482672567922520636e+09);
INSERT INTO "tokens" VALUES('fcbfysfgr4','a2e25fd624f83ee943720b3c5877bcdaab23d67e98b34a03b216b050e406b82c',1,1.79482672568497109415e+09);
INSERT INTO "tokens" VALUES('fcbfysfgr4','3ca2675242c252b25a7bdf0d25b474378e5465abbaf2e9a4193efaff76c6493e',2,1.79482672569287085529e+09);
INSERT INTO "tokens" VALUES('fcbfysfgr4','8f2d4cfaf4a570babf92a165ae169dab156e46bda2aa85345822efec7a3bfa22',3,1.79482672570073413845e+09);
INSERT INTO "tokens" VALUES('7wae3yqeir','0adf741d12ea48b86e849e8e171f5d087d295b935952e7a04b92422e8b42bb29',-1,1.79482672575008726117e+09);
INSERT INTO "tokens" VALUES('7wae3yqeir','f5542e2df63d6357dc39837a17fbb8ff862474ba6c83fb43174e5a0d2d1d7e0f',0,1.79482672575008726117e+09);
INSERT INTO "tokens" VALUES('mj4gtkudxy','e7cead72ea90d8a321787268ddb17e3276402ddf25e745f3c3a48b6c7aa0fd7f',-1,1.79482672639107632638e+09);
INSERT INTO "tokens" VALUES('mj4gtkudxy','7c19d18a987f4d44d8e983f46bfadedc8fa6dd7177b2a33a25db60b8a4dcf8f4',0,1.79482672639107632638e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
