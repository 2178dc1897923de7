## Лаборатория: слова отчетов

lab-report-title = Опыт: { $game }
lab-run-title = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[other] { $count } партий
 } для каждых настроек и каждого состава, на одних и тех же раздачах
lab-as-agreed = как условлено · { $bots }
lab-fact-settings = Настройки
lab-fact-sides = Боты целых сторон
lab-fact-games = Партий для каждых настроек
lab-fact-seed = Зерно всего опыта
lab-fact-version = Версия программы и правил
lab-fact-folder = Папка со всеми партиями и числами
lab-fact-record = Запись партии
lab-report-overview = Все настройки
lab-report-overview-note = Доля побед с 95-процентным интервалом (Уилсон).
lab-report-against = Рядом с первыми настройками, раздача за раздачей
lab-report-against-note = Все настройки играют одни и те же раздачи. p: точный тест Макнемара по раздачам, которые закончились по-разному. q: с поправкой на всю таблицу (Бенджамини и Хохберг): из строк, где q не больше 0,05, случайна в среднем не больше чем одна из двадцати.
lab-report-cell = { $number }. { $name }
lab-report-wins = Кто побеждает
lab-report-won = { $who }: выигранные партии ({ $count })
lab-report-reasons = Чем кончаются партии
lab-report-mishaps = От чего гибнут
lab-report-length = Сколько длятся партии
lab-report-contributions = У кого что было
lab-report-contributions-note = Насколько чаще побеждали те, у кого что-то было, чем те, у кого не было. Места, персонажи, роли и комнаты выпадают по жребию, и там разница — их следствие; карты зарабатывают, и у того, кто хорошо играет, их много. Проверено: { $all }; находок (q не больше 0,05): { $count }.
lab-no-contributions = Ничто из того, что у кого-то было, не дало надежной разницы (везде q больше 0,05).
lab-report-information = Что заключенный может знать об охранниках
lab-report-information-note = Посчитано в начале каждого раунда по тому, что видел и слышал первый заключенный: сколько бит осталось узнать и насколько вероятными считаются настоящие охранники. Законченные партии больше не учитываются.
lab-column-number = №
lab-column-cell = настройки
lab-column-deals = раздачи
lab-column-first = первые
lab-column-here = здесь
lab-column-only-here = победы только там / только здесь
lab-column-what = что
lab-column-having = победы с этим
lab-column-having-not = победы без этого
column-rounds = раунды
column-decisions = решения
lab-column-round = раунд
lab-column-entropy = бит осталось узнать
lab-column-truth = вероятность истины
lab-column-certain = почти наверняка
lab-thing = { $kind }: { $name }
lab-several = { $name }, { $count } или больше
lab-kind-seat = место
lab-kind-first = первый игрок
lab-kind-character = персонаж
lab-kind-tile = в комплексе
lab-kind-near = рядом со стартом
lab-kind-crew = банда
lab-kind-trait = черта
lab-kind-item = вещь
lab-kind-goon = головорез
lab-kind-tome = сыгранная книга
lab-kind-goal = цель в игре
lab-kind-bot = бот
