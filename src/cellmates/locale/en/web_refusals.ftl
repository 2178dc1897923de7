### What a server refuses as a whole.

refusal-busy = Too many people play here just now. Try again in a minute.
refusal-foreign_host = The server does not go by this name. Ask its owner for the right address.
