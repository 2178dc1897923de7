/** A game of no rules on boardgame.io's in-memory server, with as much to tell as ours has. */
const { Server, Origins } = require('boardgame.io/server');

const SEATS = 6;
const sheet = (seat) => ({
  seat, at: 'c3', alive: true, hidden: false, ready: false, tokens: 0, played: [], program: null,
  adrenaline: 'held', lost: [], reminder: null, reminder_free: true, role: 'prisoner',
  revealed: false, unprogrammed: false, armed: false, flood: 0, paranoid: false, stack: 0,
  empties: 0, team: null,
});

const game = {
  name: 'peer',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: () => ({ chosen: 0, characters: Array.from({ length: SEATS }, (_, seat) => sheet(seat)) }),
  moves: {
    choose: ({ G, ctx }, option) => {
      G.chosen += 1;
      G.characters[Number(ctx.currentPlayer)].tokens = option;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  // Each seat sees its own role only.
  playerView: ({ G, playerID }) => ({
    ...G,
    characters: G.characters.map((one, seat) =>
      String(seat) === playerID ? one : { ...one, role: null },
    ),
  }),
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }, () => console.log('ready'));
