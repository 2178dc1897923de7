# At a house: playing in one's own browser.
here-meanwhile = Пока играть здесь
here-browser = Вы играете в собственном браузере.
here-back = Вернуться на сервер
here-beginning = Игра начнется, как только движок будет готов…
