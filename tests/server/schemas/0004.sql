-- {"open": {"table": "fiq9n4tm5c", "host": "q46zpELn_a62LIE8PaCTskgqVtFiXIwMBNTiVBrGf5s", "tokens": ["HANclbVJxVitTnnGCwbwCuXTurHs8ztP1uB9-4Mn50g", "tclO_mD4m4o7LU8DRQSMzTMou2l_1Ng0_HXBZaW4J7g"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "33w2p7tshv", "tokens": ["WqZ0o50gBGxj6AXHrY9xdyTjqpPP-nzvJRMMDBj98UQ", "wjLMBnl642IpZgSCg23_HBmqzck5LpePTGnVnPC5pt4", "0VIwJbZhfuEt1Np7W2WSw8ter0Ks9TiX6Sh2qKg3Ds8", "Jm0sl_PLgWOMJ3cEKVcFCHdHQ8rc9lss7ZVzaYpcD8c"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "yz9zvqjdc2", "tokens": ["8c-SQvPFiBmhOfvF1GYii7lAqcI4DswzxCQ9pFhCXQY"]}, "brought": {"table": "t4c34h3j4t", "token": "puiK7xa_6Cmgx3rOfJKhzZZmmjVhfZu3SnSk2fZrgiI", "card": "rusty_fork"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "choices" VALUES('33w2p7tshv',1,1,0,0,'kept',0.066,1794825628.75356);
INSERT INTO "choices" VALUES('yz9zvqjdc2',1,0,1,0,'c10',0.023,1.79482562904826736449e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',2,1,1,1,NULL,0.0,1.79482562979118585584e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',3,0,42,0,'c11',0.017,1.79482562980818390841e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',4,0,54,0,'c12',0.02,1.79482562982800245279e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',5,1,43,1,NULL,0.0,1.7948256298482494354e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',6,1,23,1,NULL,0.0,1.79482562987963151926e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',7,0,68,0,'c13',0.04,1.79482562992005205155e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',8,1,70,1,NULL,0.0,1.79482562996449184419e+09);
INSERT INTO "choices" VALUES('yz9zvqjdc2',9,1,293,1,NULL,0.0,1.79482563003166604043e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','d583403f50920586542afe39b2bd69bd3eba075cb34ddb1c5ac5089b4be0881d');
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
INSERT INTO "lines" VALUES('33w2p7tshv',1,0,'started',NULL,'',NULL,1.79482562860461568833e+09,NULL);
INSERT INTO "lines" VALUES('33w2p7tshv',2,1,'chat',0,'Max!','made6',1.79482562883760976796e+09,'Ania');
INSERT INTO "lines" VALUES('yz9zvqjdc2',1,0,'started',NULL,'',NULL,1.79482562894754123683e+09,NULL);
INSERT INTO "lines" VALUES('yz9zvqjdc2',2,9,'ended',NULL,'death',NULL,1.79482563003166604043e+09,NULL);
INSERT INTO "lines" VALUES('t4c34h3j4t',1,0,'started',NULL,'',NULL,1.7948256303977992535e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79482563035212945934e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('33w2p7tshv',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('fiq9n4tm5c','host','made1',0,1.79482562806545972817e+09);
INSERT INTO "orders" VALUES('fiq9n4tm5c','host','ordered',0,1.79482562813331866262e+09);
INSERT INTO "orders" VALUES('fiq9n4tm5c','host','made2',0,1.79482562820759439462e+09);
INSERT INTO "orders" VALUES('fiq9n4tm5c','host','made3',0,1.79482562827135729791e+09);
INSERT INTO "orders" VALUES('33w2p7tshv','host','c4',0,1.79482562860461568833e+09);
INSERT INTO "orders" VALUES('33w2p7tshv','host','made5',1,1.79482562878015851977e+09);
INSERT INTO "orders" VALUES('yz9zvqjdc2','host','c9',0,1.79482562894754123683e+09);
INSERT INTO "orders" VALUES('t4c34h3j4t','host','c14',0,1.7948256303977992535e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f','Ania',1.79482563033108377453e+09);
INSERT INTO "people" VALUES('e72806286427196ba54279c47fb505c2faf3c4760beaf4fc2b65e34472a2f4bb','Jan',1.79482562802803802485e+09);
INSERT INTO "people" VALUES('b40254234c944da61c7f38798dae35cc3683928798fa7974c60b7a5c3d70b8a1','Ola',1.79482562805010533333e+09);
INSERT INTO "people" VALUES('79487c6abf9ec863ec2acebbc3d619f5d526f3b093e9c79540aa112979e967a6','P1',1.79482562838011598582e+09);
INSERT INTO "people" VALUES('302dc9735976e63d97ba303eb65e186015adf68cd141f41d6125b5fab0fc69d5','P2',1.79482562843634319308e+09);
INSERT INTO "people" VALUES('35556bf19da51cdb72c47ba5b5884917b4b4bd49b0beaae64a536d1b0e488c2b','P3',1.79482562850198602679e+09);
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
INSERT INTO "seats" VALUES('fiq9n4tm5c',0,'Ania',NULL,'7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',0);
INSERT INTO "seats" VALUES('fiq9n4tm5c',1,'Jan',NULL,'e72806286427196ba54279c47fb505c2faf3c4760beaf4fc2b65e34472a2f4bb',0);
INSERT INTO "seats" VALUES('fiq9n4tm5c',2,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('fiq9n4tm5c',3,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('33w2p7tshv',0,'Ania',NULL,'7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',0);
INSERT INTO "seats" VALUES('33w2p7tshv',1,'P1',NULL,'79487c6abf9ec863ec2acebbc3d619f5d526f3b093e9c79540aa112979e967a6',0);
INSERT INTO "seats" VALUES('33w2p7tshv',2,'P2',NULL,'302dc9735976e63d97ba303eb65e186015adf68cd141f41d6125b5fab0fc69d5',1);
INSERT INTO "seats" VALUES('33w2p7tshv',3,'P3',NULL,'35556bf19da51cdb72c47ba5b5884917b4b4bd49b0beaae64a536d1b0e488c2b',0);
INSERT INTO "seats" VALUES('yz9zvqjdc2',0,'Ania',NULL,'7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',0);
INSERT INTO "seats" VALUES('yz9zvqjdc2',1,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('t4c34h3j4t',0,'Ania',NULL,'7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',0);
INSERT INTO "seats" VALUES('t4c34h3j4t',1,NULL,'random',NULL,0);
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
INSERT INTO "tables" VALUES('fiq9n4tm5c','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','open',1,X'979718F2B850EBF53F1572CBA63581EC1BB00316615724CFABCBAC10819D4E2F','7dec89f2e66fa35985129aa0f3c8dcd48df8cd7b0e6dc9de831f54681f7d2e07','7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',1.79482562798813462257e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'b40254234c944da61c7f38798dae35cc3683928798fa7974c60b7a5c3d70b8a1','0f093237915eebd431936f33af1fc5f13b3fc10528940cb68fc09f38689f81af',NULL);
INSERT INTO "tables" VALUES('33w2p7tshv','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'8B0508400EE635AB0F3DBA4345ACC35A6CCE14E49A3B5601016F5991BBB52518','6ff724ab5e8dd1c264d11ee075d6a1808537f2d326de584042761280f355b552','7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',1.79482562835930705077e+09,1.79482562860461568833e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'0f093237915eebd431936f33af1fc5f13b3fc10528940cb68fc09f38689f81af',NULL);
INSERT INTO "tables" VALUES('yz9zvqjdc2','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','over',1,X'E47681427EE7135F94BA6B8306D50C65C947E21D157DF94A841CA85E2563ED2F','52b2a40e1f2d099eff5dbc7f0491ae1cc3d2e9592f8203d73fe722ca7ec354e8','7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',1.79482562888922643658e+09,1.79482562894754123683e+09,1.79482563003184413907e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-bruce","character-emmett"],["character-kevin","character-franck"]]}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('t4c34h3j4t','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'28318838F8487C2AD78A09A55174B238B16CFABB535014F5107F97165DB22D97','7bdbc1559185fd527b5b7a78010ef39657466146c7573687a2e0d32567a5074d','7dddf3e8dcb7ca165bbb58a50a354454cab9c2fbc05b7786713096144c97307f',1.79482563035212945934e+09,1.7948256303977992535e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'0f093237915eebd431936f33af1fc5f13b3fc10528940cb68fc09f38689f81af',NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('fiq9n4tm5c','f37cbc786f462d92e959f2b41fd28ffd02be868274e9de0c1e0d5cfbd454882f',-1,1.79482562798813462257e+09);
INSERT INTO "tokens" VALUES('fiq9n4tm5c','71f259fb24a43d5424769fd026caa37b3aa8dd9881ca04559b6be51b562daa51',0,1.79482562798813462257e+09);
INSERT INTO "tokens" VALUES('fiq9n4tm5c','568604bdd71e5ee09346ad6c8ae3b656e3e24c0b0111984a785c52f2d733b25a',1,1.79482562803020048139e+09);
INSERT INTO "tokens" VALUES('33w2p7tshv','cd66ffac632c40000ea289e9715827e1c65198fc228d3ac969ce1a7e7cf2a35a',-1,1.79482562835930705077e+09);
INSERT INTO "tokens" VALUES('33w2p7tshv','f9785beda20d4df91fc6990e601d66a12d7b084a51a29eba6261125ef1e36c68',0,1.79482562835930705077e+09);
INSERT INTO "tokens" VALUES('33w2p7tshv','a440ea99299a7e4e380121dad684a6722ee35d32b071754da68f73e58d396779',1,1.79482562840272688868e+09);
INSERT INTO "tokens" VALUES('33w2p7tshv','42033e445b9b0239ca75ea6a47897ac1982fbbbbd1b3e1ddf138e96ca4e35815',2,1.79482562846155428888e+09);
INSERT INTO "tokens" VALUES('33w2p7tshv','397a7499190a39d3f17287711928d1c43ba8509b49c05b5f8b766917ee14bba1',3,1.79482562852724051478e+09);
INSERT INTO "tokens" VALUES('yz9zvqjdc2','57329769e4c416c6ce383d080f87ee6689aa34d3a64c4b07bae98dcb479ea5b1',-1,1.79482562888922643658e+09);
INSERT INTO "tokens" VALUES('yz9zvqjdc2','3ff08484ae0022ffa9c2ccb94b7d40b29ce448f7976d46b1e497c58c009658d0',0,1.79482562888922643658e+09);
INSERT INTO "tokens" VALUES('t4c34h3j4t','dc8c70c72465b513d10de6f49df98d0f14a9c9e6a2c10f618e6ac7901b8a1eab',-1,1.79482563035212945934e+09);
INSERT INTO "tokens" VALUES('t4c34h3j4t','c2262d21ebd022f5975b6d9c190560232f03147247164f7abe7718122d969c73',0,1.79482563035212945934e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
