-- {"open": {"table": "jrcck2jbbf", "host": "CpkaKxrlTKFCofR-DOlWeyJl1ejvEEYTTCPsPS9DAAk", "tokens": ["A5kYKh01ek4BZdXP0r0arLur1vLmkeJRZX_SsQBzPkA", "KP8YDJv5KOOc2xsepCnX0Yvzi5hsdb3o9hKkUpsRrq4"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "h24arfv4tk", "tokens": ["iBd0HbGXYOFsVUYyFnV4QJaa2ERnxgVHGHQW1cHNzTU", "rx87OGxz1DqPDAvh0lNi0m667amJo67EvCW4TeLo6vs", "tvGiuFeJVFgrVGEJWKBIK8-VByq_nYDlBuielqXs-z4", "WmWKGTd6Wkm-wQjLt7wG245J2A9WUWvBh1X1OBJRjgA"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "epw5u5ek83", "tokens": ["DRkZbkYdXsXDfwyrN3yRNjwJynitHtmD-v8kT8ltHsg"]}, "brought": {"table": "bta33xiqmf", "token": "FdZ-wckb2trATqNJ-tz5rtYb9aNZU5Oq49NZyZJfhZw", "card": "rusty_fork"}}
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
INSERT INTO "choices" VALUES('h24arfv4tk',1,1,0,0,'kept',0.014,1.79482571663037490843e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',1,0,1,0,'c10',0.004,1.79482571667992448806e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',2,1,0,1,NULL,0.0,1.79482571721915864938e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',3,1,480,1,NULL,0.0,1.79482571724469208715e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',4,1,480,1,NULL,0.0,1.7948257172632091045e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',5,0,42,0,'c11',0.009,1.7948257172726979256e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',6,0,54,0,'c12',0.012,1.79482571728473043436e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',7,1,41,1,NULL,0.0,1.79482571730593085286e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',8,1,41,1,NULL,0.0,1.79482571731698560719e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',9,1,70,1,NULL,0.0,1.79482571732152152059e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',10,0,68,0,'c13',0.007,1.79482571732889723773e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',11,1,69,1,NULL,0.0,1.79482571733124923706e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',12,1,59,1,NULL,0.0,1.79482571733322691922e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',13,1,69,1,NULL,0.0,1.79482571733504962917e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',14,1,59,1,NULL,0.0,1.79482571733702111248e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',15,1,70,1,NULL,0.0,1.79482571734517264367e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',16,0,59,0,'c14',0.002,1.79482571734721922879e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',17,0,68,0,'c15',0.005,1.79482571735184741022e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',18,0,20,0,'c16',0.002,1.7948257173539171219e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',19,0,29,0,'c17',0.003,1.79482571735668086998e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',20,1,17,1,NULL,0.0,1.79482571736444902416e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',21,1,13,1,NULL,0.0,1.79482571736818146703e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',22,0,103,0,'c18',0.002,1.79482571737007546427e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',23,1,70,1,NULL,0.0,1.794825717380992651e+09);
INSERT INTO "choices" VALUES('epw5u5ek83',24,0,117,0,'c19',0.003,1.79482571738411879544e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','d7b7ba314aaf33439b0bef891c5819a4ac2b16d52299c8d75167896e5881e8f9');
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
INSERT INTO "lines" VALUES('h24arfv4tk',1,0,'started',NULL,'',NULL,1.79482571659976482391e+09,NULL);
INSERT INTO "lines" VALUES('h24arfv4tk',2,1,'chat',0,'Max!','c8',1.79482571664163517949e+09,'Ania');
INSERT INTO "lines" VALUES('epw5u5ek83',1,0,'started',NULL,'',NULL,1.79482571666492772099e+09,NULL);
INSERT INTO "lines" VALUES('epw5u5ek83',2,24,'ended',NULL,'death',NULL,1.79482571738411879544e+09,NULL);
INSERT INTO "lines" VALUES('bta33xiqmf',1,0,'started',NULL,'',NULL,1.79482571779202437398e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79482571777236127848e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('h24arfv4tk',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('jrcck2jbbf','host','c0',0,1.79482571648898196216e+09);
INSERT INTO "orders" VALUES('jrcck2jbbf','host','ordered',0,1.79482571650181937225e+09);
INSERT INTO "orders" VALUES('jrcck2jbbf','host','c2',0,1.79482571653080058091e+09);
INSERT INTO "orders" VALUES('jrcck2jbbf','host','c3',0,1.79482571654282617567e+09);
INSERT INTO "orders" VALUES('h24arfv4tk','host','c4',0,1.79482571659976482391e+09);
INSERT INTO "orders" VALUES('h24arfv4tk','host','c7',1,1.79482571663290333754e+09);
INSERT INTO "orders" VALUES('epw5u5ek83','host','c9',0,1.79482571666492772099e+09);
INSERT INTO "orders" VALUES('bta33xiqmf','host','c20',0,1.79482571779202437398e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5','Ania',1.79482571777095031742e+09);
INSERT INTO "people" VALUES('a9ade1280510b7cf0e70c4db2bd0912930235d54821f945dc57e8e174ab81a00','Jan',1.79482571641108322145e+09);
INSERT INTO "people" VALUES('a43119e89c40cd917f72301f51840f7260de274c8c78cb2f32ab1dc13be644b1','Ola',1.79482571645992660521e+09);
INSERT INTO "people" VALUES('b867c601f1913399bb9de0569c80e9c069e2c124af690fa130008198c711924f','P1',1.79482571656072926527e+09);
INSERT INTO "people" VALUES('a5d8b07f9b3a54ea75741d5eaf9c9dd03524d300c7265d696df6d71dccf23291','P2',1.79482571657378053671e+09);
INSERT INTO "people" VALUES('44d5a9d137448126dafb7a339211e5ed93d6e1610fdbc6b9a60c3550245adab3','P3',1.79482571658383226395e+09);
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
INSERT INTO "seats" VALUES('jrcck2jbbf',0,'Ania',NULL,'2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',0);
INSERT INTO "seats" VALUES('jrcck2jbbf',1,'Jan',NULL,'a9ade1280510b7cf0e70c4db2bd0912930235d54821f945dc57e8e174ab81a00',0);
INSERT INTO "seats" VALUES('jrcck2jbbf',2,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('jrcck2jbbf',3,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('h24arfv4tk',0,'Ania',NULL,'2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',0);
INSERT INTO "seats" VALUES('h24arfv4tk',1,'P1',NULL,'b867c601f1913399bb9de0569c80e9c069e2c124af690fa130008198c711924f',0);
INSERT INTO "seats" VALUES('h24arfv4tk',2,'P2',NULL,'a5d8b07f9b3a54ea75741d5eaf9c9dd03524d300c7265d696df6d71dccf23291',1);
INSERT INTO "seats" VALUES('h24arfv4tk',3,'P3',NULL,'44d5a9d137448126dafb7a339211e5ed93d6e1610fdbc6b9a60c3550245adab3',0);
INSERT INTO "seats" VALUES('epw5u5ek83',0,'Ania',NULL,'2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',0);
INSERT INTO "seats" VALUES('epw5u5ek83',1,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('bta33xiqmf',0,'Ania',NULL,'2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',0);
INSERT INTO "seats" VALUES('bta33xiqmf',1,NULL,'random',NULL,0);
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
INSERT INTO "tables" VALUES('jrcck2jbbf','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','open',1,X'80CD706D84B1ADEEA51BBD2729E006F103441CA04500D965004E4B246CAA0ECA','7110ffc0b93355fbb0f8afc93b53d26d5d8393b91dd875e1e58beb6ebd0d5c68','2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',1.79482571638961720464e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'a43119e89c40cd917f72301f51840f7260de274c8c78cb2f32ab1dc13be644b1','48940e13e73cdf239e06b79a13f1e87ffe25b263d0eacd53c2c08c795f0c6989',NULL);
INSERT INTO "tables" VALUES('h24arfv4tk','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'80098AC28078CD75BA6C12F6F521DEFD7CFDB78DFBB95AE083D1803959CB11C9','111686e5bc8f8227ab5652d18147843317b757ab82168790e1651e5009fcfde8','2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',1.79482571655583906175e+09,1.79482571659976482391e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'48940e13e73cdf239e06b79a13f1e87ffe25b263d0eacd53c2c08c795f0c6989',NULL);
INSERT INTO "tables" VALUES('epw5u5ek83','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','over',1,X'84129BA0F847CF530F078B754A719EAE251BF805B43A1E0B1243982D8E4605CA','5dac1e3c862e01fae579b57e72d3f2a71d5e858521e7cb863db1890744c75afe','2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',1.79482571665516281132e+09,1.79482571666492772099e+09,1.79482571738435792924e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-alice","character-sarah"],["character-emmett","character-jennifer"]]}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('bta33xiqmf','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'7E8E1D59D3FE87A04F8383B7F786D98DF80E10E5A432F5C1A3B55E6CE5C0D716','dd498e3d690f4fd3c1ae25d3450d6b09624215b6805dfc9fa5fca3da10d0b54b','2951eed27cd4d452349cd0a7b16c6ccc8f8642acf7aee0e51b9c6332dd755aa5',1.79482571777236127848e+09,1.79482571779202437398e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'48940e13e73cdf239e06b79a13f1e87ffe25b263d0eacd53c2c08c795f0c6989',NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('jrcck2jbbf','747548fac346435b04abe7e30e3df41c999c14d495d0757eaf5c9e0ad8d8a47d',-1,1.79482571638961720464e+09);
INSERT INTO "tokens" VALUES('jrcck2jbbf','9ae89b73202d3cc75541e1a5ac0d160a76f32a98ef25db0e9fd294a3d5c07aba',0,1.79482571638961720464e+09);
INSERT INTO "tokens" VALUES('jrcck2jbbf','0d6b4f3ae4661bdaa97569ed645f76d458d4b6b70e14d27d2e9ad771359ed46f',1,1.79482571641559171676e+09);
INSERT INTO "tokens" VALUES('h24arfv4tk','d2db6574b773499aff2df5433961b7e79a5a4e0d9cbba2c42182d14241701b6b',-1,1.79482571655583906175e+09);
INSERT INTO "tokens" VALUES('h24arfv4tk','e194c67d289163755d43f55e057b961cadf0991ef9b7be2c3c3dbb7c6ca20602',0,1.79482571655583906175e+09);
INSERT INTO "tokens" VALUES('h24arfv4tk','50746326ba920804ebbc5a8c253c887e8c27cdc38ba18e50f3352dc8f14b36d6',1,1.79482571656242299081e+09);
INSERT INTO "tokens" VALUES('h24arfv4tk','a920f3eda8e587932d707c0a64ed9ddf08a5f9429d488b5f19a6fda07455c3ad',2,1.79482571657605504992e+09);
INSERT INTO "tokens" VALUES('h24arfv4tk','25b1350f175bf9986b35e4b05b7b2c77229fed745765de3223de0d7ed4623cf4',3,1.79482571658557367322e+09);
INSERT INTO "tokens" VALUES('epw5u5ek83','c873a71feae9bab7348ef3d1368b847bb9a8b78164368571f3e2610c7ba8c62a',-1,1.79482571665516281132e+09);
INSERT INTO "tokens" VALUES('epw5u5ek83','f4a64dae9336aa8e4388e88a51dd4cd38b1efdb1b90ca60d81fcbbfe8811b694',0,1.79482571665516281132e+09);
INSERT INTO "tokens" VALUES('bta33xiqmf','0cc4239411af9e1a882da9553222a57e6c142950e2993a146cfa935351fd2988',-1,1.79482571777236127848e+09);
INSERT INTO "tokens" VALUES('bta33xiqmf','c71be1acb4fed5ae64a828d840fcf75b8846055c85f3fec09ca6cafc25096f6c',0,1.79482571777236127848e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
