/** Our own drawings for the prison, in boxes of 48 by 48: what each location is known by. */
export interface RoomDrawing {
  /** Filled with the colour of torch light. */
  light: string;
  /** Filled with a darker shade of it. */
  shade: string;
}

export const ROOMS: Record<string, RoomDrawing> = {
  yard: {
    light: 'M9 13h6v22H9zM33 13h6v22h-6z',
    shade: 'M3 18h5v12H3zM15 22h18v4H15zM40 18h5v12h-5z',
  },
  sewers: {
    light: 'M6 44V22a18 18 0 0 1 36 0v22h-5V22a13 13 0 0 0-26 0v22z',
    shade:
      'M15 16h3v22h-3zM22.500 12h3v26h-3zM30 16h3v22h-3zM11 36q4-4 8 0t8 0 8 0 2 0v8H11z',
  },
  infirmary: {
    light: 'M18 3h12v5h-2v9l11 19q3 8-5 9H14q-8-1-5-9l11-19V8h-2zm6 16L14 36q-1 4 2 4h16q3 0 2-4z',
    shade: 'M17 31q4-3 7 0t7-1l3 6q1 4-2 4H16q-3 0-2-4z',
  },
  smithy: {
    light: 'M3 15h32q1 8 10 8v4H34q-4 1-4 6 0 4 5 6v5H13v-5q5-2 5-7Q5 31 3 15z',
    shade: 'M22 3h15v7H22zM8 5h14v3H8z',
  },
  commissary: {
    light: 'M17 5h14l-3 8q14 8 14 21 0 10-10 10H16Q6 44 6 34q0-13 14-21z',
    shade: 'M24 20l9 9-9 9-9-9zM19 13h10v2H19z',
  },
  chow_hall: {
    light: 'M3 25h42q0 17-14 19H17Q3 42 3 25z',
    shade: 'M13 20q-4-4 0-8t0-8h3q3 5-1 8.500t1 7.500zM23 20q-4-4 0-8t0-8h3q3 5-1 8.500t1 7.500zM33 20q-4-4 0-8t0-8h3q3 5-1 8.500t1 7.500z',
  },
  cell_block: {
    light: 'M4 4h40v5H4zM4 39h40v5H4zM8 9h4v30H8zM36 9h4v30h-4z',
    shade: 'M17 9h4v30h-4zM27 9h4v30h-4zM14 20h20v12H14z',
  },
  library: {
    light: 'M2 9q11-4 21 2v32Q13 37 2 41zM46 9q-11-4-21 2v32q10-6 21-2z',
    shade: 'M6 15q7-2 13 1v3q-6-3-13-1zm0 8q7-2 13 1v3q-6-3-13-1zM42 15q-7-2-13 1v3q6-3 13-1zm0 8q-7-2-13 1v3q6-3 13-1z',
  },
};

/** Each crew has a shape of its own, in a box of 24 by 24. */
export const SHAPES: Record<string, string> = {
  gnolls: 'M12 0 24 22H0z',
  kobolds: 'M12 0 24 12 12 24 0 12z',
  bugbears: 'M2 2h20v20H2z',
  goblins: 'M12 1a11 11 0 1 0 .01 0z',
  insectoids: 'M6 2h12l6 10-6 10H6L0 12z',
  guards: 'M2 2h20v11q0 7-10 10Q2 20 2 13z',
};

/** Where the letters stand in a crew's shape. */
export const LETTERS_AT: Record<string, number> = { gnolls: 18.5, guards: 15 };
