-- {"open": {"table": "pavnb7vbwi", "host": "StpXXyWqsSASDy9DE_rylin4CEzQGWV-N3eXi-f2JrY", "tokens": ["vMsUMKgKx147xnr90QrOWxs3CmFw_TCWkWxHDCUlve4", "u2aB3cgzFkqcmyFDroW-2stADc8TSdkn0scyr5IDUuU"], "order": {"type": "swap", "id": "ordered", "seat": 1, "other": 2}}, "playing": {"table": "6cg26rbaiw", "tokens": ["ux6GJrzKISs_yH8ef_IILhvpiS2Lns6upTKdi2dsNng", "LflvtyAmWFGjomgHawRbJIiEk27K81tIfajWzcjU-HI", "Ti-05OZ09EkPt7f8Ts5Y_7n0jBQ4r2oLuC7qiIB3AZM", "iSI-EvGOqanN720ge1DJJr-1RK8kFBpluWQNDi8_Exc"], "seat": 1, "done": {"type": "done", "id": "kept", "number": 1}}, "over": {"table": "q7wubmrzmt", "tokens": ["REdBM4sn14LxtbvRmKq2CHNMnHyx9jPHwVtrQ5fudW8"]}, "brought": {"table": "eguxpg3grh", "token": "YSYN4rCckmKcOtx2rWgDa-I4zbOVtwWREAObaE4XkQs", "card": "rusty_fork"}}
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
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
INSERT INTO "choices" VALUES('6cg26rbaiw',1,1,0,0,'kept',0.049,1.79483520778136491774e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',1,0,1,0,'c10',0.005,1.79483520793264818195e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',2,1,3,1,NULL,0.0,1.79483520840337634088e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',3,0,481,0,'c11',0.005,1.79483520840871191024e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',4,0,477,0,'c12',0.012,1.79483520842046880721e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',5,0,32,0,'c13',0.012,1.79483520843246793742e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',6,0,14,0,'c14',0.004,1.79483520843671345715e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',7,1,7,1,NULL,0.0,1.79483520844468855855e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',8,1,53,1,NULL,0.0,1.79483520845626783372e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',9,0,57,0,'c15',0.008,1.79483520846449899673e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',10,1,56,1,NULL,0.0,1.79483520847670173642e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',11,0,71,0,'c16',0.012,1.79483520848825860022e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',12,0,71,0,'c17',0.007,1.79483520849561452867e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',13,0,67,0,'c18',0.009,1.79483520850443720815e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',14,1,69,1,NULL,0.0,1.79483520851494026187e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',15,0,61,0,'c19',0.005,1.79483520852017617228e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',16,0,106,0,'c20',0.008,1.79483520852838277816e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',17,1,61,1,NULL,0.0,1.79483520853701138501e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',18,1,108,1,NULL,0.0,1.79483520854913854601e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',19,0,12,0,'c21',0.005,1.7948352085545344353e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',20,0,29,0,'c22',0.004,1.79483520855807447431e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',21,1,12,1,NULL,0.0,1.79483520856202316282e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',22,1,26,1,NULL,0.0,1.79483520856504750245e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',23,1,66,1,NULL,0.0,1.79483520857240772244e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',24,0,64,0,'c23',0.005,1.79483520857782769203e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',25,0,239,0,'c24',0.002,1794835208.5803);
INSERT INTO "choices" VALUES('q7wubmrzmt',26,0,117,0,'c25',0.004,1.79483520858447718627e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',27,1,65,1,NULL,0.0,1.79483520860287356375e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',28,0,117,0,'c26',0.003,1.79483520860594701769e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',29,0,5,0,'c27',0.004,1.79483520860993671416e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',30,0,28,0,'c28',0.003,1.79483520861289501183e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',31,1,18,1,NULL,0.0,1.79483520862590813639e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',32,1,36,1,NULL,0.0,1.79483520862897086151e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',33,0,57,0,'c29',0.003,1.79483520863185358048e+09);
INSERT INTO "choices" VALUES('q7wubmrzmt',34,1,87,1,NULL,0.0,1.79483520863501095775e+09);
CREATE TABLE house (
	"key" VARCHAR(24) NOT NULL, 
	value TEXT NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "house" VALUES('secret','732dff05c30ea66a3ba252b250a5bec48e75a9bbd0ee1e33dca35ada7c1213e5');
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
INSERT INTO "lines" VALUES('6cg26rbaiw',1,0,'started',NULL,'',NULL,1.7948352076398291588e+09,NULL);
INSERT INTO "lines" VALUES('6cg26rbaiw',2,1,'chat',0,'Max!','made6',1.7948352078223052025e+09,'Ania');
INSERT INTO "lines" VALUES('q7wubmrzmt',1,0,'started',NULL,'',NULL,1794835207.89049,NULL);
INSERT INTO "lines" VALUES('q7wubmrzmt',2,34,'ended',NULL,'death',NULL,1.79483520863501095775e+09,NULL);
INSERT INTO "lines" VALUES('eguxpg3grh',1,0,'started',NULL,'',NULL,1.79483520880023789405e+09,NULL);
CREATE TABLE material (
	digest VARCHAR(32) NOT NULL, 
	game VARCHAR(24) NOT NULL, 
	content TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "material" VALUES('bcffe3c3e90251ce1512e2d7aa91c732','lockup','{"name": "Rusty", "files": {"items.toml": "# The 34 items (LK-1.7, LK-10), listed by their main treasure.\n#\n# value      stars, scored at once when the item is crafted\n# cost       cubes by kind: scrap, potion, iron, gold, and \"any\" for cubes of any kind\n# treasures  the icons shield, gem, spell: one or more\n# effects    what happens once, when it is crafted (LK-14)\n#\n# No list of the printed cards was to be had, so these are a reconstruction, made to fit every number the rulebook prints.\n\n[sharpened_spoon]\nname = { en = \"Sharpened Spoon\", pl = \"Naostrzona \u0142y\u017cka\", ru = \"\u0417\u0430\u0442\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043b\u043e\u0436\u043a\u0430\", cs = \"Nabrou\u0161en\u00e1 l\u017e\u00edce\", it = \"Cucchiaio affilato\" }\nvalue = 8\ncost = { scrap = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[rusty_fork]\nname = { en = \"Rusty Fork\", pl = \"Zardzewia\u0142y widelec\", ru = \"\u041a\u043e\u0441\u0442\u044f\u043d\u0430\u044f \u0437\u0430\u0442\u043e\u0447\u043a\u0430\", cs = \"Kost\u011bn\u00e9 bodlo\", it = \"Punteruolo d''osso\" }\nvalue = 9\ncost = { scrap = 1, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[knuckle_chains]\nname = { en = \"Knuckle Chains\", pl = \"\u0141a\u0144cuchy na knykcie\", ru = \"\u0426\u0435\u043f\u043d\u043e\u0439 \u043a\u0430\u0441\u0442\u0435\u0442\", cs = \"\u0158et\u011bzov\u00fd boxer\", it = \"Tirapugni di catena\" }\nvalue = 6\ncost = { scrap = 1, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[bunk_leg_club]\nname = { en = \"Bunk-Leg Club\", pl = \"Pa\u0142ka z nogi pryczy\", ru = \"\u0414\u0443\u0431\u0438\u043d\u0430 \u0438\u0437 \u043d\u043e\u0436\u043a\u0438 \u043d\u0430\u0440\", cs = \"Palice z nohy pry\u010dny\", it = \"Clava di branda\" }\nvalue = 7\ncost = { scrap = 4 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[pot_lid_vest]\nname = { en = \"Pot-Lid Vest\", pl = \"Kamizelka z pokrywek\", ru = \"\u0416\u0438\u043b\u0435\u0442 \u0438\u0437 \u043a\u0440\u044b\u0448\u0435\u043a\", cs = \"Vesta z pokli\u010dek\", it = \"Giubbotto di coperchi\" }\nvalue = 10\ncost = { scrap = 3, iron = 1 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[dented_guard_helm]\nname = { en = \"Dented Guard Helm\", pl = \"Wgnieciony he\u0142m klawisza\", ru = \"\u041f\u043e\u043c\u044f\u0442\u044b\u0439 \u0448\u043b\u0435\u043c \u0441\u0442\u0440\u0430\u0436\u043d\u0438\u043a\u0430\", cs = \"Prom\u00e1\u010dkl\u00e1 helma str\u00e1\u017en\u00e9ho\", it = \"Elmo di guardia ammaccato\" }\nvalue = 9\ncost = { scrap = 2, iron = 2 }\ntreasures = [\"shield\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[nail_studded_maul]\nname = { en = \"Nail-Studded Maul\", pl = \"Nabijany gwo\u017adziami m\u0142ot\", ru = \"\u041c\u043e\u043b\u043e\u0442 \u0441 \u0433\u0432\u043e\u0437\u0434\u044f\u043c\u0438\", cs = \"Palice s h\u0159eby\", it = \"Maglio chiodato\" }\nvalue = 11\ncost = { scrap = 3, iron = 2 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[gate_bar_axe]\nname = { en = \"Gate-Bar Axe\", pl = \"Top\u00f3r z kraty\", ru = \"\u0422\u043e\u043f\u043e\u0440 \u0438\u0437 \u0440\u0435\u0448\u0435\u0442\u043a\u0438\", cs = \"Sekera z m\u0159\u00ed\u017ee\", it = \"Ascia di sbarre\" }\nvalue = 10\ncost = { iron = 3 }\ntreasures = [\"shield\"]\nsource = \"reconstructed\"\n\n[constructs_fist]\nname = { en = \"Construct''s Fist\", pl = \"Pi\u0119\u015b\u0107 konstrukta\", ru = \"\u041a\u0443\u043b\u0430\u043a \u0433\u043e\u043b\u0435\u043c\u0430\", cs = \"Golemova p\u011bst\", it = \"Pugno del costrutto\" }\nvalue = 11\ncost = { iron = 3, gold = 1 }\ntreasures = [\"shield\"]\neffects = [\"gain_power\"]\nsource = \"reconstructed\"\n\n[warded_cell_door]\nname = { en = \"Warded Cell Door\", pl = \"Zakl\u0119te drzwi celi\", ru = \"\u0417\u0430\u0447\u0430\u0440\u043e\u0432\u0430\u043d\u043d\u0430\u044f \u0434\u0432\u0435\u0440\u044c \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Za\u010darovan\u00e9 dve\u0159e cely\", it = \"Porta di cella incantata\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 2 }\ntreasures = [\"shield\", \"spell\"]\nsource = \"reconstructed\"\n\n[pit_champions_harness]\nname = { en = \"Pit Champion''s Harness\", pl = \"Uprz\u0105\u017c czempiona areny\", ru = \"\u0414\u043e\u0441\u043f\u0435\u0445 \u0447\u0435\u043c\u043f\u0438\u043e\u043d\u0430 \u0430\u0440\u0435\u043d\u044b\", cs = \"Postroj \u0161ampiona ar\u00e9ny\", it = \"Bardatura del campione\" }\nvalue = 15\ncost = { scrap = 2, potion = 1, iron = 2, gold = 1 }\ntreasures = [\"shield\", \"gem\"]\nsource = \"reconstructed\"\n\n[lucky_rat_skull]\nname = { en = \"Lucky Rat Skull\", pl = \"Szcz\u0119\u015bliwa czaszka szczura\", ru = \"\u0421\u0447\u0430\u0441\u0442\u043b\u0438\u0432\u044b\u0439 \u043a\u0440\u044b\u0441\u0438\u043d\u044b\u0439 \u0447\u0435\u0440\u0435\u043f\", cs = \"\u0160\u0165astn\u00e1 krys\u00ed lebka\", it = \"Teschio di ratto portafortuna\" }\nvalue = 5\ncost = { scrap = 2 }\ntreasures = [\"gem\"]\neffects = [\"swap_resource\"]\nsource = \"reconstructed\"\n\n[copper_wire_ring]\nname = { en = \"Copper Wire Ring\", pl = \"Pier\u015bcie\u0144 z miedzianego drutu\", ru = \"\u041a\u043e\u043b\u044c\u0446\u043e \u0438\u0437 \u043c\u0435\u0434\u043d\u043e\u0439 \u043f\u0440\u043e\u0432\u043e\u043b\u043e\u043a\u0438\", cs = \"Prsten z m\u011bd\u011bn\u00e9ho dr\u00e1tu\", it = \"Anello di filo di rame\" }\nvalue = 8\ncost = { scrap = 2, any = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[loaded_dice]\nname = { en = \"Loaded Dice\", pl = \"Obci\u0105\u017cone ko\u015bci\", ru = \"\u0428\u0443\u043b\u0435\u0440\u0441\u043a\u0438\u0435 \u043a\u043e\u0441\u0442\u0438\", cs = \"Fale\u0161n\u00e9 kostky\", it = \"Dadi truccati\" }\nvalue = 8\ncost = { any = 4 }\ntreasures = [\"gem\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[false_bottom_bucket]\nname = { en = \"False-Bottom Bucket\", pl = \"Wiadro z podw\u00f3jnym dnem\", ru = \"\u0412\u0435\u0434\u0440\u043e \u0441 \u0434\u0432\u043e\u0439\u043d\u044b\u043c \u0434\u043d\u043e\u043c\", cs = \"Kbel\u00edk s dvojit\u00fdm dnem\", it = \"Secchio a doppio fondo\" }\nvalue = 6\ncost = { scrap = 3 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[loose_brick_stash]\nname = { en = \"Loose-Brick Stash\", pl = \"Schowek pod ceg\u0142\u0105\", ru = \"\u0422\u0430\u0439\u043d\u0438\u043a \u0437\u0430 \u043a\u0438\u0440\u043f\u0438\u0447\u043e\u043c\", cs = \"Skr\u00fd\u0161 za cihlou\", it = \"Nascondiglio dietro il mattone\" }\nvalue = 9\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"gem\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[crown_of_bent_forks]\nname = { en = \"Crown of Bent Forks\", pl = \"Korona z widelc\u00f3w\", ru = \"\u041a\u043e\u0440\u043e\u043d\u0430 \u0438\u0437 \u0433\u043d\u0443\u0442\u044b\u0445 \u0432\u0438\u043b\u043e\u043a\", cs = \"Koruna z ohnut\u00fdch vidli\u010dek\", it = \"Corona di forchette piegate\" }\nvalue = 11\ncost = { scrap = 5 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[forged_signet]\nname = { en = \"Forged Signet\", pl = \"Podrobiony sygnet\", ru = \"\u041f\u043e\u0434\u0434\u0435\u043b\u044c\u043d\u0430\u044f \u043f\u0435\u0447\u0430\u0442\u043a\u0430\", cs = \"Pad\u011blan\u00fd pe\u010detn\u00ed prsten\", it = \"Sigillo contraffatto\" }\nvalue = 7\ncost = { scrap = 2, gold = 1 }\ntreasures = [\"gem\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[ruby_eyepatch]\nname = { en = \"Ruby Eyepatch\", pl = \"Rubinowa przepaska\", ru = \"\u0420\u0443\u0431\u0438\u043d\u043e\u0432\u0430\u044f \u043f\u043e\u0432\u044f\u0437\u043a\u0430\", cs = \"Rub\u00ednov\u00e1 p\u00e1ska p\u0159es oko\", it = \"Benda di rubino\" }\nvalue = 10\ncost = { potion = 2, gold = 1 }\ntreasures = [\"gem\"]\nsource = \"reconstructed\"\n\n[gilded_mess_cup]\nname = { en = \"Gilded Mess Cup\", pl = \"Z\u0142ocony kubek\", ru = \"\u041f\u043e\u0437\u043e\u043b\u043e\u0447\u0435\u043d\u043d\u0430\u044f \u043a\u0440\u0443\u0436\u043a\u0430\", cs = \"Pozlacen\u00fd e\u0161us\", it = \"Gavetta dorata\" }\nvalue = 10\ncost = { scrap = 2, iron = 1, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\nsource = \"reconstructed\"\n\n[skeleton_key_ring]\nname = { en = \"Skeleton Key Ring\", pl = \"P\u0119k wytrych\u00f3w\", ru = \"\u0421\u0432\u044f\u0437\u043a\u0430 \u043e\u0442\u043c\u044b\u0447\u0435\u043a\", cs = \"Svazek pakl\u00ed\u010d\u016f\", it = \"Mazzo di grimaldelli\" }\nvalue = 7\ncost = { potion = 1, iron = 1, any = 1 }\ntreasures = [\"gem\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[smugglers_strongbox]\nname = { en = \"Smuggler''s Strongbox\", pl = \"Kuferek przemytnika\", ru = \"\u041b\u0430\u0440\u0435\u0446 \u043a\u043e\u043d\u0442\u0440\u0430\u0431\u0430\u043d\u0434\u0438\u0441\u0442\u0430\", cs = \"Pa\u0161er\u00e1kova truhli\u010dka\", it = \"Forziere del contrabbandiere\" }\nvalue = 9\ncost = { scrap = 1, iron = 2, gold = 1 }\ntreasures = [\"gem\", \"shield\"]\neffects = [\"storage_plus_1\"]\nsource = \"reconstructed\"\n\n[stolen_tiara]\nname = { en = \"Stolen Tiara\", pl = \"Skradziony diadem\", ru = \"\u041a\u0440\u0430\u0434\u0435\u043d\u0430\u044f \u0442\u0438\u0430\u0440\u0430\", cs = \"Ukraden\u00e1 ti\u00e1ra\", it = \"Tiara rubata\" }\nvalue = 14\ncost = { scrap = 1, potion = 2, gold = 2 }\ntreasures = [\"gem\", \"spell\"]\nsource = \"reconstructed\"\n\n[chalk_sigil]\nname = { en = \"Chalk Sigil\", pl = \"Kredowy znak\", ru = \"\u041c\u0435\u043b\u043e\u0432\u043e\u0439 \u0437\u043d\u0430\u043a\", cs = \"K\u0159\u00eddov\u00fd znak\", it = \"Sigillo di gesso\" }\nvalue = 6\ncost = { scrap = 1, potion = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[vial_of_hush]\nname = { en = \"Vial of Hush\", pl = \"Fiolka ciszy\", ru = \"\u041f\u0443\u0437\u044b\u0440\u0435\u043a \u0442\u0438\u0448\u0438\u043d\u044b\", cs = \"Lahvi\u010dka ticha\", it = \"Fiala del silenzio\" }\nvalue = 7\ncost = { potion = 3 }\ntreasures = [\"spell\"]\neffects = [\"remove_suspicion\"]\nsource = \"reconstructed\"\n\n[scratched_scroll]\nname = { en = \"Scratched Scroll\", pl = \"Wydrapany zw\u00f3j\", ru = \"\u0418\u0441\u0446\u0430\u0440\u0430\u043f\u0430\u043d\u043d\u044b\u0439 \u0441\u0432\u0438\u0442\u043e\u043a\", cs = \"Po\u0161kr\u00e1ban\u00fd svitek\", it = \"Pergamena graffiata\" }\nvalue = 8\ncost = { scrap = 2, any = 2 }\ntreasures = [\"spell\"]\neffects = [\"draw_tome\"]\nsource = \"reconstructed\"\n\n[whispering_candle]\nname = { en = \"Whispering Candle\", pl = \"Szepcz\u0105ca \u015bwieca\", ru = \"\u0428\u0435\u043f\u0447\u0443\u0449\u0430\u044f \u0441\u0432\u0435\u0447\u0430\", cs = \"\u0160eptaj\u00edc\u00ed sv\u00edce\", it = \"Candela sussurrante\" }\nvalue = 8\ncost = { scrap = 2, potion = 2 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[rat_tail_wand]\nname = { en = \"Rat-Tail Wand\", pl = \"R\u00f3\u017cd\u017cka ze szczurzego ogona\", ru = \"\u0416\u0435\u0437\u043b \u0438\u0437 \u043a\u0440\u044b\u0441\u0438\u043d\u043e\u0433\u043e \u0445\u0432\u043e\u0441\u0442\u0430\", cs = \"H\u016flka z krys\u00edho ocasu\", it = \"Bacchetta di coda di ratto\" }\nvalue = 9\ncost = { scrap = 1, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[hexed_playing_cards]\nname = { en = \"Hexed Playing Cards\", pl = \"Zakl\u0119ta talia kart\", ru = \"\u0417\u0430\u0433\u043e\u0432\u043e\u0440\u0435\u043d\u043d\u0430\u044f \u043a\u043e\u043b\u043e\u0434\u0430\", cs = \"Uhranut\u00e9 karty\", it = \"Carte stregate\" }\nvalue = 7\ncost = { scrap = 3, potion = 1 }\ntreasures = [\"spell\"]\neffects = [\"pass_suspicion\"]\nsource = \"reconstructed\"\n\n[bottled_imp]\nname = { en = \"Bottled Imp\", pl = \"Chochlik w butelce\", ru = \"\u0411\u0435\u0441 \u0432 \u0431\u0443\u0442\u044b\u043b\u043a\u0435\", cs = \"\u0160otek v l\u00e1hvi\", it = \"Diavoletto in bottiglia\" }\nvalue = 11\ncost = { potion = 4 }\ntreasures = [\"spell\"]\nsource = \"reconstructed\"\n\n[puddle_scrying_orb]\nname = { en = \"Puddle Scrying Orb\", pl = \"Kula wr\u00f3\u017cebna z ka\u0142u\u017cy\", ru = \"\u0413\u0430\u0434\u0430\u043b\u044c\u043d\u044b\u0439 \u0448\u0430\u0440 \u0438\u0437 \u043b\u0443\u0436\u0438\", cs = \"V\u011b\u0161teck\u00e1 koule z kalu\u017ee\", it = \"Sfera divinatoria di pozzanghera\" }\nvalue = 9\ncost = { scrap = 1, potion = 2, iron = 1 }\ntreasures = [\"spell\", \"gem\"]\nsource = \"reconstructed\"\n\n[transmuters_kettle]\nname = { en = \"Transmuter''s Kettle\", pl = \"Kocio\u0142 przemian\", ru = \"\u041a\u043e\u0442\u0435\u043b \u043f\u0440\u0435\u0432\u0440\u0430\u0449\u0435\u043d\u0438\u0439\", cs = \"Kotl\u00edk prom\u011bn\", it = \"Bollitore del trasmutatore\" }\nvalue = 8\ncost = { scrap = 2, potion = 1, iron = 1 }\ntreasures = [\"spell\"]\neffects = [\"gain_gold\"]\nsource = \"reconstructed\"\n\n[grimoire_of_cell_nine]\nname = { en = \"Grimoire of Cell Nine\", pl = \"Grymuar z celi numer dziewi\u0119\u0107\", ru = \"\u0413\u0440\u0438\u043c\u0443\u0430\u0440 \u0434\u0435\u0432\u044f\u0442\u043e\u0439 \u043a\u0430\u043c\u0435\u0440\u044b\", cs = \"Grimo\u00e1r z cely dev\u011bt\", it = \"Grimorio della cella nove\" }\nvalue = 10\ncost = { scrap = 1, potion = 2, gold = 1 }\ntreasures = [\"spell\"]\neffects = [\"choose_tome\"]\nsource = \"reconstructed\"\n\n[demonbone_staff]\nname = { en = \"Demonbone Staff\", pl = \"Kostur z ko\u015bci demona\", ru = \"\u041f\u043e\u0441\u043e\u0445 \u0438\u0437 \u043a\u043e\u0441\u0442\u0438 \u0434\u0435\u043c\u043e\u043d\u0430\", cs = \"H\u016fl z d\u00e9mon\u00ed kosti\", it = \"Bastone d''osso di demone\" }\nvalue = 13\ncost = { scrap = 1, potion = 2, iron = 1, gold = 1 }\ntreasures = [\"spell\", \"shield\"]\nsource = \"reconstructed\"\n"}}',1.79483520875378584858e+09);
CREATE TABLE notes (
	table_id VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	"key" VARCHAR(40) NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat, "key"), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "notes" VALUES('6cg26rbaiw',0,'tile 3','red, says Jan');
CREATE TABLE orders (
	table_id VARCHAR(16) NOT NULL, 
	whose VARCHAR(64) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY (table_id, whose, command), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "orders" VALUES('pavnb7vbwi','host','made1',0,1.79483520726463150981e+09);
INSERT INTO "orders" VALUES('pavnb7vbwi','host','ordered',0,1.79483520729963278773e+09);
INSERT INTO "orders" VALUES('pavnb7vbwi','host','made2',0,1.79483520733988475802e+09);
INSERT INTO "orders" VALUES('pavnb7vbwi','host','made3',0,1.79483520738717198367e+09);
INSERT INTO "orders" VALUES('6cg26rbaiw','host','c4',0,1.7948352076398291588e+09);
INSERT INTO "orders" VALUES('6cg26rbaiw','host','made5',1,1.7948352077992806435e+09);
INSERT INTO "orders" VALUES('q7wubmrzmt','host','c9',0,1794835207.89049);
INSERT INTO "orders" VALUES('eguxpg3grh','host','c30',0,1.79483520880023789405e+09);
CREATE TABLE people (
	hash VARCHAR(64) NOT NULL, 
	name VARCHAR(24) NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "people" VALUES('9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404','Ania',1.7948352087485415936e+09);
INSERT INTO "people" VALUES('0833dedad6432d08c2b2abcc504f289430d9574ec253fe1191bd5a3022759847','Jan',1.79483520711932206153e+09);
INSERT INTO "people" VALUES('f42d6bb5084148cc338eb169b200171bab0e28673f38e947b6b04e82772c4f39','Ola',1.79483520721498370168e+09);
INSERT INTO "people" VALUES('ca1d85460f63222d5da5dff89c63ebee65498204614ff19668ada9f65d57835b','P1',1.79483520746617197989e+09);
INSERT INTO "people" VALUES('229005e2ed06718b39a32d1cdd5c6980162a78feb84f7f158f29ad99d6245008','P2',1.79483520751594185834e+09);
INSERT INTO "people" VALUES('c0222fa76f903a31c1753e578cce2317e9a63dc356f8fbc28f8cd3efede3c9ac','P3',1.79483520757293796539e+09);
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
INSERT INTO "seats" VALUES('pavnb7vbwi',0,'Ania',NULL,'9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',0,NULL);
INSERT INTO "seats" VALUES('pavnb7vbwi',1,'Jan',NULL,'0833dedad6432d08c2b2abcc504f289430d9574ec253fe1191bd5a3022759847',0,NULL);
INSERT INTO "seats" VALUES('pavnb7vbwi',2,NULL,NULL,NULL,0,NULL);
INSERT INTO "seats" VALUES('pavnb7vbwi',3,NULL,'random',NULL,0,NULL);
INSERT INTO "seats" VALUES('6cg26rbaiw',0,'Ania',NULL,'9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',0,NULL);
INSERT INTO "seats" VALUES('6cg26rbaiw',1,'P1',NULL,'ca1d85460f63222d5da5dff89c63ebee65498204614ff19668ada9f65d57835b',0,NULL);
INSERT INTO "seats" VALUES('6cg26rbaiw',2,'P2',NULL,'229005e2ed06718b39a32d1cdd5c6980162a78feb84f7f158f29ad99d6245008',1,NULL);
INSERT INTO "seats" VALUES('6cg26rbaiw',3,'P3',NULL,'c0222fa76f903a31c1753e578cce2317e9a63dc356f8fbc28f8cd3efede3c9ac',0,NULL);
INSERT INTO "seats" VALUES('q7wubmrzmt',0,'Ania',NULL,'9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',0,NULL);
INSERT INTO "seats" VALUES('q7wubmrzmt',1,NULL,'random',NULL,0,NULL);
INSERT INTO "seats" VALUES('eguxpg3grh',0,'Ania',NULL,'9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',0,NULL);
INSERT INTO "seats" VALUES('eguxpg3grh',1,NULL,'random',NULL,0,NULL);
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
INSERT INTO "tables" VALUES('pavnb7vbwi','lockup',2,'{"mode": "basic", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','open',1,X'BECFDDBA8E9904946BD9688D97EAEAEAF3D604C1B22BD47DBA999516BD5F3F15','eb1bc74dc0779263b812758c66d52672fa81f9c3427f7d91e2678c9669c01661','9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',1.79483520708387374875e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'f42d6bb5084148cc338eb169b200171bab0e28673f38e947b6b04e82772c4f39','683352123a70802a9b4426dc59cf132f156424c45ae7aa6ae85212050a7e7722',NULL,NULL);
INSERT INTO "tables" VALUES('6cg26rbaiw','room25',2,'{"mode": "cooperation", "seats": 4}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"free","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','playing',1,X'63DD05214372A15E2C8D7A9037B37DC64B400E71D36B039293164696601500E8','23ab0281181e85241542abb059ebe322ef21bfe9386db7131411913d42f6917b','9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',1.79483520745019483567e+09,1.7948352076398291588e+09,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'683352123a70802a9b4426dc59cf132f156424c45ae7aa6ae85212050a7e7722',NULL,NULL);
INSERT INTO "tables" VALUES('q7wubmrzmt','room25',2,'{"mode": "cooperation", "seats": 2}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','over',1,X'979F948985A5019099D2A211680C7C6E84E22DA576FFF4A2CCA66CA9AFD2E19E','d6e219d5e3124b66db91fa06a50e847306cb7d3af05b453fd26fe2ab35fe235f','9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',1.79483520785024094588e+09,1794835207.89049,1.79483520863521981239e+09,NULL,NULL,'{"winners":[],"reason":"death","scores":[0.0,0.0],"won":[],"was":[["character-kevin","character-max"],["character-franck","character-jennifer"]],"day":null}',NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO "tables" VALUES('eguxpg3grh','lockup',2,'{"mode": "basic", "seats": 2, "cards": {"name": "Rusty", "digest": "bcffe3c3e90251ce1512e2d7aa91c732"}, "cards_digest": "bffb574494cd8e9f24c92c8de5f19832"}','{"clock":{"kind":"none","decision":60.0,"bank":600.0,"days":2.0},"takeover":120,"pace":0.0,"talk":"structured","spectators":true,"listed":true,"coach":false,"moment":null,"day":null}','playing',1,X'05781259725351687889D823ACF9825A7D1BB1F5399FBAF804778C74A279E360','8c7fcd8e1de8f0714581ca76a80b94e1fc068977c24e30bad65c17feda161b48','9d4ddd4b517824f558e2e897a2f4f400964fb361657f69ed78632b604ba59404',1.79483520875378584858e+09,1.79483520880023789405e+09,NULL,NULL,NULL,NULL,'bcffe3c3e90251ce1512e2d7aa91c732',NULL,NULL,'683352123a70802a9b4426dc59cf132f156424c45ae7aa6ae85212050a7e7722',NULL,NULL);
CREATE TABLE tokens (
	table_id VARCHAR(16) NOT NULL, 
	hash VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, at FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (table_id, hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "tokens" VALUES('pavnb7vbwi','23026c1822603dc4ffdcf33a704541fc57b0fc559f0b8df5f4a4aae0606d05c0',-1,1.79483520708387374875e+09);
INSERT INTO "tokens" VALUES('pavnb7vbwi','d2f437d875a4e1dd35dc321c099796abcf170ece74c444e0b3e15857dca30ab5',0,1.79483520708387374875e+09);
INSERT INTO "tokens" VALUES('pavnb7vbwi','1ed00412e288a986f350265e8d10b12aef26d37ffbe6b8f82748995ddc44b780',1,1.79483520713415265089e+09);
INSERT INTO "tokens" VALUES('6cg26rbaiw','40fb03acf0756765d88098e374e177ca2d1091ee9813c2e72766489ddf48d6e6',-1,1.79483520745019483567e+09);
INSERT INTO "tokens" VALUES('6cg26rbaiw','a89e7ba1fec6313fef0fcb7e57d1e11b022b0d39e626a4d90fd80caa6a9ee0d1',0,1.79483520745019483567e+09);
INSERT INTO "tokens" VALUES('6cg26rbaiw','cd9b81dbd4ffdca096e42e6c11b9e8952a7e41bc9cf63a44a47401350db04d56',1,1.79483520747995710375e+09);
INSERT INTO "tokens" VALUES('6cg26rbaiw','e53e64304a3333d6a687114f0e1f3e63dd97fa6a96d2eed2b46b4a7aba2400fc',2,1.79483520753035354607e+09);
INSERT INTO "tokens" VALUES('6cg26rbaiw','cacf5ec85f67262e09e7b0ded585f51f641a9300ec8a1212421a987a22609c23',3,1.79483520758068895335e+09);
INSERT INTO "tokens" VALUES('q7wubmrzmt','1bfeea1e184c906bd8bafb0800379d06070b6fc54f52963f233c6547f9b8a097',-1,1.79483520785024094588e+09);
INSERT INTO "tokens" VALUES('q7wubmrzmt','401b6d6891ce55be3375618364f8979efd8efe77b168947f933a1f5b11ba3237',0,1.79483520785024094588e+09);
INSERT INTO "tokens" VALUES('eguxpg3grh','44689afaadfeab20da5edc3396ce83fc32f712bd0abf161f071dfb234ac958a2',-1,1.79483520875378584858e+09);
INSERT INTO "tokens" VALUES('eguxpg3grh','117acf6bf3a40162f55aeb44052531f23cf721d1f34f9b0a8145db1c4fdf2324',0,1.79483520875378584858e+09);
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
