# The door of a house, and devices that are shown it.

door-password = Этот сервер просит пароль.
door-password-label = Пароль
door-enter = Войти
door-invitation = Этот сервер впускает только по приглашению. Откройте ссылку, которую вам прислали.
refusal-wrong_password = Пароль неверный. Попробуйте еще раз.
refusal-wrong_invitation = Это приглашение больше ничего не открывает. Попросите новое.
refusal-password_needed = Этот сервер просит пароль. Перейдите на начальную страницу.
refusal-invitation_needed = Этот сервер впускает только по приглашению.
only-here = Выйти на других устройствах
only-here-really = Оставить это место открытым только в этом браузере?
bye-ended = Это место закрыли на этом устройстве.
