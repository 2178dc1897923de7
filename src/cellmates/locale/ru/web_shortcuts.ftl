# The keys of a table on the page: what each does, after its sign.

shortcuts = Клавиши
shortcut-number = выбирает то, что стоит под этим номером
shortcut-enter = отправляет собранное или нажимает выделенную кнопку
shortcut-tab = переходит к следующей кнопке
shortcut-back = берет назад последний ответ, пока это возможно
shortcut-hint = спрашивает тренера
shortcut-skip = пропускает показываемые шаги
shortcut-sound = выключает и включает звук
shortcut-close = закрывает то, что открыто
shortcut-what = объясняет выделенное, а если ничего не выделено, показывает этот список
