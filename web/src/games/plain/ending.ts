/** How a game ended of which the page knows nothing but the outcome. */
import type { EndScreen } from '../game';

export const ending: EndScreen = {
  winningSeats: (info) =>
    new Set((info.outcome?.winners ?? []).filter((winner) => typeof winner === 'number')),
  people: (info, _view, texts, nameOf) =>
    (info.outcome?.scores ?? [])
      .map((score, seat) => ({ seat, score }))
      .sort((one, other) => other.score - one.score)
      .map(({ seat, score }) => ({
        key: String(seat),
        seat,
        name: nameOf(seat),
        fate: [{ text: texts.say('plain-score', { score }), tone: 'plain' as const }],
      })),
  counted: {},
  Cut: null,
  Count: null,
  picture: {
    look: { back: '#0b0d12', plate: '#1a2030', text: '#eef1f7', quiet: '#a3aec4', won: '#ff8fd0' },
    words: { left: 60, width: 1080 },
    draw: () => undefined,
  },
};
