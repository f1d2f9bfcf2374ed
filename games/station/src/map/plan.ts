// The certificate of a level as text [DS-404]: runs of steps, and one line for everything else.

import { type Action, actionSchema, type Way } from '../actions.ts';

/** Most actions a stored plan may have; the longest of a 1,000-room deck stays below a fifth of it. */
export const MOST_PLAN = 200_000;

type Write = (...words: readonly string[]) => unknown;
const asSwitch = (word: string | undefined): boolean | undefined =>
  word === 'on' ? true : word === 'off' ? false : undefined;

/** By first word: how many words follow, and the action they make before it is checked. */
const LINES: Readonly<Record<string, readonly [words: number, make: Write]>> = {
  power: [3, (terminal, room, on) => ({ type: 'setDoorPower', terminal, room, on: asSwitch(on) })],
  cctv: [3, (terminal, room, on) => ({ type: 'setCctvPower', terminal, room, on: asSwitch(on) })],
  key: [1, (door) => ({ type: 'useKeycard', door })],
  search: [1, (furniture) => ({ type: 'search', furniture })],
  battery: [1, (generator) => ({ type: 'insertBattery', generator })],
  control: [1, (control) => ({ type: 'activateControl', control })],
  fix: [1, (hazard) => ({ type: 'fixHazard', hazard })],
  press: [2, (puzzle, k) => ({ type: 'pressRelay', puzzle, k: /^[0-8]$/.test(k ?? '') ? Number(k) : undefined })],
  code: [2, (puzzle, digits) => ({ type: 'submitCode', puzzle, digits })],
  scan: [1, (desk) => ({ type: 'scanFeeds', desk })],
  wait: [0, () => ({ type: 'wait' })],
  concede: [0, () => ({ type: 'concede' })],
};

/** The actions of one line, or null for a malformed one. */
export const readPlanLine = (line: string): readonly Action[] | null => {
  if (/^[NESW]+$/.test(line)) return [...line].map((dir) => ({ type: 'move', dir: dir as Way }));
  const [first = '', ...words] = line.split(/[ \t]+/);
  const form = Object.hasOwn(LINES, first) ? LINES[first] : undefined;
  if (form === undefined || form[0] !== words.length) return null;
  const parsed = actionSchema.safeParse(form[1](...words));
  return parsed.success ? [parsed.data] : null;
};

const onOff = (on: boolean): string => (on ? 'on' : 'off');

const planLine = (action: Exclude<Action, { type: 'move' }>): string => {
  switch (action.type) {
    case 'setDoorPower':
      return `power ${action.terminal} ${action.room} ${onOff(action.on)}`;
    case 'setCctvPower':
      return `cctv ${action.terminal} ${action.room} ${onOff(action.on)}`;
    case 'useKeycard':
      return `key ${action.door}`;
    case 'search':
      return `search ${action.furniture}`;
    case 'insertBattery':
      return `battery ${action.generator}`;
    case 'activateControl':
      return `control ${action.control}`;
    case 'fixHazard':
      return `fix ${action.hazard}`;
    case 'pressRelay':
      return `press ${action.puzzle} ${action.k}`;
    case 'submitCode':
      return `code ${action.puzzle} ${action.digits}`;
    case 'scanFeeds':
      return `scan ${action.desk}`;
    default:
      return action.type;
  }
};

/** The lines of a plan: steps that follow one another share a line. */
export const planLines = (actions: readonly Action[]): readonly string[] => {
  const lines: string[] = [];
  let run = '';
  for (const action of actions) {
    if (action.type === 'move') {
      run += action.dir;
      continue;
    }
    if (run !== '') lines.push(run);
    run = '';
    lines.push(planLine(action));
  }
  if (run !== '') lines.push(run);
  return lines;
};

/** The actions written in a plan's text; throws on a malformed line. For tests and tools; files are read by `text.ts`. */
export const planOf = (text: string): readonly Action[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => {
      const actions = readPlanLine(line);
      if (actions === null) throw new Error(`Not a line of a plan: ${line}`);
      return actions;
    });
