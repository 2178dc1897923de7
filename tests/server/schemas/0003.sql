-- {"open": {"table": "w9q38ni4wi", "host": "PH__XDwO_xgFKaao3sHNcClMeSJRpCBAlexyPUwEaAA", "tokens": ["4JUDy2UHnNjI4XNazL-FRqJ9vTiX5wOSYioudehmrBA", "_9GP_u_Vy_wK1l37BSAOXeGFQ4FcbMWekDOERzvlQkQ"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "qbisbkzqux", "tokens": ["0RXIM1iCo_NUrQy1EHmtbRoEwQZ_O1e65Fn7Zo7l_JI", "v8dLhYQ7C62CMgvycDG8Qq7vYOVcp7PjUeslFGzX468", "5x0EfdM7VcrUq7MRGSbrMDlmb9s48cu3UVf95e4_LPs", "wJxLNGcMHB4b9MiR0l77_7n39qXlX_M6lmD1NAqmwcE"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 29}}, "over": {"table": "jrqb3idcec", "tokens": ["__R6eULEJstkNPCkVA_Crd6-cxOxjUpzx07qoK4tpAo"]}, "brought": {"table": "nv5mxf5u8d", "token": "ItAYvd9Q8ONDsb3BDe-KkDstItDmRBl5YkAiOXHcOJ4", "card": "rusty_fork"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
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
INSERT INTO "choices" VALUES('qbisbkzqux',1,0,2,0,'c3',0.124,1.79475634248850941659e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',2,1,2,0,'c4',0.162,1.79475634252620768545e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',3,2,0,0,'c5',0.197,1.79475634256071400643e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',4,3,3,0,'c6',0.233,1.79475634259664392476e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',5,0,55,0,'c7',0.034,1.79475634263068580627e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',6,1,20,0,'c8',0.072,1.79475634266895055766e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',7,2,47,0,'c9',0.107,1.79475634270372581477e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',8,3,8,0,'c10',0.142,1.79475634273831701273e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',9,3,56,0,'c11',0.071,1.79475634280892872808e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',10,0,58,0,'c12',0.034,1.7947563428434045315e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',11,0,66,0,'c13',0.065,1.79475634290824675566e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',12,2,59,0,'c14',0.043,1.79475634295149612425e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',13,2,69,0,'c15',0.067,1.79475634301853489874e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',14,3,29,0,'c16',0.036,1.79475634305440020555e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',15,0,22,0,'c17',0.071,1.79475634308922052384e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',16,1,11,0,'c18',0.106,1.79475634312501907351e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',17,1,67,0,'c19',0.066,1.79475634319099950795e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',18,0,64,0,'c20',0.059,1.79475634324993371963e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',19,1,5,0,'c21',0.038,1.79475634328811693186e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',20,3,52,0,'c22',0.083,1.79475634333249258996e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',21,0,11,0,'c23',0.129,1.794756343378811121e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',22,0,66,0,'c24',0.066,1.79475634344478821753e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',23,1,57,0,'c25',0.035,1.79475634348023915286e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',24,3,64,0,'c26',0.048,1.7947563435287241935e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',25,1,66,0,'c27',0.051,1.79475634357925915721e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',26,3,58,0,'c28',0.047,1.79475634362622666357e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',27,3,64,0,'c29',0.065,1.7947563436912796497e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',28,0,9,0,'c30',0.038,1.79475634372916841505e+09);
INSERT INTO "choices" VALUES('qbisbkzqux',29,1,5,0,'kept',0.314,1.79475634400562477112e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',1,0,1,0,'c35',0.038,1.79475634417632818216e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',2,1,0,1,NULL,0.0,1.79475634430905342095e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',3,1,480,1,NULL,0.0,1.79475634431145882607e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',4,0,42,0,'c36',0.003,1.79475634431464385991e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',5,1,38,1,NULL,0.0,1.79475634431829524041e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',6,0,54,0,'c37',0.006,1.79475634432018804555e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',7,1,9,1,NULL,0.0,1.79475634432234859463e+09);
INSERT INTO "choices" VALUES('jrqb3idcec',8,0,68,0,'c38',0.002,1.79475634432419967655e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',1,1,1,1,NULL,0.0,1.79475679096804976468e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',2,1,17,1,NULL,0.0,1.79475679097251749043e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',3,1,19,1,NULL,0.0,1.7947567909746336937e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',4,0,3,0,'c0',0.002,1.79475679097623491285e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',5,0,16,0,'c1',0.001,1.79475679097750401499e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',6,0,17,0,'c2',0.001,1.79475679097870087627e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',7,0,9,0,'c3',0.001,1.79475679097992634773e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',8,0,12,0,'c4',0.001,1.79475679098104214667e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',9,0,19,0,'c5',0.001,1.79475679098215699196e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',10,1,6,1,NULL,0.0,1.79475679098749279971e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',11,1,9,1,NULL,0.0,1.79475679099053978915e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',12,1,19,1,NULL,0.0,1.79475679099193763735e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',13,0,4,0,'c6',0.001,1.79475679099309158321e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',14,0,7,0,'c7',0.001,1.79475679099416875836e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',15,0,19,0,'c8',0.001,1.79475679099524021149e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',16,1,3,1,NULL,0.0,1.79475679099679708483e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',17,1,13,1,NULL,0.0,1.79475679099796342854e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',18,1,19,1,NULL,0.0,1.79475679099942517277e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',19,0,0,0,'c9',0.001,1.79475679100055313108e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',20,0,14,0,'c10',0.001,1.79475679100158715248e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',21,1,2,1,NULL,0.0,1.7947567910030598641e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',22,1,18,1,NULL,0.0,1.7947567910042715073e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',23,1,19,1,NULL,0.0,1.79475679100571227069e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',24,1,5,1,NULL,0.0,1794756791.00703);
INSERT INTO "choices" VALUES('nv5mxf5u8d',25,1,8,1,NULL,0.0,1.79475679100829243659e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',26,1,19,1,NULL,0.0,1.79475679100956296918e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',27,1,0,1,NULL,0.0,1.79475679101085352899e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',28,1,21,1,NULL,0.0,1.79475679101237201688e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',29,1,21,1,NULL,0.0,1.79475679101399445531e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',30,1,21,1,NULL,0.0,1.79475679101544046399e+09);
INSERT INTO "choices" VALUES('nv5mxf5u8d',31,0,22,0,'c11',0.001,1794756791.01675);
INSERT INTO "choices" VALUES('nv5mxf5u8d',32,1,21,1,NULL,0.0,1.79475679101832294457e+09);
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
INSERT INTO "lines" VALUES('w9q38ni4wi',1,0,'chat',0,'Who is there?','c0',1.79475634224987101554e+09,'Ania');
INSERT INTO "lines" VALUES('qbisbkzqux',1,0,'started',NULL,'',NULL,1.79475634234828829768e+09,NULL);
INSERT INTO "lines" VALUES('qbisbkzqux',2,29,'chat',1,'It was Max!','c33',1.7947563440366368294e+09,NULL);
INSERT INTO "lines" VALUES('jrqb3idcec',1,0,'started',NULL,'',NULL,1.79475634410805034634e+09,NULL);
INSERT INTO "lines" VALUES('jrqb3idcec',2,8,'ended',NULL,'death',NULL,1.79475634432419967655e+09,NULL);
INSERT INTO "lines" VALUES('nv5mxf5u8d',1,0,'started',NULL,'',NULL,1.79475679068380284311e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('79b8ac141adb5bd449b3623629da6e33','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Catene da nocche\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"Sk\u0159et v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79475679068380284311e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('qbisbkzqux',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('w9q38ni4wi','host','ordered',0,1794756342.26052);
INSERT INTO "orders" VALUES('qbisbkzqux','host','c2',0,1.79475634234828829768e+09);
INSERT INTO "orders" VALUES('jrqb3idcec','host','c34',0,1.79475634410805034634e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b','Ania',1.79475634405573129651e+09);
INSERT INTO "people" VALUES('519249412af858d93f26dc0a736aa0e78d4efcbdf5990a6945a1c87f7a1ab72a','Jan',1.7947563422196705341e+09);
INSERT INTO "people" VALUES('6537e18e1323a1ff1094e6d46cc32359d3c30e3bfd68413ef222fe12acd38883','P1',1.79475634229266834264e+09);
INSERT INTO "people" VALUES('15f7af9a95005408710ad3b295d3b260d52ef670976556918cd57dfff883a009','P2',1.79475634230958056448e+09);
INSERT INTO "people" VALUES('c8007d43ddf381956f1867627bf200711c32020e7b7bb527719a3dfc6868ce06','P3',1.79475634232548642162e+09);
INSERT INTO "people" VALUES('5711c5df48703b2ba835d0c57fe2bf48751129a19f5bec00e9aab3885659c67c','Ania',1.79475679065309333803e+09);
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
	person VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "seats" VALUES('w9q38ni4wi',0,'Ania',NULL,'310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b');
INSERT INTO "seats" VALUES('w9q38ni4wi',1,'Jan',NULL,'519249412af858d93f26dc0a736aa0e78d4efcbdf5990a6945a1c87f7a1ab72a');
INSERT INTO "seats" VALUES('w9q38ni4wi',2,NULL,NULL,NULL);
INSERT INTO "seats" VALUES('qbisbkzqux',0,'Ania',NULL,'310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b');
INSERT INTO "seats" VALUES('qbisbkzqux',1,'P1',NULL,'6537e18e1323a1ff1094e6d46cc32359d3c30e3bfd68413ef222fe12acd38883');
INSERT INTO "seats" VALUES('qbisbkzqux',2,'P2',NULL,'15f7af9a95005408710ad3b295d3b260d52ef670976556918cd57dfff883a009');
INSERT INTO "seats" VALUES('qbisbkzqux',3,'P3',NULL,'c8007d43ddf381956f1867627bf200711c32020e7b7bb527719a3dfc6868ce06');
INSERT INTO "seats" VALUES('jrqb3idcec',0,'Ania',NULL,'310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b');
INSERT INTO "seats" VALUES('jrqb3idcec',1,NULL,'random',NULL);
INSERT INTO "seats" VALUES('nv5mxf5u8d',0,'Ania',NULL,'5711c5df48703b2ba835d0c57fe2bf48751129a19f5bec00e9aab3885659c67c');
INSERT INTO "seats" VALUES('nv5mxf5u8d',1,NULL,'careful',NULL);
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
	outcome TEXT, material VARCHAR(32), 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('w9q38ni4wi','lockup',1,'{"mode": "basic", "seats": 3}','{"clock":{"kind":"none"},"takeover":120.0,"pace":0.0,"talk":"free","spectators":true,"listed":true}','open',1,X'FB16B5CC23D9A9569E98FD763EA770431677F977DA9D598021AF697BD509A470','a0dbbd0a0250fe06df4059e5a651292ed6d37b3746888d74f389972a6413b4e6','310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b',1.79475634208272433276e+09,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('qbisbkzqux','room25',1,'{"mode": "suspicion", "seats": 4}','{"clock":{"kind":"none"},"takeover":120.0,"pace":0.0,"talk":"free","spectators":true,"listed":true}','playing',1,X'2DC95D6FAF8182584FDC1404C832FA232D0340F04AA36BC7D849877FF7A923CA','faa870e93fde1da28635f48484291d07222784397d439daa7bb8b1192eacae05','310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b',1.79475634228028535846e+09,1.79475634234828829768e+09,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('jrqb3idcec','room25',1,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none"},"takeover":120.0,"pace":0.0,"talk":"structured","spectators":true,"listed":true}','over',1,X'5E208B4D827D9D7F2E45C97EBCEDBEBB7B9D9E51138AD16C6C707D6225591297','f10c3fd4e7aa1214dd5ab5a92d21ddca02e51cd10a511f6881c3da837289d8a2','310b70f10c7d4af1c33c90d45fb150df79b0488f53d42c3cc2e6c369c36fd66b',1.79475634406325602531e+09,1.79475634410805034634e+09,1.7947563443243122101e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0]}',NULL);
INSERT INTO "tables" VALUES('nv5mxf5u8d','lockup',1,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "79b8ac141adb5bd449b3623629da6e33"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none"},"takeover":120.0,"pace":0.0,"talk":"structured","spectators":true,"listed":true}','playing',1,X'02A830731F4C1F3031E4D61308B0013727470EE6691BCDA5A6F7F9772320E1C0','a448dfcc3a5d1a0f1b96b4158535a370ec451ebf4bcd66e020e33e84ee3575f3','5711c5df48703b2ba835d0c57fe2bf48751129a19f5bec00e9aab3885659c67c',1.79475679068380284311e+09,1.79475679068380284311e+09,NULL,NULL,NULL,NULL,'79b8ac141adb5bd449b3623629da6e33');
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('w9q38ni4wi','37538d2265c8cd35b17e7eff623e140aa43755cf67cada1d67fc6933c32b188e',-1,1.79475634208272433276e+09);
INSERT INTO "tokens" VALUES('w9q38ni4wi','9ce7e8aa3913962e3bd575ebec9c71f48353936a013333d2004b0ab2c5c2b673',0,1.79475634208272433276e+09);
INSERT INTO "tokens" VALUES('w9q38ni4wi','ba6c4c83543dac9dd807a630a0d8028910b14f3fd92c8521031758f9347afc71',1,1.79475634222568178181e+09);
INSERT INTO "tokens" VALUES('qbisbkzqux','bb778883594a150a31c1a9cdbd0f86b570d717cd3cb44cd9de97b62d8fe9cb83',-1,1.79475634228028535846e+09);
INSERT INTO "tokens" VALUES('qbisbkzqux','5402feb6e0ac8e89b0bd24415aa4d7d3a6e6f5f02b590fba6b36f6f4037eeec5',0,1.79475634228028535846e+09);
INSERT INTO "tokens" VALUES('qbisbkzqux','a57da177b90db119fcea48ecb428d2c894f3975f22be5329094923a8e9e7cc72',1,1.79475634229474282268e+09);
INSERT INTO "tokens" VALUES('qbisbkzqux','b9f7d174bc76a6fff31660b8e7befadc94c5283844e39008cbcc296330d8c287',2,1.79475634231240701674e+09);
INSERT INTO "tokens" VALUES('qbisbkzqux','2f421571c195754d0278e4e4ee298df681e2890ed022e3baf6cbe1f75751059a',3,1.79475634232934165004e+09);
INSERT INTO "tokens" VALUES('jrqb3idcec','21e3a67745998fd28656d99f714f11cb58a28167605bb3baee5d2f14402e2572',-1,1.79475634406325602531e+09);
INSERT INTO "tokens" VALUES('jrqb3idcec','90a9900244fb09dfc8b50a60bf4f27dc8a7a13284c243f77d4031cce9c0cd222',0,1.79475634406325602531e+09);
INSERT INTO "tokens" VALUES('nv5mxf5u8d','ee871f192d537bdc45c2aa3ae20ffe6d821cf482fcfed98529e2c1e2b3926642',-1,1.79475679068380284311e+09);
INSERT INTO "tokens" VALUES('nv5mxf5u8d','522b7be3538f55fc3049b824dba6d367e07cf5412613d1067c99d0e78c2a3826',0,1.79475679068380284311e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
