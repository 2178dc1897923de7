### Lockup: every word of the game. Names of cards are in its card files.
###
### Arguments that are names come already in this language, in the nominative:
###   $seat $who $of (crews), $location $from $to, $kind $given $taken, $token $tokens $up,
###   $item, $goon, $tome $tomes, $goal, $trait, $guard, $effect, $card, $deck, $category, $phase,
###   $winners, $reason, $order (crews with their strengths).
### Phrases made of other messages here: $cubes (kind-….cubes), $bonus (bonus-…),
###   $thing (metric-…), $location with its preposition where events and options name it (.to, .at).
### Selected on: numbers; $up, $token and $location (none = there is none); $sign (minus, plus),
###   $there (the location that is being resolved).
###
### Messages whose family Room 25 has too begin with "lockup-"; so does a single mode.
### Names are not inflected: events are told in the present tense, objects stand after a colon.
### A crew is called in the singular ("Банда гноллов"), so that verbs agree with players and crews.

game-lockup = Lockup
    .what = Банды в темнице Кулбак: рассылайте своих молодчиков, побеждайте там, где нужно, мастерите, вербуйте и не попадайтесь страже на глаза.

## Words used inside other messages

star-count = { $count ->
    [one] { $count } звезда
    [few] { $count } звезды
   *[other] { $count } звезд
}
power-count = { $count ->
    [one] { $count } кубик мощи
    [few] { $count } кубика мощи
   *[other] { $count } кубиков мощи
}
suspicion-count = { $count ->
    [one] { $count } кубик подозрений
    [few] { $count } кубика подозрений
   *[other] { $count } кубиков подозрений
}
tome-count = { $count ->
    [one] { $count } книга
    [few] { $count } книги
   *[other] { $count } книг
}
token-count = { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}

## Locations: the name, what they give, a name short enough for the board, with prepositions:
## sent there, and being there

location-yard = Двор
    .what = Первое место: 1 кубик мощи и сразу маркер первого игрока. Второе, если игроков трое и больше: 1 кубик мощи.
    .short = Двор
    .to = во Двор
    .at = во Дворе
location-sewers = Канализация
    .what = Первое место: 3 кубика хлама, при одном или двух игроках 2. Второе, если игроков четверо или пятеро: 2 кубика хлама. Все остальные: 1 кубик хлама.
    .short = Сток
    .to = в Канализацию
    .at = в Канализации
location-infirmary = Лазарет
    .what = Первое место: 3 зелья, при одном или двух игроках 2. Последнее, если здесь хотя бы две банды: 1 зелье.
    .short = Лазарет
    .to = в Лазарет
    .at = в Лазарете
location-smithy = Кузница
    .what = Первое место: 2 кубика железа. Второе: 1 кубик железа.
    .short = Кузница
    .to = в Кузницу
    .at = в Кузнице
location-commissary = Лавка
    .what = Первое место: 1 любой кубик. Второе, если игроков трое и больше: обмен одного кубика на кубик другого вида. Все остальные: обмен двух кубиков на один другого вида.
    .short = Лавка
    .to = в Лавку
    .at = в Лавке
location-chow_hall = Столовая
    .what = Вербуйте головорезов из любого логова. Первое место: одного за 1 кубик или двоих за 4. Второе: одного за 1 или двоих за 5. Все остальные: одного за 2.
    .short = Столовая
    .to = в Столовую
    .at = в Столовой
location-cell_block = Тюремный блок
    .what = Каждый, кто здесь, начиная с сильнейшего: смастерите одну вещь или отложите одну за кубик.
    .short = Блок
    .to = в Тюремный блок
    .at = в Тюремном блоке
location-library = Библиотека
    .what = Сюда никого не посылают; сюда попадает тот, кто где-то ничего не получил. Первое место: возьмите две книги и оставьте одну. Второе и третье: возьмите книгу.
    .short = Библиот.
    .to = в Библиотеку
    .at = в Библиотеке

## Cubes

kind-scrap = хлам
    .cubes = { bonus-scrap }
    .what = Зеленые, 25 кубиков. В конце 1 звезда за кубик.
kind-potion = зелье
    .cubes = { bonus-potion }
    .what = Синие, 15 кубиков. В конце 1 звезда за кубик.
kind-iron = железо
    .cubes = { bonus-iron }
    .what = Серые, 15 кубиков. В конце 1 звезда за кубик.
kind-gold = золото
    .cubes = { bonus-gold }
    .what = Желтые, 10 кубиков. В конце 2 звезды за кубик.
kind-any = любой кубик
    .cubes = { $count ->
        [one] { $count } любой кубик
        [few] { $count } любых кубика
       *[other] { $count } любых кубиков
    }
    .what = Кубик любого вида.
cube-power = мощь
    .what = Сила вашего громилы равна числу ваших кубиков мощи.
cube-suspicion = подозрения
    .what = У кого их больше всего при облаве, тот теряет звезды.

## Crew tokens

token-2 = 2
    .what = Сила 2. При пяти игроках не используется.
    .short = 2
token-3 = 3
    .what = Сила 3.
    .short = 3
token-4 = 4
    .what = Сила 4.
    .short = 4
token-5 = 5
    .what = Сила 5.
    .short = 5
token-enforcer = громила
    .what = Его сила равна числу ваших кубиков мощи в тот миг, когда разыгрывают локацию.
    .short = Г
token-lookout = дозорный
    .what = Сила 0, но там, где ваш дозорный, вы не берете подозрений. Если в локации больше никого нет, он сильнейший.
    .short = Д
token-hidden = закрытый жетон
    .what = Какой это жетон, знает только хозяин, пока локацию не разыграли.
    .short = ?

## Treasures and special icons

treasure-shield = щит
    .what = Одно из трех сокровищ на вещах и головорезах; их считают цели и демоны.
treasure-gem = самоцвет
    .what = Одно из трех сокровищ на вещах и головорезах; их считают цели и демоны.
treasure-spell = чары
    .what = Одно из трех сокровищ на вещах и головорезах; их считают цели и демоны.

effect-gain_scrap = хлам
    .what = Возьмите 1 кубик хлама из запаса.
effect-gain_potion = зелье
    .what = Возьмите 1 зелье из запаса.
effect-gain_iron = железо
    .what = Возьмите 1 кубик железа из запаса.
effect-gain_gold = золото
    .what = Возьмите 1 кубик золота из запаса.
effect-gain_power = кубик мощи
    .what = Возьмите 1 кубик мощи.
effect-remove_suspicion = меньше подозрений
    .what = Верните 1 свой кубик подозрений.
effect-pass_suspicion = перевод подозрений
    .what = Отдайте 1 свой кубик подозрений сопернику.
effect-draw_tome = книга
    .what = Возьмите книгу.
effect-choose_tome = книга на выбор из двух
    .what = Возьмите две книги, оставьте одну, другую положите под колоду.
effect-storage_plus_1 = тайник +1
    .what = До конца игры вы можете хранить на один кубик больше.
effect-swap_resource = обмен
    .what = Вы можете сразу обменять один свой кубик на кубик другого вида.

## Goon types and how they score at the end

goontype-bandit = бандит
    .what = По 3 звезды. Пока он на поле, в каждый обход приносит в свою локацию кубик своего вида.
goontype-cultist = культист
    .what = Каждый стоит столько звезд, сколько вещей вы смастерили.
goontype-demon = демон
    .what = Каждый стоит вдвое больше звезд, чем у вас сокровищ на вещах и головорезах.
goontype-dwarf = дворф
    .what = За 1–6 дворфов вместе: 1, 3, 7, 12, 18, 25 звезд; за 7: 30.
goontype-hobgoblin = хобгоблин
    .what = Каждый стоит столько звезд, сколько у вас кубиков мощи.
goontype-ratfolk = крысолюд
    .what = За 1–4 крысолюдов вместе: −3, 1, 6, 13 звезд; за 5: 25.
goontype-marauder = мародер
    .what = По 2 звезды.

## Tomes: what they do, and when

tomecode-unlimited_face_down =
    .what = В этом раунде вы можете выставить закрытыми сколько угодно жетонов.
tomecode-steal_for_craft =
    .what = Один кубик из цены вещи, которую вы мастерите, берется с планшета соперника.
tomecode-peek =
    .what = Посмотрите один закрытый жетон соперника. В одиночной игре: откройте закрытого стражника.
tomecode-strength_plus_2 =
    .what = У вашей банды в этой локации на 2 больше силы.
tomecode-remove_suspicion_2 =
    .what = Верните до 2 своих кубиков подозрений.
tomecode-pass_suspicion_1 =
    .what = Отдайте 1 свой кубик подозрений сопернику.
tomecode-gain_scrap_2 =
    .what = Возьмите 2 кубика хлама.
tomecode-exchange_2 =
    .what = Обменяйте до 2 своих кубиков, каждый на кубик другого вида.
tomecode-gain_iron_or_potion =
    .what = Возьмите 1 кубик железа или 1 зелье.
tomecode-gain_power_1 =
    .what = Возьмите 1 кубик мощи.
tomecode-free_recruit =
    .what = Завербуйте одного головореза бесплатно; он считается тем, который положен за ваше место.
tomecode-craft_discount_1 =
    .what = Вещь, которую вы мастерите, стоит на один кубик меньше; какой, выбираете вы, но не золото.
tomecode-move_token =
    .what = Перенесите один свой выставленный жетон, не переворачивая, в другую локацию. Потом вы делаете свой ход как обычно.
tomecode-win_ties =
    .what = В этой локации вы выше всех, у кого такая же сила.

timing-any = в любое время
timing-roll_call = на перекличке, пока вы не спасовали
timing-own_turn = перед своим ходом на перекличке
timing-ranking = перед тем, как откроют жетоны там, где есть ваш
timing-recruiting = перед вербовкой в Столовой
timing-crafting = перед работой в Тюремном блоке

## Goals: the three kinds, and what they count

goalkind-leader = цель лидера
    .what = Для того, у кого больше всех и не меньше минимума. Переходит к тому, у кого станет больше; считается в конце.
    .card = Больше всех (не меньше { $minimum }): { $thing }. В конце: { star-count }.
goalkind-instant = мгновенная цель
    .what = Для первого, кто ее выполнит; звезды сразу, потом цель закрыта.
    .card = Кто первым наберет { $minimum }: { $thing }. Сразу: { star-count }.
goalkind-final = финальная цель
    .what = Считается в конце игры.
    .contest = Больше всех и второе место в конце, 8 и 4 звезды (при одном или двух игроках только первое, 6): { $thing }.
    .per = В конце { star-count } за { $per ->
        [1] каждую единицу
       *[other] каждые { $per }
    }: { $thing }.
    .reach = Каждый, у кого в конце не меньше { $minimum }: { $thing }. Стоит: { star-count }.
metric-power = кубики мощи
metric-items = смастеренные вещи
metric-goons = головорезы
metric-goon_types = разные типы головорезов
metric-treasure_set = наборы: щит, самоцвет и чары
metric-gold = кубики золота
metric-treasure-shield = щиты
metric-treasure-gem = самоцветы
metric-treasure-spell = чары
metric-items_with-shield = вещи со щитом
metric-items_with-gem = вещи с самоцветом
metric-items_with-spell = вещи с чарами
metric-goon-bandit = бандиты
metric-goon-cultist = культисты
metric-goon-demon = демоны
metric-goon-dwarf = дворфы
metric-goon-hobgoblin = хобгоблины
metric-goon-ratfolk = крысолюды
metric-goon-marauder = мародеры

## Bonuses of traits and crew boards, and any number of cubes

bonus-scrap = { $count ->
    [one] { $count } хлам
   *[other] { $count } хлама
}
bonus-potion = { $count ->
    [one] { $count } зелье
    [few] { $count } зелья
   *[other] { $count } зелий
}
bonus-iron = { $count ->
    [one] { $count } железо
   *[other] { $count } железа
}
bonus-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
bonus-power = { power-count }
bonus-stars = { star-count }
bonus-suspicion = { suspicion-count }
bonus-storage = тайник +{ $count }
bonus-tome = взять { $count ->
    [one] { $count } книгу
    [few] { $count } книги
   *[other] { $count } книг
}
bonus-choose_tome = { $count ->
    [1] книга на выбор из двух
    [few] книга на выбор из двух, { $count } раза
   *[other] книга на выбор из двух, { $count } раз
}
bonus-goon = { $count ->
    [one] { $count } головорез из колоды
    [few] { $count } головореза из колоды
   *[other] { $count } головорезов из колоды
}
bonus-choose_goon = { $count ->
    [1] головорез на выбор из двух
    [few] головорез на выбор из двух, { $count } раза
   *[other] головорез на выбор из двух, { $count } раз
}
bonus-free_reserve = { $count ->
    [one] { $count } вещь отложена бесплатно
    [few] { $count } вещи отложены бесплатно
   *[other] { $count } вещей отложено бесплатно
}

## Crews

crew-gnolls = Банда гноллов
    .short = Гноллы
    .called = гноллы
crew-kobolds = Банда кобольдов
    .short = Кобольды
    .called = кобольды
crew-bugbears = Банда багбиров
    .short = Багбиры
    .called = багбиры
crew-goblins = Банда гоблинов
    .short = Гоблины
    .called = гоблины
crew-insectoids = Банда инсектоидов
    .short = Инсектоиды
    .called = инсектоиды
crew-guards = Стража
    .short = Стражники
    .called = стражники

## Guards

guard-card = стражник
    .what = Стражники борются за каждую локацию. Их сила равна сумме их карт в ней.
guard-hidden = закрытый стражник
    .what = Никто не знает, как он силен, пока его не открыли.
guard-fist = стражник с кулаком
    .what = Его сила равна числу кубиков мощи у стражи.
guard-draw = особый стражник
    .what = Открытый во время отбоя, он зовет в свою локацию верхнего стражника из колоды.
guard-off_duty = Не на службе
    .what = Эта карта локации никого никуда не посылает.
guards-blue = синие стражники
guards-green = зеленые стражники
guards-yellow = желтые стражники
guards-red = красные стражники

## Other words of the table

word-star = звезда
    .what = Репутация. Побеждает тот, у кого больше звезд; меньше 0 не бывает.
word-strength = сила
    .what = Сумма ваших жетонов в локации. При равенстве решает порядок от первого игрока.
word-first = первый игрок
    .what = Начинает перекличку и побеждает при равенстве. Маркер берет победитель во Дворе; в конце он стоит 2 звезды.
word-raid = облава
    .what = Кто навлек больше всех подозрений, теряет 8 звезд, второй 4; при равенстве за первое по 4, за второе по 2. При одном или двух игроках теряет только первый, 6. Потом все подозрения возвращаются.
word-storage = тайник
    .what = Сколько кубиков можно оставить себе при обходе.
word-item = вещь
    .what = Ее мастерят в Тюремном блоке: заплатите цену, сразу получите звезды, сработают значки. Сокровища ваши.
word-reserved = отложенная вещь
    .what = Смастерить ее можете только вы, в Тюремном блоке. До тех пор она ничего не стоит.
word-display = витрина
    .what = Вещи, которые можно смастерить или отложить; их на одну больше, чем игроков, пополняют при обходе.
word-goon = головорез
    .what = Его вербуют в Столовой. Значки срабатывают один раз, сокровища ваши, звезды считаются в конце.
word-den = логово
    .what = Здесь головорез ждет, пока его завербуют. При обходе он навлекает на локацию подозрения и идет дальше.
word-tome = книга
    .what = Тайная карта, которая срабатывает один раз. Несыгранная стоит в конце 1 звезду.
word-treasure = сокровище
    .what = Щит, самоцвет или чары на вещах и головорезах. Их считают цели и демоны.
word-trait = черта
    .what = В продвинутой игре каждая банда оставляет одну из двух и сразу получает ее бонусы.
word-straggler = отставший
    .what = Кто ничего не получил в локации, идет в Библиотеку.
word-cell = камера
    .what = Здесь ждут ваши жетоны. Их видите только вы.

## Modes, levels, phases

mode-basic = Обычный
    .what = От двух до пяти банд, в начале равных.
mode-advanced = Продвинутый
    .what = У каждой банды свой планшет, и она оставляет одну из двух черт.
lockup-mode-solo = Соло
    .what = Одна банда против тюремной стражи.
mode-advanced_solo = Продвинутое соло
    .what = Одна банда со своим планшетом и чертой против более сильной стражи.

level-moderate = Умеренная
    .what = Зеленые стражники: обычная кутузка.
level-challenging = Высокая
    .what = Желтые стражники, один из них зовет другого.
level-expert = Для знатоков
    .what = Красные стражники, самые сильные; один из них зовет другого.

lockup-phase-setup = Подготовка
    .what = Выбирают черты и берут начальные бонусы.
lockup-phase-roll_call = Перекличка
    .what = Банды по очереди посылают жетоны в одну локацию или пасуют.
lockup-phase-lights_out = Отбой
    .what = Локации с 1-й по 8-ю: открыть жетоны, определить места, взять подозрения, получить награды.
lockup-phase-patrol = Обход
    .what = Пределы хранения, новые вещи, новые головорезы, подозрения, возможно, облава.
lockup-phase-final = Подсчет
    .what = Последняя облава, затем цели, головорезы, кубики, книги и маркер.
lockup-phase-over = Конец
    .what = Темница знает, кто здесь главный.

## The end: what is counted, and how it is decided

category-leader = цель лидера
category-final = финальная цель
category-goons = головорезы
category-resources = кубики
category-tomes = книги
category-marker = маркер первого игрока

reason-stars = больше всех звезд
reason-items = звезд поровну, но вещей больше
reason-shared = звезд и вещей поровну
reason-guards = у стражи не меньше звезд

deck-items = вещи
deck-goons = головорезы
deck-tomes = книги
deck-guards = стражники
deck-locations = локации

## Labels of the table

lockup-label-round = Раунд { $round } из { $rounds }
lockup-label-acting = Ходит: { $who }
lockup-label-first = Первый игрок
lockup-label-stars = Звезды
lockup-label-power = Мощь
lockup-label-suspicion = Подозрения
lockup-label-cubes = Кубики
lockup-label-storage = { $count } из { $limit }
lockup-label-items = Вещи
lockup-label-reserved = Отложено
lockup-label-goons = Головорезы
lockup-label-tomes = Книги
lockup-label-trait = Черта
lockup-label-cell = Ваша камера
lockup-label-tokens = в камере: { token-count }
lockup-label-face-down-left = еще можно закрыть: { $count }
lockup-label-passed = пас
lockup-label-closed = для вас закрыто
lockup-label-locations = Восемь локаций
lockup-label-display = Витрина
lockup-label-dens = Головорезы на поле
lockup-label-no-goon = пусто
lockup-label-supply = Запас
lockup-label-pool = Осталось подозрений
lockup-label-decks = Колоды
lockup-label-goals = Цели
lockup-label-holder = лидирует { $who }
lockup-label-taken = уже взята: { $who }
lockup-label-free = еще свободна
lockup-label-ranking = Места
lockup-label-peeked = Что вы видели
lockup-label-sunk = Под колодой книг
lockup-label-claims = Что сказано
lockup-label-guards = Стражники здесь
lockup-label-nobody = никого нет

## Events: one fact each

lockup-event-round = Начинается раунд { $number }.
lockup-event-phase = { $phase }.
lockup-event-turn = Ходят { $seat }.
lockup-event-assigned = { $down ->
    [0] { $seat } посылает { $location }: { $up }.
    [1] { $up ->
        [none] { $seat } посылает { $location } закрытый жетон.
       *[other] { $seat } посылает { $location }: { $up } и закрытый жетон.
    }
    [few] { $up ->
        [none] { $seat } посылает { $location } { $down } закрытых жетона.
       *[other] { $seat } посылает { $location }: { $up } и { $down } закрытых жетона.
    }
   *[other] { $up ->
        [none] { $seat } посылает { $location } { $down } закрытых жетонов.
       *[other] { $seat } посылает { $location }: { $up } и { $down } закрытых жетонов.
    }
}
lockup-event-placed_down = Рубашкой вверх: { $tokens }.
lockup-event-passed = { $seat } пасует.
lockup-event-location = { $location }.
lockup-event-turned_up = { $seat } открывает { $location }: { $tokens }.
lockup-event-ranked = { $location }, места: { $order }.
lockup-event-suspicion = { $seat } берет { $location } { suspicion-count }.
lockup-event-gained = { $seat } получает: { $cubes }.
lockup-event-paid = { $seat } платит: { $cubes }.
lockup-event-power = { $seat } получает: { power-count }.
lockup-event-marker = { $seat } берет маркер первого игрока.
lockup-event-stars = { $sign ->
    [minus] { $seat } теряет: { star-count }.
   *[plus] { $seat } получает: { star-count }.
}
lockup-event-declined = { $seat } отказывается от награды { $location }.
lockup-event-straggled = { $seat } ничего не получает { $location } и идет в Библиотеку.
lockup-event-swapped = { $seat } меняет: { $given } → { $taken }.
lockup-event-recruited = { $location ->
    [none] { $seat } получает головореза: { $goon }.
   *[other] { $seat } вербует { $location }: { $goon }.
}
lockup-event-crafted = { $seat } мастерит: { $item }.
lockup-event-reserved = { $seat } откладывает: { $item }.
lockup-event-drew = { $seat } берет { $count ->
    [one] { $count } книгу
    [few] { $count } книги
   *[other] { $count } книг
}.
lockup-event-saw_tomes = { $seat } видит: { $tomes }.
lockup-event-kept = { $seat } оставляет: { $tome }.
lockup-event-sunk = { $seat } кладет под колоду: { $tome }.
lockup-event-sank = { $seat }: одна книга остается, другая ложится под колоду.
lockup-event-played = { $seat } разыгрывает: { $tome }.
lockup-event-peeked = { $seat } смотрит { $location } закрытый жетон: { $of }.
lockup-event-saw_token = { $seat } видит { $location } жетон ({ $of }): { $token }.
lockup-event-moved_token = { $token ->
    [none] { $seat } переносит закрытый жетон: { $location } → { $to }.
   *[other] { $seat } переносит жетон { $token }: { $location } → { $to }.
}
lockup-event-robbed = { $seat } отбирает ({ $of }): { $kind }.
lockup-event-removed_suspicion = { $seat } возвращает: { suspicion-count }.
lockup-event-passed_suspicion = { $seat } отдает: { suspicion-count } → { $to }.
lockup-event-storage = { $seat }: теперь в тайник помещается кубиков: { $limit }.
lockup-event-goal = { $seat } выполняет мгновенную цель «{ $goal }»: { $stars ->
    [one] { $stars } звезда.
    [few] { $stars } звезды.
   *[other] { $stars } звезд.
}
lockup-event-leader = { $seat } теперь лидирует в цели «{ $goal }».
lockup-event-raid = Облава! Стража обыскивает все камеры.
lockup-event-raided = { $seat } теряет при облаве: { $loss ->
    [one] { $loss } звезда.
    [few] { $loss } звезды.
   *[other] { $loss } звезд.
}
lockup-event-discarded = { $seat }: тайник полон, возвращается { $kind }.
lockup-event-laid_out = Новое на витрине: { $item }.
lockup-event-goon_left = Уходит насовсем: { $goon }.
lockup-event-goon_moved = { $goon } идет дальше: { $from } → { $to }.
lockup-event-goon_came = Новый головорез { $location }: { $goon }.
lockup-event-watched = { $location } под наблюдением, прибавилось: { suspicion-count }.
lockup-event-bandit_cube = Бандит оставляет { $location } кубик: { $kind }.
lockup-event-trait = { $seat } выбирает черту: { $trait }.
lockup-event-bonus = { $seat } получает в начале: { $bonus }.
lockup-event-guard_turned = { $location }, открыт: { $guard }.
lockup-event-guard_placed = { $location }, приходит: { $guard }.
lockup-event-off_duty = Не на службе: стража никого не посылает.
lockup-event-guards_return = Стража возвращается в караулку; карты перемешаны.
lockup-event-deck_shuffled = Сброс перемешан в новую колоду: { $deck }.
lockup-event-scored = { $seat }, { $category }: { $sign ->
    [minus] { $stars ->
        [one] −{ $stars } звезда.
        [few] −{ $stars } звезды.
       *[other] −{ $stars } звезд.
    }
   *[plus] { $stars ->
        [one] { $stars } звезда.
        [few] { $stars } звезды.
       *[other] { $stars } звезд.
    }
}
lockup-event-over = Игра окончена. Победители: { $winners } ({ $reason }).

## Options: a verb, and why one would want it

lockup-option-assign = Послать жетоны { $location }
    .why = Какие жетоны и закрыты ли они, спросят дальше. После этого локация закрыта для вас до конца раунда.
lockup-option-token = Открыто: { $token }
    .why = Его видят все.
lockup-option-token-down = Закрыто: { $token }
    .why = Другие видят только, что здесь лежит ваш жетон. Число закрытых за раунд ограничено.
lockup-option-done = Жетонов хватит
    .why = Ваш ход окончен.
lockup-option-pass = Пас
    .why = Вы выходите из этой переклички: ни жетонов, ни книг, пока она не кончится.
lockup-option-collect = Взять награду
    .why = Вы берете награду за свое место, а жетоны возвращаются в камеру.
lockup-option-decline = Отказаться
    .why = Вы не берете ничего, а жетоны идут в Библиотеку, где берут книги. Взятые подозрения остаются.
lockup-option-take = Взять: { $kind }
    .why = Один кубик этого вида приходит из запаса.
lockup-option-swap = Обменять: { $given } → { $taken }
    .why = Вы отдаете менее нужное за более нужное.
lockup-option-keep-cubes = Ничего не менять
    .why = Кубики остаются какими были.
lockup-option-recruit = Завербовать: { $goon } ({ $location })
    .why = Головорез ваш, его значки срабатывают сейчас, звезды считаются в конце.
lockup-option-recruit-two = Завербовать двоих
    .why = Вы платите сразу за обоих, потом берете их по очереди.
lockup-option-recruit-none = Никого не вербовать
    .why = Вы берете только кубик, оставленный бандитом.
lockup-option-craft = Смастерить: { $item }
    .why = Вы платите цену, сразу получаете звезды, и значки срабатывают.
lockup-option-reserve = Отложить: { $item }
    .why = За один кубик вещь можно смастерить позже; до тех пор она ничего не стоит.
lockup-option-craft-none = Ничего не мастерить
    .why = Вы берете только лежащий здесь кубик.
lockup-option-pay = Заплатить: { $kind }
    .why = Этот кубик возвращается в запас.
lockup-option-keep = Оставить: { $card }
    .why = Эта карта ваша, другая уходит.
lockup-option-tome = Сыграть: { $tome }
    .why = Она срабатывает сейчас и уходит в сброс; несыгранная стоила бы 1 звезду.
lockup-option-wait = Не сейчас
    .why = Вас спросят снова, когда что-то изменится или подойдет другая книга.
lockup-option-give = Кому: { $who }
    .why = Один ваш кубик подозрений переходит туда.
lockup-option-first = Сначала: { $effect }
    .why = На карте несколько значков; этот срабатывает первым.
lockup-option-discard = Вернуть: { $kind }
    .why = У вас больше кубиков, чем можно хранить.
lockup-option-turn-up = Открыть стражника { $location }
    .why = Вы узнаете, как он силен, прежде чем послать еще жетоны.
lockup-option-peek = Посмотреть { $location }: { $who }
    .why = Вы втайне видите один из лежащих там закрытых жетонов.
lockup-option-from = Откуда: { $location }
    .why = Один ваш жетон оттуда перейдет.
lockup-option-to = Куда: { $location }
    .why = Жетон идет туда, не переворачиваясь.
lockup-option-rob = Отобрать: { $kind } ({ $who })
    .why = Этот кубик оплатит часть вашей вещи.
lockup-option-less = Сэкономить: { $kind }
    .why = Вещь стоит на этот кубик меньше.
lockup-option-claim = Сказать: мой жетон { $token } { $location }
    .why = Правду ли вы говорите, никто не проверяет.
lockup-option-plan = Сказать: хочу победить { $location }
    .why = Вы говорите всем, чего хотите, или делаете вид.
lockup-option-agree = Согласиться
    .why = Вы поддерживаете то, что сказано последним.
lockup-option-deny = Возразить
    .why = Вы спорите с тем, что сказано последним.

## Branches: the first step of a long list of options

lockup-branch-assign = Послать жетоны …
lockup-branch-token = Выбрать жетон …
lockup-branch-swap = Обменять …
lockup-branch-swap-given = Обменять: { $given } …
lockup-branch-recruit = Завербовать …
lockup-branch-craft = Смастерить …
lockup-branch-reserve = Отложить …
lockup-branch-tome = Сыграть книгу …
lockup-branch-peek = Посмотреть …
lockup-branch-peek-location = Посмотреть { $location } …
lockup-branch-rob = Отобрать кубик …
lockup-branch-rob-who = Ограбить: { $who } …
lockup-branch-claim = Сказать, где жетон …
lockup-branch-claim-location = { $location } мой жетон …
lockup-branch-plan = Сказать, где хотите победить …

## What is asked: who, what and why in one line

lockup-ask-roll_call = { $who }: куда посылаете жетоны? Или пас?
lockup-ask-token = { $who }: какой жетон туда идет, открыто или закрыто?
lockup-ask-reward = { $there ->
    [library] { $who }: взять награду или отказаться?
   *[other] { $who }: взять награду или отказаться и идти в Библиотеку?
}
lockup-ask-take = { $who }: какой кубик берете?
lockup-ask-swap = { $who }: что меняете?
lockup-ask-chow_hall = { $who }: кого вербуете?
lockup-ask-recruit = { $who }: кто приходит следующим?
lockup-ask-pay = { $who }: каким кубиком платите?
lockup-ask-cell_block = { $who }: какую вещь мастерите или откладываете?
lockup-ask-tome_keep = { $who }: какую книгу оставляете?
lockup-ask-trait = { $who }: какую черту оставляете?
lockup-ask-goon_keep = { $who }: какого головореза оставляете?
lockup-ask-window = { $who }: сыграть сейчас книгу?
lockup-ask-give = { $who }: кому отдать кубик подозрений?
lockup-ask-order = { $who }: какой значок срабатывает первым?
lockup-ask-discard = { $who }: кубиков слишком много. Какой вернуть?
lockup-ask-turn_up = { $who }: какого стражника открыть?
lockup-ask-peek = { $who }: чей закрытый жетон посмотреть?
lockup-ask-map_from = { $who }: откуда перенести жетон?
lockup-ask-map_token = { $who }: какой жетон перенести?
lockup-ask-map_to = { $who }: куда его перенести?
lockup-ask-rob = { $who }: чей кубик оплатит часть вещи?
lockup-ask-less = { $who }: какой кубик сэкономить?
lockup-ask-free_reserve = { $who }: какую вещь отложить бесплатно?

## Where that is, before the question

lockup-ask-at = { $location }. { $question }
lockup-ask-place = { $location }, место { $place } из { $count }. { $question }
