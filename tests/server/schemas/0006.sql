-- {"open": {"table": "ai5g4um6gf", "host": "c7g4kUaGlXmpt8Myy7sxbbCpKc19X1qV43p-27e7H6E", "tokens": ["zmmptqi688tunVSpJcLIlqkVymhv1M1kYTJRMwy0ye0", "k1R5mG9-eL22xw4lk5uV69lQnsgIKYq3UOy269jnelY"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "7v7k7tun7p", "tokens": ["LWEt_t6Lor3sSR4tgJ-jQ8L7WqrTEnS5WCBvjPdDPpc", "PvZp9y7a_OfuKXRKuzMGwAW10aqtRo4B0x7HOBpQQ-M", "ZlT60WHCsGG2BbphDC0EXfQPi3xwtbaXKtM7ndjaPuY", "m921FjW74-J67iu-UOGfr49a67aWOG2qN_MpHMoDxDY"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "24yrtyft5h", "tokens": ["P5D21_Ea5NoWFEska_-_b02Y97c8d4ibPHRwmlsVzOM"]}, "brought": {"table": "chcjxs9ch4", "token": "PcQQ-MAqOMUJHkfSCv4Rpde89z78me-_vXBVrzlomhU", "card": "rusty_fork"}}
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
INSERT INTO "choices" VALUES('7v7k7tun7p',1,1,0,0,'kept',0.143,1.79483263011907291412e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',1,0,1,0,'c10',0.023,1.79483263055960083004e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',2,1,1,1,NULL,0.0,1.79483263127122545242e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',3,0,42,0,'c11',0.033,1.79483263130389356608e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',4,0,54,0,'c12',0.022,1.79483263132582879064e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',5,1,20,1,NULL,0.0,1.79483263134752202032e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',6,1,5,1,NULL,0.0,1.7948326313717260361e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',7,0,68,0,'c13',0.009,1.79483263138025307659e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',8,1,57,1,NULL,0.0,1.79483263141171193121e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',9,1,66,1,NULL,0.0,1.79483263143931984903e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',10,0,59,0,'c14',0.021,1.7948326314604766369e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',11,0,68,0,'c15',0.02,1.79483263148081302641e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',12,0,59,0,'c16',0.025,1.79483263150613832478e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',13,0,71,0,'c17',0.018,1.79483263152453565597e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',14,0,20,0,'c18',0.048,1.79483263157282066347e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',15,0,25,0,'c19',0.028,1.79483263160059356693e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',16,1,50,1,NULL,0.0,1.79483263163542485236e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',17,1,28,1,NULL,0.0,1.79483263164321827885e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',18,0,112,0,'c20',0.025,1.79483263166835856441e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',19,0,106,0,'c21',0.016,1.79483263168465852739e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',20,1,59,1,NULL,0.0,1.79483263170382308961e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',21,1,71,1,NULL,0.0,1.79483263173950958252e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',22,0,8,0,'c22',0.021,1.79483263176087570189e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',23,0,20,0,'c23',0.023,1.79483263178347086908e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',24,1,38,1,NULL,0.0,1.79483263181557750704e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',25,1,15,1,NULL,0.0,1.79483263184115815168e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',26,0,56,0,'c24',0.02,1.79483263186081242563e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',27,0,117,0,'c25',0.029,1.79483263189015841481e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',28,1,66,1,NULL,0.0,1.79483263190724587439e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',29,1,68,1,NULL,0.0,1.7948326319152815342e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',30,0,109,0,'c26',0.034,1.79483263194975924494e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',31,1,58,1,NULL,0.0,1.7948326319685125351e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',32,1,66,1,NULL,0.0,1.79483263197717046733e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',33,1,477,1,NULL,0.0,1.79483263198932695386e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',34,0,24,0,'c27',0.003,1.79483263199265861507e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',35,0,29,0,'c28',0.004,1.79483263199684453005e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',36,1,20,1,NULL,0.0,1.79483263199994134908e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',37,1,8,1,NULL,0.0,1.79483263200256347655e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',38,0,108,0,'c29',0.006,1.79483263200849819181e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',39,1,56,1,NULL,0.0,1.7948326320295317173e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',40,1,116,1,NULL,0.0,1.79483263204716634751e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',41,0,198,0,'c30',0.016,1.7948326320631389618e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',42,0,107,0,'c31',0.02,1.79483263208281755441e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',43,0,28,0,'c32',0.005,1.79483263208767223357e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',44,0,12,0,'c33',0.004,1.79483263209119701386e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',45,1,29,1,NULL,0.0,1.79483263209809446332e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',46,1,16,1,NULL,0.0,1.79483263210762405397e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',47,0,65,0,'c34',0.007,1.79483263211420726772e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',48,1,69,1,NULL,0.0,1.79483263212649512292e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',49,0,112,0,'c35',0.029,1.79483263215519642827e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',50,1,109,1,NULL,0.0,1.79483263220101523392e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',51,1,480,1,NULL,0.0,1.79483263221861028676e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',52,0,477,0,'c36',0.029,1.7948326322479805946e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',53,0,5,0,'c37',0.018,1.79483263226623725888e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',54,0,6,0,'c38',0.027,1.79483263229288339613e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',55,1,17,1,NULL,0.0,1.79483263231532859808e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',56,1,10,1,NULL,0.0,1.79483263234190940854e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',57,1,71,1,NULL,0.0,1.79483263236694908144e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',58,0,56,0,'c39',0.015,1.79483263238181400302e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',59,0,67,0,'c40',0.03,1.79483263241163563733e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',60,1,65,1,NULL,0.0,1.79483263242741608624e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',61,0,56,0,'c41',0.014,1.79483263244130611425e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',62,0,69,0,'c42',0.009,1.79483263245052170756e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',63,1,68,1,NULL,0.0,1.79483263245390439028e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',64,0,28,0,'c43',0.004,1.79483263245803880692e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',65,0,6,0,'c44',0.009,1.79483263246686029429e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',66,1,26,1,NULL,0.0,1.79483263247021102904e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',67,1,9,1,NULL,0.0,1.79483263247734332089e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',68,0,56,0,'c45',0.004,1.79483263248114681244e+09);
INSERT INTO "choices" VALUES('24yrtyft5h',69,0,70,0,'c46',0.005,1.79483263248593878742e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','48f434e4958b09a33a069b5cebf1df5b4981a7b3b64a816a6092672cf15bc5a2');
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
INSERT INTO "lines" VALUES('7v7k7tun7p',1,0,'started',NULL,'',NULL,1.79483262984980821612e+09,NULL);
INSERT INTO "lines" VALUES('7v7k7tun7p',2,1,'chat',0,'Max!','made6',1.79483263022628283496e+09,'Ania');
INSERT INTO "lines" VALUES('24yrtyft5h',1,0,'started',NULL,'',NULL,1.79483263043096160889e+09,NULL);
INSERT INTO "lines" VALUES('24yrtyft5h',2,69,'ended',NULL,'death',NULL,1.79483263248593878742e+09,NULL);
INSERT INTO "lines" VALUES('chcjxs9ch4',1,0,'started',NULL,'',NULL,1.79483263296330189709e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79483263287440872194e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('7v7k7tun7p',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('ai5g4um6gf','host','made1',0,1.79483262888802504544e+09);
INSERT INTO "orders" VALUES('ai5g4um6gf','host','ordered',0,1.79483262895866799353e+09);
INSERT INTO "orders" VALUES('ai5g4um6gf','host','made2',0,1.79483262922541832919e+09);
INSERT INTO "orders" VALUES('ai5g4um6gf','host','made3',0,1.79483262938780951502e+09);
INSERT INTO "orders" VALUES('7v7k7tun7p','host','c4',0,1.79483262984980821612e+09);
INSERT INTO "orders" VALUES('7v7k7tun7p','host','made5',1,1.79483263015105915069e+09);
INSERT INTO "orders" VALUES('24yrtyft5h','host','c9',0,1.79483263043096160889e+09);
INSERT INTO "orders" VALUES('chcjxs9ch4','host','c47',0,1.79483263296330189709e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b','Ania',1.79483263287128233911e+09);
INSERT INTO "people" VALUES('3dd084ab1290c49a8a9f944fc045e2c28e8b9f1ca3f29e55077ab3bc687e4bbb','Jan',1.79483262866539978975e+09);
INSERT INTO "people" VALUES('800aae4c41e400e702677c69daf467008f5e58f12b63e0159f4302a051423250','Ola',1.79483262881380486487e+09);
INSERT INTO "people" VALUES('48ab3d7573e150b67b675ad318ffa6c03558beb15140446d904018e7cb2d90ee','P1',1.79483262956297659872e+09);
INSERT INTO "people" VALUES('747d2acac3051423705892fc3d2a5619c76899f7203c12430e2e94af3276d220','P2',1.79483262964578056336e+09);
INSERT INTO "people" VALUES('55170f1746f7518f330cc5ccefaf29afc19227f6f8bda73bcc3710212f156b2c','P3',1.79483262972660589213e+09);
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
INSERT INTO "seats" VALUES('ai5g4um6gf',0,'Ania',NULL,'779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',0);
INSERT INTO "seats" VALUES('ai5g4um6gf',1,'Jan',NULL,'3dd084ab1290c49a8a9f944fc045e2c28e8b9f1ca3f29e55077ab3bc687e4bbb',0);
INSERT INTO "seats" VALUES('ai5g4um6gf',2,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('ai5g4um6gf',3,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('7v7k7tun7p',0,'Ania',NULL,'779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',0);
INSERT INTO "seats" VALUES('7v7k7tun7p',1,'P1',NULL,'48ab3d7573e150b67b675ad318ffa6c03558beb15140446d904018e7cb2d90ee',0);
INSERT INTO "seats" VALUES('7v7k7tun7p',2,'P2',NULL,'747d2acac3051423705892fc3d2a5619c76899f7203c12430e2e94af3276d220',1);
INSERT INTO "seats" VALUES('7v7k7tun7p',3,'P3',NULL,'55170f1746f7518f330cc5ccefaf29afc19227f6f8bda73bcc3710212f156b2c',0);
INSERT INTO "seats" VALUES('24yrtyft5h',0,'Ania',NULL,'779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',0);
INSERT INTO "seats" VALUES('24yrtyft5h',1,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('chcjxs9ch4',0,'Ania',NULL,'779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',0);
INSERT INTO "seats" VALUES('chcjxs9ch4',1,NULL,'random',NULL,0);
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
INSERT INTO "tables" VALUES('ai5g4um6gf','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','open',1,X'8304B1A165E352FCA71F0B4EC4382946658EF56206F743B0ED5E27D02BF9E8BE','18497f3eefe1f2a174f5f73d325485b0cfb2afd082b39ea8cfd929e2f319c2e4','779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',1.79483262858715105058e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'800aae4c41e400e702677c69daf467008f5e58f12b63e0159f4302a051423250','e1f37728f6da62ff4289f618e22258305f36c9a46b080d7ba2c5cedf3794acb2',NULL);
INSERT INTO "tables" VALUES('7v7k7tun7p','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','playing',1,X'17AC733F4A3D48209C5D6A79479E30D4F81D6719973F87A26109F74F1A10BCFA','fbf1d32202302fe1bcbd8b6d8b1f6c1673bbe2b23a1d47f9625b3ebf53259e22','779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',1.79483262952326154708e+09,1.79483262984980821612e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'e1f37728f6da62ff4289f618e22258305f36c9a46b080d7ba2c5cedf3794acb2',NULL);
INSERT INTO "tables" VALUES('24yrtyft5h','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','over',1,X'CB11211AE8C2FDAA27994229383A4AA34C334C7FC12E040FF700D424CACDDCAC','751dced865bc1e9122d3e8dd00fbf195df6f380c85b677e56d155e3fee47beb0','779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',1.7948326303117780686e+09,1.79483263043096160889e+09,1.79483263248616456983e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-max","character-emmett"],["character-sarah","character-jennifer"]],"day":null}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('chcjxs9ch4','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','playing',1,X'B698799E50E19853BD2604CB36E5BF9787EA6974B8A1E15CD60A1A30A389778C','8b0f111140a1ec7a97b1bb9d87c3d962ec9a48450203dc0f2d98fdd14721cb97','779ad9eae177afa89c1de1476aeb8a33d1343b7b275fd47db5d822a3761f4a9b',1.79483263287440872194e+09,1.79483263296330189709e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'e1f37728f6da62ff4289f618e22258305f36c9a46b080d7ba2c5cedf3794acb2',NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('ai5g4um6gf','7763ad1bcf8a1f605be0d804df89721b87c6e7f44b64e80328e10c98d56b8d11',-1,1.79483262858715105058e+09);
INSERT INTO "tokens" VALUES('ai5g4um6gf','ad115204e5aad17875deec9c68a5524bea425d1dfab5e64ebd6052147bcfc0ae',0,1.79483262858715105058e+09);
INSERT INTO "tokens" VALUES('ai5g4um6gf','8180f26f37b8dcd8c2a31082deba0c622eeca6744f3c4def4bb7fd9cc3df8f73',1,1.79483262869214749328e+09);
INSERT INTO "tokens" VALUES('7v7k7tun7p','df283d7a2772a6bed8ec39eb32eeb93075fbacc3c646740e4f14125f0b31ce06',-1,1.79483262952326154708e+09);
INSERT INTO "tokens" VALUES('7v7k7tun7p','ec5e6619499d1f7d36f77e0ed193373deec360012e2067c2b189a32ae2d92aae',0,1.79483262952326154708e+09);
INSERT INTO "tokens" VALUES('7v7k7tun7p','140e0c120c909dd51b4608c352b013c3ac1313ca2fb8f41acc9d0d98ab67862a',1,1.79483262958371376995e+09);
INSERT INTO "tokens" VALUES('7v7k7tun7p','98c234f531c42f0fe76d171978499c0f89eb9455e574dddbccdb932763c8dc2f',2,1.7948326296653165817e+09);
INSERT INTO "tokens" VALUES('7v7k7tun7p','06ff777711ef955d86cb18201ee1588cfdc51c80a9be09d330dc1975ca044dad',3,1.79483262974952960007e+09);
INSERT INTO "tokens" VALUES('24yrtyft5h','60f91669cf5c0768b6de05833ff132b4db532f95bb56c35f95e595cd2b0ba57f',-1,1.7948326303117780686e+09);
INSERT INTO "tokens" VALUES('24yrtyft5h','d4c87080a14d501b572dbb563f1a5a9582afa8b01fcb5646518f71be6cdd3b3a',0,1.7948326303117780686e+09);
INSERT INTO "tokens" VALUES('chcjxs9ch4','a8afebf712bd38ef261fb810005ec8d720cd0c75c8d8ad040f2169745a9f4ac6',-1,1.79483263287440872194e+09);
INSERT INTO "tokens" VALUES('chcjxs9ch4','e19ad6d5240f7cc1bde9c2c5e92c84a4408e0b8d3c1a854ebaa0018ded17a516',0,1.79483263287440872194e+09);
CREATE TABLE tries (
	date VARCHAR(10) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	mode VARCHAR(24) NOT NULL, 
	person VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	table_id VARCHAR(16) NOT NULL, 
	late BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	score TEXT, 
	PRIMARY KEY (date, game, mode, person)
);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX tries_by_person ON tries (person);
CREATE INDEX tries_by_table ON tries (table_id);
COMMIT;
