# The door of a house, and devices that are shown it.

door-password = This house asks for a password.
door-password-label = Password
door-enter = Come in
door-invitation = This house lets in only who has an invitation. Open the link that you were sent.
refusal-wrong_password = That is not the password. Try again.
refusal-wrong_invitation = This invitation opens nothing any more. Ask for a new one.
refusal-password_needed = This house asks for a password. Go to the start page.
refusal-invitation_needed = This house lets in only who has an invitation.
only-here = End my other devices
only-here-really = Shall this seat be open in this browser only?
bye-ended = This seat was closed on this device.
