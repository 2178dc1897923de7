# At a house: playing in one's own browser.
here-meanwhile = Hrát zatím tady
here-browser = Hraješ ve vlastním prohlížeči.
here-back = Zpět na server
here-beginning = Hra začne, jakmile bude engine připravený…
