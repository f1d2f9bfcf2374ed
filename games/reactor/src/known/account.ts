// One turn's heat in one cell as an account: what added, what took, summed by cause, the biggest heater first,
// then the biggest cooler.

import type { Index } from './model.ts';

type Told = { readonly type: string } & Readonly<Record<string, unknown>>;
type Place = readonly [number, number];

const SPREAD: Readonly<Record<string, readonly [word: string, sign: 1 | -1, field: 'cells' | 'cuts']>> = {
  addHeat: ['announced', 1, 'cells'],
  serviceCooling: ['coolant service', -1, 'cells'],
  dissipate: ['air', -1, 'cells'],
  clampValues: ['cut at the maximum', -1, 'cuts'],
};

const LOCAL: Readonly<Record<string, string>> = {
  heatUp: 'warming fuel',
  ignite: 'burning fuel',
  short: 'short',
  coolDown: 'spilled coolant',
};

/** Heat that the schedule adds after the judgement, for the next turn. */
const isAnnouncement = ({ type, step }: Told): boolean => type === 'addHeat' && Number(step) > 13;

/** What the events of a turn announce for a cell. */
export const announcedBy = (width: number, cell: Index, events: readonly Told[]): number =>
  events
    .filter(isAnnouncement)
    .flatMap(({ cells }) => cells as readonly { cell: Place; quantity: number }[])
    .filter(({ cell: [x, y] }) => y * width + x === cell)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Heat by cause; causes that cancel out are left off. `handed` is what stood announced in the cell when the turn
 *  began: a turn judges what it was handed, and hands its own announcement on. */
export const heatAccount = (
  width: number,
  cell: Index,
  events: readonly Told[],
  handed = 0,
): readonly (readonly [cause: string, heat: number])[] => {
  const isHere = (at: unknown): boolean => (at as Place)[1] * width + (at as Place)[0] === cell;
  const sums = new Map<string, number>();
  const add = (cause: string, heat: number): void => {
    sums.set(cause, (sums.get(cause) ?? 0) + heat);
  };
  add('announced', handed);
  for (const event of events) {
    const spread = SPREAD[event.type];
    if (spread && !isAnnouncement(event)) {
      const [word, sign, field] = spread;
      for (const one of event[field] as readonly { cell: Place; kind: string; quantity: number }[])
        if (one.kind === 'heat' && isHere(one.cell)) add(word, sign * one.quantity);
    }
    const local = LOCAL[event.type];
    if (local !== undefined && isHere(event.cell)) add(local, Number(event.heat));
    if (event.type === 'heatTransfer') {
      if (isHere(event.to)) add('neighbours', Number(event.quantity));
      if (isHere(event.from)) add('neighbours', -Number(event.quantity));
    }
  }
  return [...sums].filter(([, heat]) => heat !== 0).sort(([, a], [, b]) => (a > 0 || b > 0 ? b - a : a - b));
};

const signed = (heat: number): string => `${heat < 0 ? '−' : '+'}${Math.abs(heat)}`;

/** `+14 announced −8 coolant service −3 air = +3`; empty where nothing changes the heat. */
export const accountWords = (account: readonly (readonly [cause: string, heat: number])[]): string => {
  if (account.length === 0) return '';
  const sum = account.reduce((total, [, heat]) => total + heat, 0);
  const parts = account.map(([cause, heat]) => `${signed(heat)} ${cause}`).join(' ');
  return account.length === 1 ? parts : `${parts} = ${sum === 0 ? '±0' : signed(sum)}`;
};
