-- {"open": {"table": "ngw98wceww", "host": "LjZdTnRsBONV9v_JjbWtw3IzPxexPm333QK-RCJRAew", "tokens": ["ElksXnOpikIAhaeN_tqTNFRw1xRffq9OBl4iw52h_gI", "0e8i7IH6J4OJ2xtiGYIwihrGEo0EBzzQvdgMzuhArfg"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "w384v4aink", "tokens": ["Rm1FnLo5XDHXPhAz7hYTZTqb4mKthPE-1sQ05-tbia8", "ysXziK0rdIh9opvTuZ_Qd21NdX6BYyYwAlOZ_t0DKEM", "mGUwlca_MbojVkz04LRiLay_QDhTyHvp8Yk-exDePNo", "TYVAIzrV-sXrii_asht3zXmRJtau6abIA20WQTUdLB8"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "isu5cgd8md", "tokens": ["Y6Ya7ZYbcCe72qrHfAwlHZgc_QRWib2gmqmOd6yCOS4"]}, "brought": {"table": "avi3nix4yc", "token": "JABF4gLJA3l_walpTnWo0_xswveR9Hpilo9vprMqQyc", "card": "rusty_fork"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0006');
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
INSERT INTO "choices" VALUES('w384v4aink',1,1,0,0,'kept',0.092,1.79483248456399416921e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',1,0,1,0,'c10',0.018,1.79483248474603819845e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',2,1,2,1,NULL,0.0,1.79483248559271430962e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',3,0,42,0,'c11',0.012,1.79483248560468435289e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',4,0,54,0,'c12',0.015,1.79483248561921215056e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',5,1,37,1,NULL,0.0,1.79483248564008641239e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',6,1,49,1,NULL,0.0,1.79483248565539145469e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',7,0,68,0,'c13',0.014,1.79483248566989111896e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',8,0,327,0,'c14',0.007,1.79483248567719030379e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',9,1,66,1,NULL,0.0,1.79483248570478343963e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',10,0,118,0,'c15',0.008,1.7948324857132024765e+09);
INSERT INTO "choices" VALUES('isu5cgd8md',11,1,71,1,NULL,0.0,1.79483248571848845488e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','8646f0f26a7f693d8a90bfd319fd4615dc313e329d5a45c87c23acdf1e6bb8f9');
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
INSERT INTO "lines" VALUES('w384v4aink',1,0,'started',NULL,'',NULL,1.79483248430841684341e+09,NULL);
INSERT INTO "lines" VALUES('w384v4aink',2,1,'chat',0,'Max!','made6',1.79483248462111473087e+09,'Ania');
INSERT INTO "lines" VALUES('isu5cgd8md',1,0,'started',NULL,'',NULL,1.79483248466986703871e+09,NULL);
INSERT INTO "lines" VALUES('isu5cgd8md',2,11,'ended',NULL,'death',NULL,1.79483248571848845488e+09,NULL);
INSERT INTO "lines" VALUES('avi3nix4yc',1,0,'started',NULL,'',NULL,1.7948324861780409813e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79483248598732280732e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('w384v4aink',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('ngw98wceww','host','made1',0,1.79483248377170062064e+09);
INSERT INTO "orders" VALUES('ngw98wceww','host','ordered',0,1.79483248382911682134e+09);
INSERT INTO "orders" VALUES('ngw98wceww','host','made2',0,1.79483248389824128149e+09);
INSERT INTO "orders" VALUES('ngw98wceww','host','made3',0,1.7948324839641435146e+09);
INSERT INTO "orders" VALUES('w384v4aink','host','c4',0,1.79483248430841684341e+09);
INSERT INTO "orders" VALUES('w384v4aink','host','made5',1,1.79483248460862493522e+09);
INSERT INTO "orders" VALUES('isu5cgd8md','host','c9',0,1.79483248466986703871e+09);
INSERT INTO "orders" VALUES('avi3nix4yc','host','c16',0,1.7948324861780409813e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce','Ania',1.79483248597347879414e+09);
INSERT INTO "people" VALUES('20da9f89183b126c2b83f49f6a8d478be860f995443f7f069f1f2ac0ac6b3ed0','Jan',1.79483248356113481514e+09);
INSERT INTO "people" VALUES('36f386c7ae0c4726f6e21e881a08d96b5a6f88a3b0bd22d71eac8f2c10f763d5','Ola',1.79483248368555903433e+09);
INSERT INTO "people" VALUES('4b40d93e6427a06f4ebe02387718a94ad6e82d0cb8d3ac174fdb02a7987a9275','P1',1.79483248405964875222e+09);
INSERT INTO "people" VALUES('213f284bf44ff02952a1a241738d2babd0e81f601c74af19fc023fcbe1337182','P2',1.79483248412512540821e+09);
INSERT INTO "people" VALUES('2cb5f81007eaa41508f022ba1a00fb86f87e061327a3b847a789445e35bcb129','P3',1.79483248417717170712e+09);
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
	person VARCHAR(64), muted BOOLEAN DEFAULT 0 NOT NULL, nonce_hash VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('ngw98wceww',0,'Ania',NULL,'ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',0,NULL);
INSERT INTO "seats" VALUES('ngw98wceww',1,'Jan',NULL,'20da9f89183b126c2b83f49f6a8d478be860f995443f7f069f1f2ac0ac6b3ed0',0,NULL);
INSERT INTO "seats" VALUES('ngw98wceww',2,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('ngw98wceww',3,NULL,'random',NULL,0,NULL);
INSERT INTO "seats" VALUES('w384v4aink',0,'Ania',NULL,'ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',0,NULL);
INSERT INTO "seats" VALUES('w384v4aink',1,'P1',NULL,'4b40d93e6427a06f4ebe02387718a94ad6e82d0cb8d3ac174fdb02a7987a9275',0,NULL);
INSERT INTO "seats" VALUES('w384v4aink',2,'P2',NULL,'213f284bf44ff02952a1a241738d2babd0e81f601c74af19fc023fcbe1337182',1,NULL);
INSERT INTO "seats" VALUES('w384v4aink',3,'P3',NULL,'2cb5f81007eaa41508f022ba1a00fb86f87e061327a3b847a789445e35bcb129',0,NULL);
INSERT INTO "seats" VALUES('isu5cgd8md',0,'Ania',NULL,'ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',0,NULL);
INSERT INTO "seats" VALUES('isu5cgd8md',1,NULL,'random',NULL,0,NULL);
INSERT INTO "seats" VALUES('avi3nix4yc',0,'Ania',NULL,'ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',0,NULL);
INSERT INTO "seats" VALUES('avi3nix4yc',1,NULL,'random',NULL,0,NULL);
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
	outcome TEXT, material VARCHAR(32), closed VARCHAR(16), shut_out TEXT, address VARCHAR(64), seen FLOAT, dealing TEXT, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('ngw98wceww','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','open',1,X'7864CD3A2C9E409E0B58F71AECB8168FC6D6F5D1289994C2A0ABED9A8870FA7D','6df48ac9b8a906db7bfa07cffa7e4e893d24bffec61fa85a80a7e0cafbae599d','ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',1.79483248353523612019e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'36f386c7ae0c4726f6e21e881a08d96b5a6f88a3b0bd22d71eac8f2c10f763d5','ba74b3db5f9232761a9f09b2f457c1312093c2e43f66aa3791c66ddd1c216794',NULL,NULL);
INSERT INTO "tables" VALUES('w384v4aink','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'7CDB79AF04B624C80CB09B512DF0BED7AFF75BDB95DD1DFA136F8D10240B34C3','f12f441f44e0061513aa56f1a80cc63bda4f31db3f7ad0d2046eddaa11d31d5e','ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',1.79483248403107500078e+09,1.79483248430841684341e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'ba74b3db5f9232761a9f09b2f457c1312093c2e43f66aa3791c66ddd1c216794',NULL,NULL);
INSERT INTO "tables" VALUES('isu5cgd8md','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','over',1,X'C98DAB8E1C6E61EA77147BED5EE574D3734A3A935C7980A550E478588C1A568A','1668346eac8e20bcffe8705967c0cf817e626cf50dc485703ed03c98fbc35634','ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',1.79483248465539097782e+09,1.79483248466986703871e+09,1.79483248571870112417e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-kevin","character-max"],["character-franck","character-alice"]]}',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('avi3nix4yc','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'89B24FC9A6B48A4469950BA5B1E358E069B2D00EB2E87424B293510FD8BDAAD6','4de3bfaed982d5563698119ad75efb9f8b651180f9754ef4495658c9ecbef418','ff0bbd6ab0fa37eb324b64c2be37f1f45b5e57b734f5b33289ac8fd5d8fa66ce',1.79483248598732280732e+09,1.7948324861780409813e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'ba74b3db5f9232761a9f09b2f457c1312093c2e43f66aa3791c66ddd1c216794',NULL,NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('ngw98wceww','37aedf3d42c251cb4e6f47d3cd56a5c65e844315320f1958df29749ff14f9a1c',-1,1.79483248353523612019e+09);
INSERT INTO "tokens" VALUES('ngw98wceww','a55aa30d951ab910824dd3f41cf48d3f5e076c7967ac13e086c478789d873e3e',0,1.79483248353523612019e+09);
INSERT INTO "tokens" VALUES('ngw98wceww','60a6402e0ec179c67119adf76e2727215e8c55d8e2e107b5aba617742bdd2379',1,1.79483248357507681842e+09);
INSERT INTO "tokens" VALUES('w384v4aink','e4174e6dc2721c0613fb316df88aaaa2996694e5fbaccbf4988ab298414ba5cc',-1,1.79483248403107500078e+09);
INSERT INTO "tokens" VALUES('w384v4aink','700428e9813960561fea1a2559ce88dd4e47863fb4651f8048a84ba7445d1934',0,1.79483248403107500078e+09);
INSERT INTO "tokens" VALUES('w384v4aink','106df7e40c13f78662f6d97524080ded2549332fde9b236121cdbcc67a6f000b',1,1.79483248406997108461e+09);
INSERT INTO "tokens" VALUES('w384v4aink','d03b07621ec978db98b51d1328fff8ee2b6ead194b2b808598cc83df62087861',2,1.79483248413918018335e+09);
INSERT INTO "tokens" VALUES('w384v4aink','a30d84a629311f38333b09153452db133b9ac3b92a9d71f9519773d22a022c0f',3,1.79483248419796252246e+09);
INSERT INTO "tokens" VALUES('isu5cgd8md','f5d43f9632b54b4ab3804cb56333089fc3bed82f1b7a49c32d16f1a5ddce2bfd',-1,1.79483248465539097782e+09);
INSERT INTO "tokens" VALUES('isu5cgd8md','dcba5e18c05683346fc204a1f46896db22746f4679008698591041c0b6a27e69',0,1.79483248465539097782e+09);
INSERT INTO "tokens" VALUES('avi3nix4yc','4381d8602edc1882e222d82282e66880db1a1045eb2b1fc40daa9437d9f3570f',-1,1.79483248598732280732e+09);
INSERT INTO "tokens" VALUES('avi3nix4yc','88091ac9d623ae41e45c4be57208a5eb25f24a89d2d19b41688fd49caf97c569',0,1.79483248598732280732e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
