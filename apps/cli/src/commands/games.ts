// `interlock games`: the games, their presets and levels.

import { type AnyGame, contentDigest } from '@interlock/kernel';
import { answers, type Define, examples } from '../command.ts';
import { allGames, isHidden } from '../shelf.ts';

export const define: Define = (command, io, exit) => {
  command.description('the games, their presets and levels').addHelpText('after', examples('games', 'games --json'));
  answers(command, io, exit, async (output) => {
    const games = await allGames();
    const shown = games.filter(({ id }) => !isHidden(id));
    await output.give({ games: games.map(gameEntry) }, () => shown.map(sayGame).join('\n\n'));
    return undefined;
  });
};

/** One game as `games --json` and the protocol's `games` list it. */
export const gameEntry = (game: AnyGame) => ({
  id: game.id,
  title: game.title,
  rules: game.rules,
  contentDigest: contentDigest(game.content),
  chance: game.chance ? 'seeded' : 'none',
  turn: game.turn,
  presets: Object.keys(game.params.presets),
  levels: game.levels.map(({ id, title, par, chapter, teaches }) => ({
    id,
    title,
    par,
    ...(chapter === undefined ? {} : { chapter }),
    ...(teaches === undefined ? {} : { teaches }),
  })),
  ...(isHidden(game.id) ? { hidden: true } : {}),
  questions: Object.keys(game.questions ?? {}),
});

const sayGame = (game: AnyGame): string => {
  const presets = Object.keys(game.params.presets);
  const width = Math.max(0, ...game.levels.map((one) => one.id.length));
  return [
    `${game.title}  (${game.id}@${game.rules}, content ${contentDigest(game.content)})`,
    ...(presets.length > 0 ? [`  presets  ${presets.join(', ')}`] : []),
    ...game.levels.map((one) => {
      const least = one.par?.atLeast === undefined ? '' : `, no line under ${one.par.atLeast}`;
      const par = one.par ? `, par ${one.par.words ?? one.par.turns}${least}` : '';
      return `  ${one.id.padEnd(width)}  ${one.title}${par}`;
    }),
  ].join('\n');
};
