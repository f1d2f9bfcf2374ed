// `interlock fields`: what a bot meets in a game: every field of its view, its actions and its events, with the values
// they held while the shipped levels were won.

import { type AnyGame, type AnyShape, type Json, openRun, Session, type Turn } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { need } from '../fault.ts';
import { Fields } from '../fields.ts';
import { table } from '../output.ts';
import { withProgress } from '../progress.ts';
import { gameCalled } from '../shelf.ts';

interface Options {
  readonly json?: boolean;
}

const PARTS = ['view', 'action', 'event'] as const;
type Parts = Readonly<Record<(typeof PARTS)[number], Fields>>;

export const define: Define = (command, io, exit) => {
  command
    .description('every field of a view, an action and an event, with the values it held on the shipped levels')
    .argument('[game]', 'the game')
    .addHelpText('after', examples('fields reactor', 'fields orbit --json'));
  answers<Options>(command, io, exit, async (output, _, [id]) => {
    const game = await gameCalled(id);
    const parts: Parts = { view: new Fields(), action: new Fields(), event: new Fields() };
    await withProgress(io, game.levels.length, 'playing', async (progress) => {
      for (const [i, { id: level, witnesses }] of game.levels.entries()) {
        await progress.at(i);
        meet(game, level, witnesses[0]?.turns ?? [], parts);
      }
    });
    const rows = Object.fromEntries(PARTS.map((part) => [part, [...parts[part].rows()]]));
    await output.give({ game: game.id, ...asJson(rows) }, () =>
      PARTS.map((part) => `${part}\n${table(rows[part]!.map(([path, holds]) => [`  ${path}`, holds]))}`).join('\n\n'),
    );
    return undefined;
  });
};

/** Plays a level to its end and looks at everything that is told on the way. */
const meet = (game: AnyGame, level: string, turns: readonly Turn<AnyShape>[], parts: Parts): void => {
  const session = new Session(need(openRun(game, { level })));
  const look = (): void => parts.view.add(session.view() as Json);
  look();
  for (const turn of turns) {
    for (const action of turn) parts.action.add(game.action.encode(action));
    session.commit(turn);
    for (const { event } of session.seen(session.turns.length)) parts.event.add(event as Json);
    look();
  }
};

const asJson = (rows: Readonly<Record<string, readonly (readonly [string, string])[]>>): Record<string, Json> =>
  Object.fromEntries(Object.entries(rows).map(([part, list]) => [part, Object.fromEntries(list)]));
