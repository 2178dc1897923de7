### The start page: what the games are, what goes on in the house, one's own games.

start-lead = Две игры о побеге. Без регистрации, а свободные места займут боты.
start-welcome = С возвращением, { $name }.
start-welcome-guest = С возвращением.
start-calling = { $count ->
    [one] { $count } стол ждет вашего хода.
    [few] { $count } стола ждут вашего хода.
   *[other] { $count } столов ждут вашего хода.
}
start-play = Играть
start-learn = Впервые здесь? Десять минут
start-friends = С друзьями
start-players = { $least }–{ $most } игроков
start-minutes = около { $count } мин
weight-light = легко освоить
weight-medium = осваивается за партию
weight-heavy = для любителей правил
blurb-room25 = Прямой эфир, лабиринт, который движется под ногами, и кто-то за столом работает на продюсеров.
blurb-lockup = Восемь мест в крепости при свете факелов. Посылайте шайку, прячьте сильнейший жетон, куйте, вербуйте, и пусть стража смотрит на других.
kind-room25 = скрытые роли, блеф, подвижное поле
kind-lockup = расстановка, ремесло, выдержка

start-new = Новая игра
start-house = Что сейчас происходит
start-nobody = Сейчас никто не ждет игроков. Откройте свой стол: друзья придут по ссылке, боты сразу.
start-goes-on = Ваши игры
go-on = Продолжить
look-in = Заглянуть
to-lobby = К столу
join-in = Сесть за стол
watch-table = Смотреть
table-waits = Здесь ждут: { $who }
table-empty = сейчас здесь никого нет
result-won = Победа
result-lost = Поражение
game-remove = Удалить
game-remove-really = Удалить эту игру из вашего списка?
table-leave = Уйти
table-leave-really = Освободить место и уйти из-за стола?
table-close = Закрыть стол
table-close-really = Закрыть этот стол? Всем придется уйти.
table-round = раунд { $round } из { $rounds }
