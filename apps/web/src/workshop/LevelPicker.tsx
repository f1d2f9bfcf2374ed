// Chooses a machine and one of its levels or presets.

import type { GameFacts } from '../games/facts.ts';

export interface Picked {
  readonly game: GameFacts;
  readonly source: { readonly level: string } | { readonly preset: string };
}

interface LevelPickerProps {
  readonly games: readonly GameFacts[];
  readonly picked: Picked;
  onPick(picked: Picked): void;
}

/** Its first level, or its first preset where it has no levels. */
export const firstOf = (game: GameFacts): Picked => ({
  game,
  source: game.levels[0] ? { level: game.levels[0].id } : { preset: game.presets[0] ?? '' },
});

export const LevelPicker = ({ games, picked, onPick }: LevelPickerProps) => {
  const { game, source } = picked;
  const chosen = 'level' in source ? `level:${source.level}` : `preset:${source.preset}`;
  const choose = (text: string): void => {
    const [kind, name] = [text.slice(0, text.indexOf(':')), text.slice(text.indexOf(':') + 1)];
    onPick({ game, source: kind === 'level' ? { level: name } : { preset: name } });
  };
  return (
    <>
      <label>
        Machine
        <select
          value={game.id}
          onChange={(event) => {
            const next = games.find((one) => one.id === event.target.value);
            if (next) onPick(firstOf(next));
          }}
        >
          {games.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title}
            </option>
          ))}
        </select>
      </label>
      <label>
        Level
        <select value={chosen} onChange={(event) => choose(event.target.value)}>
          {game.levels.map((level) => (
            <option key={level.id} value={`level:${level.id}`}>
              {level.title}
            </option>
          ))}
          {game.presets.map((preset) => (
            <option key={preset} value={`preset:${preset}`}>
              by seed: {preset}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};
