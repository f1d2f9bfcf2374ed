// A second opinion on flow, written from the rules and not from the code: repeat over all cells, in file order, taking
// the highest unsettled offer, with the edges read from the drawing.

import type { PropFile } from '../../src/level/file.ts';
import type { State } from '../../src/state.ts';
import { plantOf } from './fragment.ts';

const STEP = { N: [0, -1], W: [-1, 0], E: [1, 0], S: [0, 1] } as const;
const OPEN: Record<string, string> = { '-': 'WE', '|': 'NS', '+': 'NWES' };
const BACK = { N: 'S', S: 'N', W: 'E', E: 'W' } as const;
type Dir = keyof typeof STEP;

export const slowFlow = (state: State): { push: number[]; amount: number[]; reserved: number[] } => {
  const { file, numbers } = plantOf(state);
  const at = (x: number, y: number): string => file.fuel[y]?.[x] ?? '.';
  const cells: { x: number; y: number; prop: PropFile | undefined }[] = [];
  for (let y = 0; y < file.fuel.length; y++)
    for (let x = 0; x < file.fuel[y]!.length; x++)
      if (at(x, y) !== '.') cells.push({ x, y, prop: file.props[file.marks[y]![x]!] });
  const find = (x: number, y: number): number => cells.findIndex((c) => c.x === x && c.y === y);

  /** What cell `from` with outflow `out` offers to its neighbour in `dir`, or 0. */
  const offer = (from: number, dir: Dir, out: number, falloff: number): { to: number; value: number } => {
    const { x, y, prop } = cells[from]!;
    const [dx, dy] = STEP[dir];
    const none = { to: -1, value: 0 };
    if (!OPEN[at(x, y)]!.includes(dir) || !OPEN[at(x + dx, y + dy)]?.includes(BACK[dir])) return none;
    const to = find(x + dx, y + dy);
    const target = cells[to]!.prop;
    if (target && 'in' in target && target.in !== BACK[dir]) return none;
    if (!(prop && 'in' in prop)) return { to, value: out - falloff };
    const branch = prop.out.indexOf(dir);
    if (branch < 0) return none;
    const weights = prop.mode.split('/').map(Number);
    const sum = weights.reduce((a, b) => a + b, 0);
    return { to, value: Math.floor((out * weights[branch]!) / sum) - falloff };
  };

  const sweep = (isAmount: boolean, push: readonly number[], reserved: number[]): number[] => {
    const falloff = (isAmount ? numbers.falloffAmount : numbers.falloffPush)[0]!;
    const value: (number | null)[] = cells.map(() => null);
    const best = cells.map(({ prop }) =>
      prop?.type === 'flow' && prop.state === 'Enabled'
        ? Math.min(
            numbers.networkMax,
            isAmount ? (prop.amount ?? numbers.sourceAmount[0]!) : (prop.pressure ?? numbers.sourcePush[0]!),
          )
        : 0,
    );
    for (;;) {
      let pick = -1;
      for (let i = cells.length - 1; i >= 0; i--)
        if (value[i] === null && best[i]! > 0 && (pick < 0 || best[i]! > best[pick]!)) pick = i;
      if (pick < 0) return value.map((v) => v ?? 0);
      value[pick] = best[pick]!;
      let out = best[pick]!;
      const { prop } = cells[pick]!;
      if (
        isAmount &&
        prop?.type === 'consumer' &&
        prop.state === 'Enabled' &&
        out >= prop.demand! &&
        push[pick]! >= prop.minPressure!
      ) {
        reserved[pick] = prop.demand!;
        out -= prop.demand!;
      }
      for (const dir of ['S', 'E', 'W', 'N'] as const) {
        const made = offer(pick, dir, out, falloff);
        if (made.to >= 0 && value[made.to] === null) best[made.to] = Math.max(best[made.to]!, made.value);
      }
    }
  };

  const reserved = cells.map(() => 0);
  const push = sweep(false, [], []);
  return { push, amount: sweep(true, push, reserved), reserved };
};
