// Keys of the ledger: digits choose a subsystem, plus and minus feed it; one letter per order.

import type { Entry, Option, OrbitShape } from '@interlock/orbit';
import type { KeyBinding, Table } from '../screen.ts';
import { appraisalOf, installedRows, sided } from './appraisal.ts';
import { figureSubject } from './panels/Asked.tsx';

type OrbitTable = Table<OrbitShape>;
type Binding = KeyBinding<OrbitShape>;

const FIRST = 'figure:energy.';

/** The subsystem whose number is asked: what plus and minus feed. */
const chosenRow = (table: OrbitTable, selected: string | null) => {
  const appraisal = appraisalOf(table);
  if (!appraisal || !selected?.startsWith(FIRST)) return null;
  return installedRows(appraisal).find(({ id }) => selected === `${FIRST}${id}`) ?? null;
};

const digits: readonly Binding[] = Array.from({ length: 7 }, (_, i) => ({
  keys: [String(i + 1)],
  label: 'Choose a subsystem; plus and minus feed it',
  row: 'Choose a subsystem; plus and minus feed it',
  plan: () => null,
  does: ({ table, onSelect }) => {
    const row = appraisalOf(table)?.rows[i];
    if (row?.isInstalled) onSelect(figureSubject(`energy.${row.id}`));
  },
}));

const feed = (keys: readonly string[], by: number, label: string): Binding => ({
  keys,
  label,
  plan: (table, selected) => {
    const row = chosenRow(table, selected);
    if (!row) return null;
    const value = row.pending + by;
    return value < 0 || value > row.max ? null : [sided(table.view, { type: 'energy', subsystem: row.id, value })];
  },
});

/** The next of an order's choices after the one that is planned. */
const cycle = (key: string, label: string, isOne: (option: Option) => boolean, by = 1): Binding => ({
  keys: [key],
  label,
  plan: (table) => {
    const options = appraisalOf(table)?.options.filter(isOne) ?? [];
    const at = options.findIndex(({ isChosen }) => isChosen);
    const next = options[(at < 0 && by < 0 ? options.length - 1 : at + by + options.length) % options.length];
    return next ? [next.entry] : null;
  },
});

const vent = (keys: readonly string[], by: number, label: string): Binding => ({
  keys,
  label,
  plan: (table): readonly Entry[] | null => {
    const heat = appraisalOf(table)?.heat;
    if (!heat) return null;
    const value = heat.vented + by;
    return value < 0 || value > heat.now ? null : [sided(table.view, { type: 'vent', value })];
  },
  // Left to the frame the key would open something else.
  does: ({ table }, store) => {
    const heat = appraisalOf(table)?.heat;
    if (!heat || table.status.is !== 'playing') return;
    store
      .getState()
      .tell(
        heat.now === 0
          ? 'No heat is on board to vent.'
          : by > 0
            ? `All ${heat.now} heat on board is vented by this plan.`
            : 'This plan vents nothing.',
      );
  },
});

export const keys: readonly Binding[] = [
  ...digits,
  feed(['+', '='], 1, 'One energy more'),
  feed(['-'], -1, 'One energy less'),
  vent(['v'], 1, 'Vent one heat more'),
  vent(['V'], -1, 'Vent one heat less'),
  cycle('r', 'Turn the ship, or not', ({ id }) => id === 'rotate'),
  {
    keys: ['c'],
    label: 'Coast',
    plan: (table) => {
      const coast = appraisalOf(table)?.options.find(({ kind }) => kind === 'coast');
      return coast && !coast.isChosen ? [coast.entry] : null;
    },
  },
  cycle('t', 'Transfer: power 1, 2, 3', ({ kind }) => kind === 'transfer'),
  cycle('T', 'Transfer, the other way', ({ kind }) => kind === 'transfer', -1),
  cycle('p', 'Phase: power 1, 2, 3', ({ kind }) => kind === 'phase'),
  cycle('P', 'Phase, the other way', ({ kind }) => kind === 'phase', -1),
  cycle('l', 'Laser: auto, hold, attack, defend', ({ id }) => id.startsWith('laser-')),
  cycle('g', 'Railgun: hold, fire, brace', ({ id }) => id.startsWith('railgun-')),
  cycle('m', 'Launch: none, then each target', ({ id }) => id.startsWith('launch-')),
  {
    keys: ['f'],
    label: 'Look one turn further ahead, and back to now after the last',
    plan: () => null,
    does: () => {
      const ticks = [...document.querySelectorAll<HTMLElement>('.ghostbar .ticks button')];
      const at = ticks.findIndex((tick) => tick.getAttribute('aria-pressed') === 'true');
      ticks[(at + 1) % ticks.length]?.click();
    },
  },
  {
    keys: ['i'],
    label: 'Read what the others have announced',
    plan: () => null,
    does: () => document.querySelector<HTMLElement>('.ob-intent')?.focus(),
  },
];
