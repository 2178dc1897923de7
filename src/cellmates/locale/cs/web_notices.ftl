# What those who run the server say and refuse.

notice-draining = Tento server se zastaví, až budou stoly prázdné. Nové stoly nelze otevřít; vaše hra je uložená.
notice-draining-until = Tento server se zastaví nejpozději v { $time }. Nové stoly nelze otevřít; vaše hra je uložená.
refusal-draining = Server se brzy zastaví, nové stoly proto nelze otevřít. Zkuste to později.
refusal-banned = Provozovatelé tohoto serveru vás nepouštějí dovnitř.
