# What happens once one's own characters are all dead.
after-death = You are out: what now?
after-death-watch = You watch until the end. You are asked nothing more.
after-death-partial = If all the others get out, it is half a victory. One more death, and everybody loses.
after-death-prisoners = The prisoners can still win: in the last round Room 25 may leave without one of them. One more dead prisoner, and the guards win.
after-death-guards = The guards can still win: by two dead prisoners, or when the countdown ends.
after-death-role_hidden = Nobody sees your role yet. It is shown with the next death, at the latest when the last round begins.
after-death-race = Without a living character you cannot win any more. The others go on racing for the way out.
after-death-team_last_round = Your team can still get out without you, in the last round.
after-death-team_inside = When the countdown ends, the team with more people in Room 25 wins. A team whose last character dies loses at once.
after-death-revival = Whoever enters the Regeneration Room brings all the dead back to the Central Room.
after-death-talk = You may go on talking: tell what you saw.
