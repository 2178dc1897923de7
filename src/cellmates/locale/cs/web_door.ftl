# The door of a house, and devices that are shown it.

door-password = Tento server se ptá na heslo.
door-password-label = Heslo
door-enter = Vstoupit
door-invitation = Tento server pouští jen s pozvánkou. Otevřete odkaz, který jste dostali.
refusal-wrong_password = To není správné heslo. Zkuste to znovu.
refusal-wrong_invitation = Tato pozvánka už nic neotevírá. Požádejte o novou.
refusal-password_needed = Tento server se ptá na heslo. Přejděte na úvodní stránku.
refusal-invitation_needed = Tento server pouští jen s pozvánkou.
only-here = Odhlásit ostatní zařízení
only-here-really = Má být toto místo otevřené jen v tomto prohlížeči?
bye-ended = Toto místo bylo na tomto zařízení zavřeno.
