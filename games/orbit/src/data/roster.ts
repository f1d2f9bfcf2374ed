// The ships of a level with everything the file left to the class filled in.

import type { Content } from './content.ts';
import { isDuel, type Level, type ShipFile } from './file.ts';
import { type Ai, type Facing, type MoveKind, type Side, SUBSYSTEMS, type SubsystemId } from './names.ts';
import { enforcedMax } from './subsystems.ts';

interface ScriptEntry {
  readonly turn: number;
  readonly rotate: boolean;
  readonly move: { readonly kind: MoveKind; readonly power: number };
}

export interface RosterShip {
  readonly id: string;
  readonly classId: string;
  readonly name: string;
  readonly letter: string;
  readonly side: Side;
  readonly ring: number;
  readonly sector: number;
  readonly facing: Facing;
  readonly hull: number;
  readonly hullMax: number;
  readonly heat: number;
  readonly mass: number;
  readonly tank: number;
  readonly ammo: number;
  readonly reactor: number;
  /** By subsystem, in their order. */
  readonly energy: readonly number[];
  readonly installed: readonly boolean[];
  /** Null: a player sits in it. */
  readonly ai: Ai | null;
  readonly target: string | null;
  readonly script: readonly ScriptEntry[];
}

type Energy = Partial<Record<SubsystemId, number>>;

export const rosterOf = (content: Content, level: Level): readonly RosterShip[] =>
  level.ships.map((file, i) => {
    const redAi = isDuel(level) && i === 1 ? (level.redAi ?? null) : null;
    const isSeat = i === 0 || (isDuel(level) && redAi === null);
    return shipOf(content, file, isSeat, redAi);
  });

const shipOf = (content: Content, file: ShipFile, isSeat: boolean, trained: Ai | null): RosterShip => {
  const base = content.classes[file.class]!;
  const energy: Energy =
    trained === null || trained === 'drift'
      ? (file.energy ?? base.energy)
      : content.personalities[trained].trainingEnergy;
  const installed: readonly string[] = file.installed ?? base.installed;
  const flown = trained ?? file.ai ?? base.ai;
  const reactor = base.reactor ?? content.balance.reactor.size;
  return {
    id: file.id,
    classId: file.class,
    name: file.name ?? nameOf(file.id, file.class, base.name),
    letter: base.letter,
    side: file.side ?? base.side,
    ring: file.ring,
    sector: file.sector,
    facing: file.facing ?? 'prograde',
    hull: file.hull ?? base.hull,
    hullMax: Math.max(base.hull, file.hull ?? 0),
    heat: file.heat ?? 0,
    mass: Math.min(file.mass ?? base.mass, base.tank),
    tank: base.tank,
    ammo: file.ammo ?? base.ammo,
    reactor,
    energy: fitted(content, energy, installed, reactor),
    installed: SUBSYSTEMS.map((one) => installed.includes(one)),
    ai: isSeat ? null : flown === 'player' ? 'drift' : (flown as Ai),
    target: file.target ?? null,
    script: (file.script ?? []).map(({ turn, rotate = false, move = { kind: 'coast', power: 0 } }) => ({
      turn,
      rotate,
      move,
    })),
  };
};

/** What fits [OS-278]: training energy is written for a ship that has everything, and a level for the shipped numbers. */
const fitted = (content: Content, energy: Energy, installed: readonly string[], reactor: number): readonly number[] => {
  let left = reactor;
  return SUBSYSTEMS.map((one) => {
    const most = installed.includes(one) ? Math.min(enforcedMax(content.subsystems[one]), left) : 0;
    const held = Math.min(energy[one] ?? 0, most);
    left -= held;
    return held;
  });
};

/** `cutter-2` of class Cutter is `Cutter 2`; any other id that is not its class speaks for itself. */
const nameOf = (id: string, classId: string, className: string): string => {
  if (id === classId) return className;
  const number = id.startsWith(`${classId}-`) ? id.slice(classId.length + 1) : '';
  return number === '' ? `${id.charAt(0).toUpperCase()}${id.slice(1)}` : `${className} ${number}`;
};
