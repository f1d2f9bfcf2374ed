// The view as figures for the board: who is ivory, who is foe, what is planned. Nothing here decides anything; every cell
// and every hit comes from the game.

import type { Appraisal, OrbitView, ShipView } from '@interlock/orbit';
import type { GateFigure, MissileFigure, ShipFigure, Tone, Zone } from './figures.ts';
import type { Cell, Disc } from './geometry.ts';

export const discOf = ({ rings, sectors }: OrbitView, isUnrolled = false): Disc => ({ rings, sectors, isUnrolled });

/** `isNeutral`: nobody in particular looks (curtain, result of a duel): then nobody is ivory. */
const toneOf = (ship: Pick<ShipView, 'side' | 'isYours'>, isNeutral: boolean): Tone => {
  if (ship.isYours && !isNeutral) return 'you';
  if (ship.side === 'grey') return 'neutral';
  return ship.side === 'red' ? 'foe' : 'ally';
};

/** In a seat the other side is the foe, whatever its colour; else red is. */
const seenTone = (view: OrbitView, ship: ShipView, isNeutral: boolean): Tone => {
  const tone = toneOf(ship, isNeutral);
  if (isNeutral || tone === 'you' || tone === 'neutral') return tone;
  const own = view.ships.find(({ isYours }) => isYours);
  return own === undefined || own.side === 'grey' ? tone : ship.side === own.side ? 'ally' : 'foe';
};

/** Ships of one letter keep the number of their name. */
const letterOf = ({ ships }: OrbitView, { letter, name }: ShipView): string => {
  const isShared = ships.filter((one) => one.letter.toUpperCase() === letter.toUpperCase()).length > 1;
  return `${letter.toUpperCase()}${isShared ? (/\d+$/.exec(name)?.[0] ?? '') : ''}`;
};

export const shipFigures = (view: OrbitView, isNeutral = false): readonly ShipFigure[] =>
  view.ships.map((ship) => ({
    ...ship,
    letter: letterOf(view, ship),
    tone: seenTone(view, ship, isNeutral),
    isRed: ship.side === 'red',
  }));

export const missileTone = (view: OrbitView, owner: string, isNeutral = false): Tone => {
  const ship = view.ships.find(({ id }) => id === owner);
  return ship ? seenTone(view, ship, isNeutral) : 'neutral';
};

export const missileFigures = (view: OrbitView, isNeutral = false): readonly MissileFigure[] =>
  view.missiles.map((missile) => {
    const target = view.ships.find(({ id }) => id === missile.target);
    return {
      ...missile,
      tone: missileTone(view, missile.owner, isNeutral),
      target: target ?? null,
      targetName: target?.name ?? missile.target,
    };
  });

export const gateFigures = (view: OrbitView): readonly GateFigure[] =>
  view.gates.map((gate) => ({ ...gate, state: gate.isPassed ? 'passed' : gate.isNext ? 'next' : 'later' }));

/** What the others will cover this turn, and what the plan covers. */
export const zonesOf = (view: OrbitView, appraisal: Appraisal | null): readonly Zone[] => {
  const foes = view.intents.flatMap(({ ship, window, lane }): Zone[] => {
    const tone = missileTone(view, ship);
    return [
      { id: `${ship} window`, kind: 'window' as const, tone, cells: window, isPlanned: false },
      { id: `${ship} lane`, kind: 'lane' as const, tone, cells: lane, isPlanned: false },
    ].filter(({ cells }) => cells.length > 0);
  });
  const own = appraisal?.forecast;
  const mine: readonly Zone[] = own
    ? [
        { id: 'your window', kind: 'window', tone: 'you', cells: own.window, isPlanned: true },
        { id: 'your lane', kind: 'lane', tone: 'you', cells: own.lane, isPlanned: true },
      ]
    : [];
  return [...foes, ...mine.filter(({ cells }) => cells.length > 0)];
};

/** The sector with the fewest things near it: there the rings have their names. */
export const freeSector = (view: OrbitView): number => {
  const taken = [...view.ships.filter(({ isAlive }) => isAlive), ...view.missiles, ...view.gates];
  const near = (sector: number): number =>
    taken.reduce((sum, thing) => {
      const gap = Math.abs(thing.sector - sector) % view.sectors;
      return sum + Math.max(0, 4 - Math.min(gap, view.sectors - gap));
    }, 0);
  const quarters = [0.75, 0.5, 0.625, 0.875, 0.25, 0].map((part) => Math.round(part * view.sectors) % view.sectors);
  return quarters.reduce((best, sector) => (near(sector) < near(best) ? sector : best));
};

export const isSame = (a: Cell | null, b: Cell | null): boolean => a?.ring === b?.ring && a?.sector === b?.sector;
