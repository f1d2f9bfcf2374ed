// What is wrong with the ships of a file beyond their shape. Fields of the wrong kind have a finding already and are
// passed over, so that every mistake of a file is named at once [OS-429].

import type { Content } from '../data/content.ts';
import { AIS, SUBSYSTEMS, type SubsystemId } from '../data/names.ts';
import { enforcedMax } from '../data/subsystems.ts';
import { type Findings, valueAt } from './findings.ts';

type Loose = Readonly<Record<string, unknown>>;

/** The entries of a list that are objects, each with its place. */
export const entriesAt = (input: unknown, ...path: readonly PropertyKey[]): readonly (readonly [number, Loose])[] => {
  const list = valueAt(input, path);
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown, i) =>
    typeof one === 'object' && one !== null ? [[i, one as Loose] as const] : [],
  );
};

export const idsOf = (input: unknown): readonly unknown[] => entriesAt(input, 'ships').map(([, ship]) => ship.id);

export const lintShips = (content: Content, input: unknown, isDuel: boolean, found: Findings): void => {
  const limit = valueAt(input, ['limit']) ?? (isDuel ? content.balance.duel.turnLimit : undefined);
  const seen = new Set<unknown>();
  for (const [i, ship] of entriesAt(input, 'ships')) {
    const path = `ships[${i}]`;
    if (typeof ship.id === 'string' && seen.has(ship.id))
      found.say('id-twice', `${path}.id`, `${path}.id ${ship.id} is used twice`);
    seen.add(ship.id);
    lintClass(content, ship, path, found);
    lintTarget(input, ship, path, found);
    lintScript(ship, limit, path, found);
  }
  if (isDuel) lintSeats(content, input, found);
  else lintPlayer(content, input, found);
};

const isWhole = (value: unknown): value is number => Number.isInteger(value);

const lintClass = (content: Content, ship: Loose, path: string, found: Findings): void => {
  if (ship.ai !== undefined && !AIS.some((ai) => ai === ship.ai)) found.unknown(`${path}.ai`, 'personality', ship.ai);
  if (typeof ship.class !== 'string') return;
  if (!Object.hasOwn(content.classes, ship.class)) {
    found.unknown(`${path}.class`, 'class', ship.class);
    return;
  }
  const base = content.classes[ship.class]!;
  if (isWhole(ship.mass) && ship.mass > base.tank)
    found.must('over-tank', `${path}.mass`, `be at most the tank of ${base.tank}`, ship.mass);
  const installed: readonly unknown[] = Array.isArray(ship.installed) ? ship.installed : base.installed;
  if (Array.isArray(ship.installed))
    ship.installed.forEach((one, k) => {
      if (ship.installed !== undefined && installed.indexOf(one) !== k)
        found.say('installed-twice', `${path}.installed[${k}]`, `${path}.installed[${k}] ${one} is named twice`);
    });
  lintEnergy(content, ship.energy ?? base.energy, installed, base.reactor, `${path}.energy`, found);
};

/** What ships begin with before a level says otherwise, under the numbers of this content [OS-278]. That a smaller reactor
 *  of all ships holds less is no mistake. */
export const lintStarts = (content: Content, found: Findings): void => {
  for (const [id, { energy, installed, reactor, mass, tank }] of Object.entries(content.classes)) {
    lintEnergy(content, energy, installed, reactor ?? Number.POSITIVE_INFINITY, `class.${id}.energy`, found);
    if (mass > tank) found.must('over-tank', `class.${id}.mass`, `be at most the tank of ${tank}`, mass);
  }
};

const lintEnergy = (
  content: Content,
  energy: unknown,
  installed: readonly unknown[],
  size: number | undefined,
  path: string,
  found: Findings,
): void => {
  if (typeof energy !== 'object' || energy === null) return;
  let sum = 0;
  for (const [key, value] of Object.entries(energy)) {
    if (!SUBSYSTEMS.some((one) => one === key) || !isWhole(value)) continue;
    const row = content.subsystems[key as SubsystemId];
    const at = `${path}.${key}`;
    sum += value;
    if (value > 0 && !installed.includes(key))
      found.say('not-installed', at, `${at}: ${row.name} is not installed on this ship`);
    else if (value > enforcedMax(row)) found.must('over-max', at, `be at most ${enforcedMax(row)}`, value);
  }
  const reactor = size ?? content.balance.reactor.size;
  if (sum > reactor) found.say('over-reactor', path, `${path} adds up to ${sum}, the reactor has ${reactor}`);
};

const lintTarget = (input: unknown, ship: Loose, path: string, found: Findings): void => {
  if (typeof ship.target !== 'string') return;
  if (!idsOf(input).includes(ship.target)) found.unknown(`${path}.target`, 'ship', ship.target);
  else if (ship.target === ship.id)
    found.say('own-target', `${path}.target`, `${path}.target must be another ship than itself`);
};

const lintScript = (ship: Loose, limit: unknown, path: string, found: Findings): void => {
  const turns = new Set<unknown>();
  for (const [i, entry] of entriesAt(ship, 'script')) {
    const at = `${path}.script[${i}]`;
    if (turns.has(entry.turn)) found.say('script-twice', `${at}.turn`, `${at}.turn ${entry.turn} is used twice`);
    turns.add(entry.turn);
    if (isWhole(entry.turn) && isWhole(limit) && entry.turn > limit)
      found.must('script-turn', `${at}.turn`, `be 1 to the limit of ${limit}`, entry.turn);
    const kind = valueAt(entry, ['move', 'kind']);
    const power = valueAt(entry, ['move', 'power']);
    if (isWhole(power) && typeof kind === 'string' && (kind === 'coast') !== (power === 0))
      found.must('script-power', `${at}.move.power`, kind === 'coast' ? 'be 0 for coasting' : 'be 1 to 3', power);
  }
};

/** A class somebody flies by hand. */
const isManned = (content: Content, ship: Loose): boolean =>
  typeof ship.class === 'string' &&
  Object.hasOwn(content.classes, ship.class) &&
  content.classes[ship.class]!.ai === 'player';

const sideOf = (content: Content, ship: Loose): unknown =>
  ship.side ??
  (typeof ship.class === 'string' && Object.hasOwn(content.classes, ship.class)
    ? content.classes[ship.class]!.side
    : undefined);

const lintPlayer = (content: Content, input: unknown, found: Findings): void => {
  for (const [i, ship] of entriesAt(input, 'ships')) {
    const isUnknown = typeof ship.class !== 'string' || !Object.hasOwn(content.classes, ship.class);
    if (isUnknown) continue;
    if (i === 0) {
      if (!isManned(content, ship) || sideOf(content, ship) !== 'blue' || ship.ai !== undefined)
        found.say('no-player', 'ships[0]', "ships[0] must be the player's blue ship");
      continue;
    }
    if (ship.ai === undefined && isManned(content, ship))
      found.say(
        'nobody-aboard',
        `ships[${i}].ai`,
        `ships[${i}].ai must say who flies it: the player has the first ship`,
      );
    const flown = ship.ai ?? content.classes[ship.class as string]!.ai;
    if (flown !== 'drift' && entriesAt(ship, 'script').length > 0)
      found.say('script-flown', `ships[${i}].script`, `ships[${i}].script is for drifting ships; this one has a mind`);
  }
};

const lintSeats = (content: Content, input: unknown, found: Findings): void => {
  for (const [i, ship] of entriesAt(input, 'ships')) {
    if (i > 1 || typeof ship.class !== 'string' || !Object.hasOwn(content.classes, ship.class)) continue;
    const side = i === 0 ? 'blue' : 'red';
    const path = `ships[${i}]`;
    if (!isManned(content, ship) || sideOf(content, ship) !== side || ship.ai !== undefined)
      found.say('no-seat', path, `${path} must be a ${side} ship somebody flies by hand`);
    const energy = typeof ship.energy === 'object' && ship.energy !== null ? Object.values(ship.energy) : [];
    if (energy.some((value) => isWhole(value) && value > 0))
      found.say('duel-energy', `${path}.energy`, `${path}.energy must be left out: a duel begins with nothing powered`);
    if (entriesAt(ship, 'script').length > 0)
      found.say('script-flown', `${path}.script`, `${path}.script is for drifting ships; somebody sits in this one`);
  }
};
