// A room of 20 × 20 for timing, as busy as the larger shipped levels: long lines of every carrier, an open leak of
// each, and a dozen spills.

const SIDE = 20;

const blank = (): string[][] => Array.from({ length: SIDE }, () => Array<string>(SIDE).fill('.'));

const rowsOf = (cells: readonly (readonly string[])[]): readonly string[] => cells.map((row) => row.join(''));

/** A straight line from x 1 to `to` in row y. */
const lineAt = (y: number, to: number): readonly string[] => {
  const cells = blank();
  for (let x = 1; x <= to; x++) cells[y]![x] = '-';
  return rowsOf(cells);
};

const terrain = (): readonly string[] => {
  const cells = blank();
  for (let i = 0; i < SIDE; i++) {
    for (const [x, y] of [
      [i, 0],
      [i, SIDE - 1],
      [0, i],
      [SIDE - 1, i],
    ] as const)
      cells[y]![x] = '#';
  }
  cells[15]![10] = '#';
  cells[4]![15] = '@';
  for (const y of [9, 10]) cells[y]![17] = 'R';
  return rowsOf(cells);
};

const marks = (): readonly string[] => {
  const cells = blank();
  const put = (x: number, y: number, mark: string) => {
    cells[y]![x] = mark;
  };
  put(1, 4, 'a');
  put(16, 4, 'b');
  put(1, 9, 'c');
  put(16, 9, 'd');
  put(1, 15, 'e');
  put(16, 15, 'g');
  put(18, 9, 'r');
  put(3, 1, 't');
  return rowsOf(cells);
};

const spills = () =>
  Array.from({ length: 12 }, (_, i) => ({
    at: [2 + ((i * 5) % 15), 2 + ((i * 7) % 16)],
    [['fuel', 'coolant', 'electricity', 'heat'][i % 4]!]: 30 + ((i * 11) % 60),
  }));

/** The first turn: over to the fuel consumer, and switch it on. */
export const switchOn = [{ type: 'moveRobot', dir: 'E' }, { type: 'interactProp' }] as const;

export const reactorLevel = () => ({
  format: 1,
  id: 'bench-room',
  name: 'Bench room',
  text: { intro: 'A room for timing.' },
  terrain: terrain(),
  fuel: lineAt(4, 16),
  coolant: lineAt(9, 16),
  electricity: lineAt(15, 16),
  marks: marks(),
  props: {
    a: { type: 'flow', carrier: 'fuel', state: 'Enabled' },
    b: { type: 'consumer', carrier: 'fuel' },
    c: { type: 'flow', carrier: 'coolant', state: 'Enabled' },
    d: { type: 'consumer', carrier: 'coolant', state: 'Enabled' },
    e: { type: 'flow', carrier: 'electricity', state: 'Enabled' },
    g: { type: 'consumer', carrier: 'electricity', state: 'Enabled' },
    t: { type: 'eyeTerminal' },
    r: { type: 'reactorControl' },
  },
  leaks: [
    { id: 'L1', carrier: 'fuel', at: [6, 4] },
    { id: 'L2', carrier: 'coolant', at: [8, 9] },
    { id: 'L3', carrier: 'electricity', at: [10, 15], face: 'N' },
  ],
  surface: spills(),
});
