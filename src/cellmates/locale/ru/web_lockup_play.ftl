### Playing at the table of Lockup: paying, tomes, the sheet of a phone.

lockup-pay-sure = После оплаты вернуть нельзя.
lockup-pay-paid = Вы платите
lockup-pay-kept = Остается
lockup-tome-only-now = только сейчас
lockup-tomes-when = Как часто спрашивать
lockup-moment-before_turn = Перекличка: перед отправкой следующих жетонов.
lockup-moment-after_turn = Перекличка: жетоны только что отправлены.
lockup-moment-before_reveal = { $location }: перед вскрытием жетонов.
lockup-moment-after_ranking = { $location }: места известны, впереди награды.
lockup-moment-before_reward = { $location }: перед следующей наградой.
lockup-moment-after_location = { $location }: здесь все, следующее место еще не началось.
lockup-moment-before_patrol_step = Обход: перед следующим шагом.
lockup-moment-before_raid = Сейчас будет облава: последний шанс, пока она не отняла звезды.
lockup-moment-after_final_raid = Сейчас будет подсчет: последний шанс в этой игре.
lockup-skipped = Вы пропустили: { $what }
lockup-sheet-open = Показать вопрос
lockup-sheet-fold = Показать поле
lockup-my-cards = Мои карты
lockup-from-list = Выберите на поле или из списка
