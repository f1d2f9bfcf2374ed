// A typed or pasted text as a place to go: a share code, a link that holds one, or a level code such as lamp-dim-K3F9.

import { shownGames } from '../games/registry.ts';
import { go } from './router.ts';

/** Goes there, or returns the sentence that says why not. Share codes are judged in the replay room. */
export const openCode = (given: string): string | null => {
  const text = given.trim();
  if (text === '') return 'Paste a share code (IL1.…) or type a level code.';
  const code = /IL1\.[\w.-]*(&pack=[\w-]+)?/.exec(text)?.[0];
  if (code !== undefined) {
    go(`/replay#${code}`);
    return null;
  }
  const games = shownGames(true);
  const lower = text.toLowerCase();
  const game = games.find(({ id }) => lower.startsWith(`${id}-`));
  if (!game) {
    const known = shownGames(false)
      .map(({ id }) => id)
      .join(', ');
    return `This code names no machine${known === '' ? '.' : `; it begins with ${known}.`}`;
  }
  const rest = text.slice(game.id.length + 1);
  const level = game.levels.find(({ id }) => id === rest.toLowerCase());
  if (level) {
    go(`/play/${game.id}?level=${encodeURIComponent(level.id)}`);
    return null;
  }
  const preset = game.presets
    .filter((one) => rest.toLowerCase().startsWith(`${one.toLowerCase()}-`))
    .sort((a, b) => b.length - a.length)[0];
  if (preset === undefined)
    return `${game.title} knows these presets: ${game.presets.join(', ') || 'none'}; then a seed, as in ${game.id}-${game.presets[0] ?? 'preset'}-K3F9.`;
  const seed = rest.slice(preset.length + 1).toUpperCase();
  if (!/^[A-Z0-9-]{1,24}$/.test(seed)) return 'A seed has 1 to 24 letters, digits or hyphens.';
  go(`/play/${game.id}?preset=${encodeURIComponent(preset)}&seed=${seed}`);
  return null;
};
