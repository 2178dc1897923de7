/** The few requests beside the WebSocket. */
import { house, type Answered } from './house';
import type {
  Agreed,
  AnalysisState,
  Brief,
  DayBoard,
  Days,
  Faces,
  GameDetails,
  GameEnding,
  GameInfo,
  GameList,
  Info,
  Invitation,
  Made,
  Material,
  Named,
  NewTable,
  Person,
  Refused,
  Replay,
  Sat,
  SeatLink,
  TableList,
  Tutorial,
  Verdict,
} from './protocol';

/** A request that the server refused; `code` has a translation. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text = '',
  ) {
    super(code);
  }
}

/** The code of whatever went wrong. */
export const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : 'unknown');

async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  token?: string | null,
  more: { alone?: boolean; language?: string } = {},
): Promise<T> {
  return JSON.parse(await askText(method, path, body, token, more)) as T;
}

async function askText(
  method: string,
  path: string,
  body?: unknown,
  token: string | null = null,
  more: { alone?: boolean; language?: string } = {},
): Promise<string> {
  const written = body === undefined ? {} : { body: JSON.stringify(body) };
  let answered: Answered;
  try {
    answered = await house().ask({ method, path, token, ...more, ...written });
  } catch {
    throw new Refusal('unreachable');
  }
  if (answered.status >= 200 && answered.status < 300) return answered.text;
  let told: Partial<Refused> = {};
  try {
    told = JSON.parse(answered.text) as Partial<Refused>;
  } catch {
    // a proxy's own words
  }
  throw new Refusal(told.code ?? 'unknown', told.text ?? '');
}

export const games = async (): Promise<GameInfo[]> =>
  (await ask<GameList>('GET', '/api/games')).games;
export const game = (name: string) => ask<GameDetails>('GET', `/api/games/${name}`);
export const check = (game: string, config: Record<string, unknown>) =>
  ask<Agreed>('POST', `/api/games/${game}/check`, { config });
/** Bring something of one's own to play with; what is wrong with it is told in this language. */
export const bring = (game: string, material: Material, language: string) =>
  ask<Named>('POST', `/api/games/${game}/material`, material, null, { language });
/** What the house asks for before it lets anybody in. */
export const door = () => ask<{ needs: 'password' | 'invitation' | null; here?: 'away' | 'solo' | null }>('GET', '/api/door');
export const enter = (by: { password: string } | { invitation: string }) =>
  ask<Record<string, never>>('POST', '/api/enter', by);
export const me = () => ask<Person>('GET', '/api/me');
/** All games that one has played to their end. */
export const ownGames = async (): Promise<Brief[]> =>
  (await ask<TableList>('GET', '/api/me/games')).tables;
/** Keep nothing of me. */
export const forgetMe = () => ask<Record<string, never>>('DELETE', '/api/me');
export const openTables = async (): Promise<Brief[]> =>
  (await ask<TableList>('GET', '/api/tables')).tables;
export const makeTable = (wish: NewTable) => ask<Made>('POST', '/api/tables', wish);
/** What stands on the cards of a table; by their fingerprint the browser keeps it. */
export const faces = (table: string, digest: string) =>
  ask<Faces>('GET', `/api/tables/${table}/faces?digest=${digest}`);
export const tableInfo = (table: string) => ask<Info>('GET', `/api/tables/${table}`);
export const sit = (table: string, name: string | null, seat?: number) =>
  ask<Sat>('POST', `/api/tables/${table}/sit`, {
    ...(name ? { name } : {}),
    ...(seat === undefined ? {} : { seat }),
  });
/** Seat somebody else at a table of this browser: they share the device. */
export const seatAnother = (table: string, name: string, seat: number) =>
  ask<Sat>('POST', `/api/tables/${table}/sit`, { name, seat }, null, { alone: true });
/** The secret of a seat at a table of this browser, for whoever says that it is theirs. */
export const takeDevice = (table: string, seat: number) => ask<Sat>('POST', `/api/tables/${table}/seats/${seat}`, {});
/** Leave a table before or after its game; the host of an open one closes it. */
export const withdraw = (table: string, token: string | null) =>
  ask<Record<string, never>>('DELETE', `/api/tables/${table}`, undefined, token);
export const invitation = (table: string) =>
  ask<Invitation>('GET', `/api/tables/${table}/invitation`);
/** One more secret; by the host's token alone (the cookie would name the seat) for the host's chair. */
export const anotherLink = (table: string, token: string | null, alone = false) =>
  ask<SeatLink>('POST', `/api/tables/${table}/link`, {}, token, { alone });
export const replay = (
  table: string,
  query: { eyes: string; from?: number; to?: number; views: boolean },
  token: string | null,
) => {
  const wanted = new URLSearchParams({ eyes: query.eyes, views: query.views ? '1' : '0' });
  if (query.from !== undefined) wanted.set('from', String(query.from));
  if (query.to !== undefined) wanted.set('to', String(query.to));
  return ask<Replay>('GET', `/api/tables/${table}/replay?${wanted}`, undefined, token);
};
/** What a finished game came to. */
export const ending = (table: string) => ask<GameEnding>('GET', `/api/tables/${table}/ending`);
/** How far the analysis of a finished game is, and all of it once it is made. */
export const analysis = (table: string) => ask<AnalysisState>('GET', `/api/tables/${table}/analysis`);
export const beginAnalysis = (table: string) => ask<AnalysisState>('POST', `/api/tables/${table}/analysis`, {});
export const stopAnalysis = (table: string) => ask<AnalysisState>('DELETE', `/api/tables/${table}/analysis`);
export const record = (table: string) =>
  ask<Record<string, unknown>>('GET', `/api/tables/${table}/record`);
export const verify = (table: string) => ask<Verdict>('GET', `/api/tables/${table}/verify`);
/** The deals of days that can be played, and one's own tries. */
export const days = () => ask<Days>('GET', '/api/days');
const dealPath = (date: string, game: string, mode: string) => `/api/days/${date}/${game}/${mode}`;
/** Everybody's tries at a deal. */
export const dayBoard = (date: string, game: string, mode: string) =>
  ask<DayBoard>('GET', dealPath(date, game, mode));
/** Begin one's only try at a deal, or go on with it. */
export const beginTry = (date: string, game: string, mode: string, name: string | null) =>
  ask<Sat>('POST', dealPath(date, game, mode), name ? { name } : {});
/** A game played by a script. */
export const tutorial = (game: string) => ask<Tutorial>('GET', `/api/tutorials/${game}`);
/** A file as text: a record, or one of the box. */
export const file = (path: string) => askText('GET', path);
/** A table of this browser's house from a record; only such a house takes them. */
export const bringRecord = (record: unknown) => ask<Info>('POST', '/api/records', record);
