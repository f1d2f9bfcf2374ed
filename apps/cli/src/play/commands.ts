// The commands of `interlock play` as typed lines: the whole of line mode, and what `:` opens on a terminal.

import { resolve } from 'node:path';
import { didYouMean } from '@interlock/kernel';
import { Fault } from '../fault.ts';
import type { Io } from '../io.ts';
import { pump } from '../progress.ts';
import { readReplay, sessionOf } from '../record.ts';
import type { Desk, Said } from './desk.ts';

/** What a line did: what to read, whether the board changed, whether the player leaves. */
export interface Done extends Said {
  readonly isQuit?: boolean;
  readonly showsBoard?: boolean;
}

interface Verb {
  readonly names: readonly string[];
  readonly takes?: string;
  readonly help: string;
  readonly run: (desk: Desk, rest: string, io: Io) => Done | Promise<Done>;
}

const moved = (said: Said): Done => ({ ...said, showsBoard: said.isRefusal !== true });

const VERBS: readonly Verb[] = [
  {
    names: ['go', 'g', 'commit'],
    help: 'commit the plan (an empty plan ends the turn)',
    run: (desk) => moved(desk.commit()),
  },
  { names: ['undo', 'u'], help: 'take back a step of the plan, else a turn', run: (desk) => moved(desk.undo()) },
  { names: ['redo', 'r'], help: 'bring back what was taken back', run: (desk) => moved(desk.redo()) },
  { names: ['clear'], help: 'empty the plan', run: (desk) => desk.clear() },
  {
    names: ['withdraw'],
    help: 'where several plan: take back the plan that is in',
    run: (desk) => moved(desk.withdraw()),
  },
  {
    names: ['plan'],
    help: 'switch between planning actions and playing them at once',
    run: (desk) => {
      if (desk.session.game.turn === 'many')
        return { lines: ['A turn of this game is always planned; go commits it.'] };
      desk.isPlanning = !desk.isPlanning;
      return {
        lines: [desk.isPlanning ? 'Actions go into the plan; go commits them.' : 'Actions are played at once.'],
      };
    },
  },
  { names: ['board', 'b'], help: 'show the board again', run: () => ({ lines: [], showsBoard: true }) },
  {
    names: ['forecast', 'f'],
    takes: '[turns]',
    help: 'what happens next: the plan, then doing nothing',
    run: (desk, rest) => {
      if (rest === '') return desk.forecast();
      const turns = Number(rest);
      if (!Number.isInteger(turns) || turns < 0 || turns > 50)
        return no('forecast takes a number of turns from 0 to 50.');
      return desk.forecast(turns);
    },
  },
  {
    names: ['compare', '='],
    takes: '<n> <m>',
    help: 'two actions of the list side by side',
    run: (desk, rest) => {
      const found = /^([0-9]{1,4})[ ,]+([0-9]{1,4})$/.exec(rest);
      return found ? desk.compare(Number(found[1]), Number(found[2])) : no('compare takes two numbers of the list.');
    },
  },
  { names: ['odds', 'o'], help: 'how likely a win is, where there are dice', run: (desk) => desk.odds() },
  {
    names: ['verdict', 'v'],
    help: 'can this still be won?',
    run: (desk, _, io) => pump(io, 200_000, 'searching', desk.judge()),
  },
  { names: ['hint', 'h'], help: 'where to look; again: which control; again: the turn', run: (desk) => desk.hint() },
  {
    names: ['blame', 'B'],
    help: 'which turn decided a lost run, and what would have won instead',
    run: (desk, _, io) => pump(io, 200_000, 'searching', desk.blame()),
  },
  {
    names: ['log', 'l'],
    takes: '[turns]',
    help: 'what happened in the last turns',
    run: (desk, rest) => (/^[0-9]{0,6}$/.test(rest) ? desk.log(Number(rest || 3)) : no('log takes a number of turns.')),
  },
  { names: ['why', 'x'], takes: '[event|subject]', help: 'why it is so', run: (desk, rest) => desk.why(rest) },
  {
    names: ['save', 'S'],
    takes: '<file>',
    help: 'save the run as a replay file',
    run: (desk, rest, io) => (rest === '' ? no('save takes the name of a file.') : desk.save(resolve(io.cwd, rest))),
  },
  {
    names: ['load', 'O'],
    takes: '<file|code>',
    help: 'go on with a saved run',
    run: async (desk, rest, io) =>
      rest === ''
        ? no('load takes the name of a file or a share code.')
        : moved(desk.load(await sessionOf(await readReplay(io, rest)))),
  },
  { names: ['share', 'code'], help: 'the run as a share code', run: (desk) => desk.code() },
  {
    names: ['next'],
    help: 'the next of runs in a row, once this one is won',
    run: (desk) => {
      if (desk.row === null) return no('This is a run of its own; play --series begins runs in a row.');
      const next = desk.row.next(desk.session);
      if (typeof next === 'string') return no(next);
      desk.load(next);
      return moved({ lines: desk.intro });
    },
  },
  { names: ['restart', 'R'], help: 'begin anew', run: (desk) => moved(desk.restart()) },
  { names: ['help', '?'], help: 'this list', run: (desk) => ({ lines: helpLines(desk) }) },
  { names: ['quit', 'q'], help: 'leave', run: () => ({ lines: [], isQuit: true }) },
];

const no = (line: string): Done => ({ lines: [line], isRefusal: true });

export const helpLines = ({ signs, phrases }: Pick<Desk, 'signs' | 'phrases'>): readonly string[] => [
  ...signs,
  ...(signs.length > 0 ? [''] : []),
  ...phrases.map(([phrase, help]) => `${phrase.padEnd(26)}${help}`),
  ...(phrases.length > 0 ? [''] : []),
  `${'1 2 3 …'.padEnd(26)}take these actions of the list, in order`,
  ...VERBS.map(({ names, takes, help }) => `${[names.join(', '), takes].filter(Boolean).join(' ').padEnd(26)}${help}`),
];

/** Carries out one line. Never throws: what goes wrong is said. */
export const execute = async (desk: Desk, line: string, io: Io): Promise<Done> => {
  const text = line.trim();
  if (text === '') return { lines: [] };
  if (/^[0-9]+([ ,]+[0-9]+)*$/.test(text)) return takeNumbers(desk, text.split(/[ ,]+/).map(Number));
  const before = desk.session.turns.length;
  const heard = desk.hear(text);
  if (heard !== null) return desk.session.turns.length === before ? heard : moved(heard);
  const [name, ...rest] = text.split(/\s+/);
  const verb =
    VERBS.find((one) => one.names.includes(name!)) ?? VERBS.find((one) => one.names.includes(name!.toLowerCase()));
  // `go north` means something else than the end of the turn.
  if (verb && verb.takes === undefined && rest.length > 0)
    return no(`${name} is said alone${verb.names[0] === 'go' ? ': it commits the plan' : ''}. Nothing was done.`);
  if (!verb) {
    const known = VERBS.flatMap((one) => one.names).filter((one) => one.length > 1);
    return no(`There is no command ${JSON.stringify(name)}; ? lists them.${didYouMean(name!, known)}`);
  }
  try {
    return await verb.run(desk, rest.join(' '), io);
  } catch (error) {
    if (error instanceof Fault) return no(error.message);
    throw error;
  }
};

/** Takes numbered actions one by one; the list may change after each, and stops at the first refusal. */
const takeNumbers = (desk: Desk, numbers: readonly number[]): Done => {
  let said: Said = { lines: [] };
  const turns = desk.session.turns.length;
  for (const n of numbers) {
    const choices = desk.choices();
    const choice = choices[n - 1];
    if (!choice)
      return no(
        choices.length === 0
          ? 'Nothing can be done now.'
          : `There is no action ${n}; there are 1 to ${choices.length}.`,
      );
    said = desk.take(choice.action);
    if (said.isRefusal) break;
  }
  return desk.session.turns.length === turns ? said : moved(said);
};
