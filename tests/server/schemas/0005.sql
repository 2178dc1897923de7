-- {"open": {"table": "qmumrbwt43", "host": "kfTjyjVl15POD7DDYalQd9eXNpHiNyRLArsK6-QzFrE", "tokens": ["rBjE2MJ9lcjOpPQZGnTEdZzzI8Bl_6HCNyVxnjsfTLg", "7qk6GYT4AntgKQHMbDUOhJx6kh9d_KCQnXSx-rx39hM"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "y5hu2f64dx", "tokens": ["LPH5XawXyVL4PwOeJazNoYrVsNiAWj--Gi9mnFRgRBI", "gEUikCKQmqRgmDj7FW2MUZH77vBT4GD1etTB46W0DmA", "HOWqZLR-vylr5NXlO0lIh6-NAdwE0Gri-f9swSzKgy4", "CpH96xc3MAPOb6YkcsTysRw6-nIu444OpztQEqWpMlg"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "yk5umqy999", "tokens": ["8oC3uyDt2y5eKpxmFsINeCMsJdgq1gQKaIzEOPSvY_E"]}, "brought": {"table": "fj62t7yctu", "token": "8SpRFsPg9i-WmyaYuzPDXj0_8OMue2fr6O7cfPSamjE", "card": "rusty_fork"}}
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
INSERT INTO "choices" VALUES('y5hu2f64dx',1,1,0,0,'kept',0.018,1.79482444905613446233e+09);
INSERT INTO "choices" VALUES('yk5umqy999',1,0,1,0,'c10',0.004,1.79482444910898327828e+09);
INSERT INTO "choices" VALUES('yk5umqy999',2,1,3,1,NULL,0.0,1.79482445009129977227e+09);
INSERT INTO "choices" VALUES('yk5umqy999',3,0,42,0,'c11',0.026,1.79482445011719822882e+09);
INSERT INTO "choices" VALUES('yk5umqy999',4,0,54,0,'c12',0.011,1.79482445012816643715e+09);
INSERT INTO "choices" VALUES('yk5umqy999',5,1,24,1,NULL,0.0,1.79482445014872765533e+09);
INSERT INTO "choices" VALUES('yk5umqy999',6,1,27,1,NULL,0.0,1.79482445015607666965e+09);
INSERT INTO "choices" VALUES('yk5umqy999',7,0,68,0,'c13',0.034,1.79482445019053506846e+09);
INSERT INTO "choices" VALUES('yk5umqy999',8,1,71,1,NULL,0.0,1.79482445023514556887e+09);
INSERT INTO "choices" VALUES('yk5umqy999',9,0,61,0,'c14',0.053,1.79482445028821372984e+09);
INSERT INTO "choices" VALUES('yk5umqy999',10,0,106,0,'c15',0.032,1.79482445032051682472e+09);
INSERT INTO "choices" VALUES('yk5umqy999',11,0,59,0,'c16',0.011,1.79482445033182454107e+09);
INSERT INTO "choices" VALUES('yk5umqy999',12,0,71,0,'c17',0.084,1.79482445041609096521e+09);
INSERT INTO "choices" VALUES('yk5umqy999',13,0,20,0,'c18',0.026,1.79482445044243788716e+09);
INSERT INTO "choices" VALUES('yk5umqy999',14,0,25,0,'c19',0.013,1.79482445045578122141e+09);
INSERT INTO "choices" VALUES('yk5umqy999',15,1,42,1,NULL,0.0,1.79482445046316528318e+09);
INSERT INTO "choices" VALUES('yk5umqy999',16,1,48,1,NULL,0.0,1.79482445046548628802e+09);
INSERT INTO "choices" VALUES('yk5umqy999',17,1,69,1,NULL,0.0,1.79482445047512888906e+09);
INSERT INTO "choices" VALUES('yk5umqy999',18,1,107,1,NULL,0.0,1.79482445047980904576e+09);
INSERT INTO "choices" VALUES('yk5umqy999',19,0,116,0,'c20',0.005,1.79482445048453521721e+09);
INSERT INTO "choices" VALUES('yk5umqy999',20,0,107,0,'c21',0.002,1.79482445048649120328e+09);
INSERT INTO "choices" VALUES('yk5umqy999',21,1,67,1,NULL,0.0,1.79482445050711250308e+09);
INSERT INTO "choices" VALUES('yk5umqy999',22,0,245,0,'c22',0.005,1.79482445051249074933e+09);
INSERT INTO "choices" VALUES('yk5umqy999',23,1,58,1,NULL,0.0,1.79482445052346944805e+09);
INSERT INTO "choices" VALUES('yk5umqy999',24,1,64,1,NULL,0.0,1.79482445052691316602e+09);
INSERT INTO "choices" VALUES('yk5umqy999',25,1,59,1,NULL,0.0,1.79482445054717135429e+09);
INSERT INTO "choices" VALUES('yk5umqy999',26,1,71,1,NULL,0.0,1.79482445055413055421e+09);
INSERT INTO "choices" VALUES('yk5umqy999',27,0,480,0,'c23',0.006,1.79482445055997562408e+09);
INSERT INTO "choices" VALUES('yk5umqy999',28,0,5,0,'c24',0.005,1.79482445056531524658e+09);
INSERT INTO "choices" VALUES('yk5umqy999',29,0,21,0,'c25',0.016,1.79482445058136391635e+09);
INSERT INTO "choices" VALUES('yk5umqy999',30,1,8,1,NULL,0.0,1.79482445060113716128e+09);
INSERT INTO "choices" VALUES('yk5umqy999',31,1,21,1,NULL,0.0,1.79482445060715460781e+09);
INSERT INTO "choices" VALUES('yk5umqy999',32,0,57,0,'c26',0.003,1.79482445060993289947e+09);
INSERT INTO "choices" VALUES('yk5umqy999',33,1,57,1,NULL,0.0,1.79482445062726688389e+09);
INSERT INTO "choices" VALUES('yk5umqy999',34,0,65,0,'c27',0.009,1.79482445063644289974e+09);
INSERT INTO "choices" VALUES('yk5umqy999',35,1,115,1,NULL,0.0,1.79482445063932657242e+09);
INSERT INTO "choices" VALUES('yk5umqy999',36,0,256,0,'c28',0.002,1.79482445064173269273e+09);
INSERT INTO "choices" VALUES('yk5umqy999',37,0,27,0,'c29',0.005,1.79482445064624691012e+09);
INSERT INTO "choices" VALUES('yk5umqy999',38,0,13,0,'c30',0.002,1.79482445064841079711e+09);
INSERT INTO "choices" VALUES('yk5umqy999',39,1,10,1,NULL,0.0,1.79482445065058493615e+09);
INSERT INTO "choices" VALUES('yk5umqy999',40,1,50,1,NULL,0.0,1.79482445065242505076e+09);
INSERT INTO "choices" VALUES('yk5umqy999',41,1,66,1,NULL,0.0,1794824450.65422);
INSERT INTO "choices" VALUES('yk5umqy999',42,0,256,0,'c31',0.002,1.79482445065599632264e+09);
INSERT INTO "choices" VALUES('yk5umqy999',43,1,116,1,NULL,0.0,1.79482445065777325627e+09);
INSERT INTO "choices" VALUES('yk5umqy999',44,0,64,0,'c32',0.002,1.79482445065936636928e+09);
INSERT INTO "choices" VALUES('yk5umqy999',45,1,69,1,NULL,0.0,1.79482445066115975382e+09);
INSERT INTO "choices" VALUES('yk5umqy999',46,0,68,0,'c33',0.002,1.79482445066285872456e+09);
INSERT INTO "choices" VALUES('yk5umqy999',47,1,59,1,NULL,0.0,1.79482445066483473775e+09);
INSERT INTO "choices" VALUES('yk5umqy999',48,1,70,1,NULL,0.0,1.79482445066632747654e+09);
INSERT INTO "choices" VALUES('yk5umqy999',49,0,481,0,'c34',0.002,1.79482445066813158995e+09);
INSERT INTO "choices" VALUES('yk5umqy999',50,0,5,0,'c35',0.002,1.79482445066986680032e+09);
INSERT INTO "choices" VALUES('yk5umqy999',51,0,5,0,'c36',0.002,1.79482445067147040364e+09);
INSERT INTO "choices" VALUES('yk5umqy999',52,1,14,1,NULL,0.0,1.79482445067314243312e+09);
INSERT INTO "choices" VALUES('yk5umqy999',53,1,23,1,NULL,0.0,1.79482445067455077172e+09);
INSERT INTO "choices" VALUES('yk5umqy999',54,0,56,0,'c37',0.001,1.79482445067591333395e+09);
INSERT INTO "choices" VALUES('yk5umqy999',55,0,65,0,'c38',0.001,1.79482445067717790603e+09);
INSERT INTO "choices" VALUES('yk5umqy999',56,1,70,1,NULL,0.0,1.79482445067851305005e+09);
INSERT INTO "choices" VALUES('yk5umqy999',57,0,57,0,'c39',0.001,1.79482445067979693408e+09);
INSERT INTO "choices" VALUES('yk5umqy999',58,1,114,1,NULL,0.0,1.79482445068113112456e+09);
INSERT INTO "choices" VALUES('yk5umqy999',59,1,70,1,NULL,0.0,1.79482445068244528775e+09);
INSERT INTO "choices" VALUES('yk5umqy999',60,0,26,0,'c40',0.001,1.79482445068386268615e+09);
INSERT INTO "choices" VALUES('yk5umqy999',61,0,10,0,'c41',0.001,1.79482445068522715567e+09);
INSERT INTO "choices" VALUES('yk5umqy999',62,1,20,1,NULL,0.0,1.79482445068656110758e+09);
INSERT INTO "choices" VALUES('yk5umqy999',63,1,22,1,NULL,0.0,1.79482445068783259389e+09);
INSERT INTO "choices" VALUES('yk5umqy999',64,1,113,1,NULL,0.0,1.79482445068917083742e+09);
INSERT INTO "choices" VALUES('yk5umqy999',65,0,65,0,'c42',0.001,1.79482445069035887724e+09);
INSERT INTO "choices" VALUES('yk5umqy999',66,1,107,1,NULL,0.0,1.79482445069180440904e+09);
INSERT INTO "choices" VALUES('yk5umqy999',67,0,68,0,'c43',0.002,1.79482445069429111476e+09);
INSERT INTO "choices" VALUES('yk5umqy999',68,0,21,0,'c44',0.002,1.79482445069582176215e+09);
INSERT INTO "choices" VALUES('yk5umqy999',69,0,10,0,'c45',0.001,1.79482445069712352745e+09);
INSERT INTO "choices" VALUES('yk5umqy999',70,1,24,1,NULL,0.0,1.7948244506985185147e+09);
INSERT INTO "choices" VALUES('yk5umqy999',71,1,12,1,NULL,0.0,1.79482445069983386994e+09);
INSERT INTO "choices" VALUES('yk5umqy999',72,1,107,1,NULL,0.0,1.79482445070122575763e+09);
INSERT INTO "choices" VALUES('yk5umqy999',73,0,67,0,'c46',0.001,1.79482445070247387882e+09);
INSERT INTO "choices" VALUES('yk5umqy999',74,0,71,0,'c47',0.005,1.79482445070714545249e+09);
INSERT INTO "choices" VALUES('yk5umqy999',75,1,112,1,NULL,0.0,1.79482445070886611942e+09);
INSERT INTO "choices" VALUES('yk5umqy999',76,0,19,0,'c48',0.001,1.79482445071023249622e+09);
INSERT INTO "choices" VALUES('yk5umqy999',77,0,12,0,'c49',0.001,1.7948244507115004063e+09);
INSERT INTO "choices" VALUES('yk5umqy999',78,1,13,1,NULL,0.0,1.79482445071297311775e+09);
INSERT INTO "choices" VALUES('yk5umqy999',79,1,5,1,NULL,0.0,1.79482445071420502668e+09);
INSERT INTO "choices" VALUES('yk5umqy999',80,1,57,1,NULL,0.0,1.79482445071552038193e+09);
INSERT INTO "choices" VALUES('yk5umqy999',81,0,65,0,'c50',0.001,1.79482445071679162979e+09);
INSERT INTO "choices" VALUES('yk5umqy999',82,0,107,0,'c51',0.001,1.79482445071820902824e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
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
INSERT INTO "lines" VALUES('y5hu2f64dx',1,0,'started',NULL,'',NULL,1.79482444896633934971e+09,NULL);
INSERT INTO "lines" VALUES('y5hu2f64dx',2,1,'chat',0,'Max!','c8',1.79482444907426929477e+09,'Ania');
INSERT INTO "lines" VALUES('yk5umqy999',1,0,'started',NULL,'',NULL,1.79482444909400391582e+09,NULL);
INSERT INTO "lines" VALUES('yk5umqy999',2,82,'ended',NULL,'countdown',NULL,1.79482445071820902824e+09,NULL);
INSERT INTO "lines" VALUES('fj62t7yctu',1,0,'started',NULL,'',NULL,1.7948244507536325454e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79482445073988199231e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('y5hu2f64dx',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('qmumrbwt43','host','c0',0,1.79482444880452561382e+09);
INSERT INTO "orders" VALUES('qmumrbwt43','host','ordered',0,1.7948244488176333904e+09);
INSERT INTO "orders" VALUES('qmumrbwt43','host','c2',0,1.79482444883104801181e+09);
INSERT INTO "orders" VALUES('qmumrbwt43','host','c3',0,1.79482444884361290928e+09);
INSERT INTO "orders" VALUES('y5hu2f64dx','host','c4',0,1.79482444896633934971e+09);
INSERT INTO "orders" VALUES('y5hu2f64dx','host','c7',1,1.79482444906591868394e+09);
INSERT INTO "orders" VALUES('yk5umqy999','host','c9',0,1.79482444909400391582e+09);
INSERT INTO "orders" VALUES('fj62t7yctu','host','c52',0,1.7948244507536325454e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd','Ania',1.79482445073866438861e+09);
INSERT INTO "people" VALUES('5923e77b31fb9f1099245a88cd666793dbae01f57f5ab46d7483c9ef0bdd549c','Jan',1.79482444875819873806e+09);
INSERT INTO "people" VALUES('fb39b395d7a2139ed02c0f4754a4925b31ac5fdfed08eb5dbf51aad88dcea651','Ola',1.79482444878652215008e+09);
INSERT INTO "people" VALUES('9d460e416ad12daaeef7341c10c5b3b93ea89b01487b34fbffa44c16a9fb84df','P1',1.79482444886726593977e+09);
INSERT INTO "people" VALUES('daca5c7424be8bbf15de711079d4187ccda2108fea90a082223726e581a9d0f5','P2',1.79482444888792705538e+09);
INSERT INTO "people" VALUES('1f80bb29942243069ffdedd4a0e528241315e3d15d5f6a56a3e232eb69105b89','P3',1.79482444891049337386e+09);
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
INSERT INTO "seats" VALUES('qmumrbwt43',0,'Ania',NULL,'f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',0);
INSERT INTO "seats" VALUES('qmumrbwt43',1,'Jan',NULL,'5923e77b31fb9f1099245a88cd666793dbae01f57f5ab46d7483c9ef0bdd549c',0);
INSERT INTO "seats" VALUES('qmumrbwt43',2,NULL,NULL,NULL,0);
INSERT INTO "seats" VALUES('qmumrbwt43',3,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('y5hu2f64dx',0,'Ania',NULL,'f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',0);
INSERT INTO "seats" VALUES('y5hu2f64dx',1,'P1',NULL,'9d460e416ad12daaeef7341c10c5b3b93ea89b01487b34fbffa44c16a9fb84df',0);
INSERT INTO "seats" VALUES('y5hu2f64dx',2,'P2',NULL,'daca5c7424be8bbf15de711079d4187ccda2108fea90a082223726e581a9d0f5',1);
INSERT INTO "seats" VALUES('y5hu2f64dx',3,'P3',NULL,'1f80bb29942243069ffdedd4a0e528241315e3d15d5f6a56a3e232eb69105b89',0);
INSERT INTO "seats" VALUES('yk5umqy999',0,'Ania',NULL,'f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',0);
INSERT INTO "seats" VALUES('yk5umqy999',1,NULL,'random',NULL,0);
INSERT INTO "seats" VALUES('fj62t7yctu',0,'Ania',NULL,'f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',0);
INSERT INTO "seats" VALUES('fj62t7yctu',1,NULL,'random',NULL,0);
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
INSERT INTO "tables" VALUES('qmumrbwt43','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','open',1,X'B1C8558CF9C128406A99D892F7038A89E67829CC881F849A76CDE80592398B3B','e87d907b9ede3c293f42458112da0cfb2221003b1a66bd9f145f5da4a3d9b6ab','f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',1.7948244487154881954e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'fb39b395d7a2139ed02c0f4754a4925b31ac5fdfed08eb5dbf51aad88dcea651',NULL,NULL);
INSERT INTO "tables" VALUES('y5hu2f64dx','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'BB0587E4CDF53A9A875C4CA26B6FA0BACA02AC918354B71058F5EEFE6C3D6C87','ac20471ddc5b9769b75e6e3ee9805b7c821639ece48dd83373b4ab21d3800603','f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',1.79482444886017346386e+09,1.79482444896633934971e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('yk5umqy999','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','over',1,X'4A0DF0C86A0C519E8A39EDAB977F1460768D47EF6D3C0BC9EAD3394495BDF9F4','508f01a51899345f08f01176c3746e4e9e7ed33b22f0fd88ecc6397fc86a3826','f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',1.79482444908401632312e+09,1.79482444909400391582e+09,1.7948244507183096409e+09,NULL,NULL,'{"winners":[],"reason":"countdown","scores":[0.0,0.0],"won":[],"was":[["character-kevin","character-bruce"],["character-franck","character-sarah"]]}',NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('fj62t7yctu','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null}','playing',1,X'80057BDCC01843D6CCE6BA8360D14BF151DECA4E0D534D88CD99C56DD866A300','9fbe6b356669a4f16120e547ce5a291832b2d051d0cd1912284f986ec470b7b8','f89d45474c7f01aa7c11f30039d0757067ca30402ed5c8d5deee7be1f659ecdd',1.79482445073988199231e+09,1.7948244507536325454e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,NULL,NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('qmumrbwt43','7a4739c3026dd62b9011c4c3c74402e5801660dc695b672a8810991eeb8a78cb',-1,1.7948244487154881954e+09);
INSERT INTO "tokens" VALUES('qmumrbwt43','ba8fa03befbfdfc9318490056a2f6df782e27c47c817573ead1d9878f9c7131f',0,1.7948244487154881954e+09);
INSERT INTO "tokens" VALUES('qmumrbwt43','26e51242282dfd36f8201769f304fbdad3d8877f637c06256415eba81d99032f',1,1.79482444876054382325e+09);
INSERT INTO "tokens" VALUES('y5hu2f64dx','0427450a5b2fe296d75a419484a4d26303ffcbb8d3db63e41944db56405954f8',-1,1.79482444886017346386e+09);
INSERT INTO "tokens" VALUES('y5hu2f64dx','7dc69f2c3d5ce8061772e96857a480af1f36df6687094e3cb77f1bb6d5a11f26',0,1.79482444886017346386e+09);
INSERT INTO "tokens" VALUES('y5hu2f64dx','c80cd94469e296da611574d0053219dcc3d1f560c85be76920ebf877db50ab53',1,1.79482444887114477157e+09);
INSERT INTO "tokens" VALUES('y5hu2f64dx','86e6ed4245dccabdd0081377427e0f97ec0d2a2d5d4960296188e373c0b41861',2,1.79482444889289355274e+09);
INSERT INTO "tokens" VALUES('y5hu2f64dx','c104415b4f1f61baa2e29a314dc3bb2835ae3e7a0996299003ccd9dcb61197ac',3,1.79482444891813564293e+09);
INSERT INTO "tokens" VALUES('yk5umqy999','e441e5d502a337529b62f5274204daa4c6a9c45c5fa321c642d1cd35cd5aeb0f',-1,1.79482444908401632312e+09);
INSERT INTO "tokens" VALUES('yk5umqy999','a92c9cd80fade1c1e20f45b7797b186f5a77d0c8b7ffbc817821b14749fa4f45',0,1.79482444908401632312e+09);
INSERT INTO "tokens" VALUES('fj62t7yctu','a558a23ceac6cf8362ffad295eb94acb410b407815a2b0f8f7dda7eda60425b4',-1,1.79482445073988199231e+09);
INSERT INTO "tokens" VALUES('fj62t7yctu','cb28c02cd523ad41ab0df3b14b727cdb2ac000080046cf8680b8be78f896599a',0,1.79482445073988199231e+09);
CREATE INDEX tables_by_state ON tables (state, created);
CREATE INDEX tables_by_due ON tables (due);
CREATE INDEX seats_by_person ON seats (person);
COMMIT;
