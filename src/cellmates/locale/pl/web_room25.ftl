### The page: its settings, and what only the table of Room 25 in a browser says.

## Settings

settings = Ustawienia
settings-speed = Animacje
speed-slow = wolne
speed-normal = zwykłe
speed-fast = szybkie
speed-off = wyłączone
settings-volume = Głośność
settings-muted = Bez dźwięku

## While steps are shown

skip-steps = Pomiń
    .what = Pomija animacje; tak samo działa klawisz S lub Escape.

## What nobody hides any more: after the end, and in a replay with open eyes

cell-open = zakryte, teraz jawne dla wszystkich
about-open = Leży zakryte, ale teraz wszystko jest jawne:

## Programowanie

slot-1 = Pierwsza akcja
slot-2 = Druga akcja
slot-only = Jedyna akcja
slots-none = Twoje akcje są dobierane ze stosu.
slots-what = Przeciągnij tu żetony albo je kliknij. Kliknięcie pola wyjmuje żeton.
program-sent = Twój program leży zakryty.
program-take-back = Możesz go cofnąć, dopóki wszyscy nie będą gotowi.

## Części stołu

part-countdown = Odliczanie
    .what = Jeden krok na rundę. Po ostatniej rundzie show się kończy.
part-alarm = Alarm
    .what = Ktoś wcześnie stanął w Pokoju 25: odliczanie przeskoczyło na pięć rund. Tylko w Podejrzliwości, Rywalizacji i Drużynach.
part-order = Kolejność
    .what = Od lewej do prawej: wszystkie pierwsze akcje, potem wszystkie drugie. Po rundzie pierwszy przechodzi na koniec. Szara twarz oznacza martwych.
part-deck = Talia Z.R.B.
    .what = Tymi kartami uderza budynek. Dobrane karty leżą odkryte, aż przestaną działać, potem trafiają na stos odrzuconych.
part-readiness = Kto jest gotowy
    .what = Widzisz, kto ma już program, ale nie jaki.
part-key = Wyjście
    .what = Nikt nie ucieknie, zanim ktoś nie wejdzie do Pokoju z kluczem.
part-exit = Pokój 25
    .what = Mówi, czy wyjście jest już odkryte.
part-guards = Strażnicy
    .what = Tylu strażników jest wśród was. Tylko oni wiedzą, kim są.
part-jamming = Zakłócenia
    .what = Nikt nie może nic powiedzieć ani pokazać, dopóki trwają zakłócenia.
part-claim = Powiedz
    .what = Podaj wszystkim kolor tego pomieszczenia. Nikt nie sprawdza, czy to prawda.
tap-again = Jeszcze raz to samo pomieszczenie: { $option }
said-here = Co o nim mówiono
