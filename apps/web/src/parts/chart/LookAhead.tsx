// Ticks under the board: now and the turns ahead. The chosen one redraws the board for that turn.

export interface Tick {
  readonly label: string;
  readonly mood: 'plain' | 'good' | 'bad';
  /** Spoken in full: `in 2 turns, lost`. */
  readonly name: string;
}

interface LookAheadProps {
  readonly ticks: readonly Tick[];
  readonly at: number;
  readonly note: string;
  /** No turn ahead can be shown yet: hollow, and in its place all the same, so that the board does not jump. */
  readonly isWaiting?: boolean;
  onChoose(at: number): void;
}

export const LookAhead = ({ ticks, at, note, isWaiting = false, onChoose }: LookAheadProps) => (
  <div className={isWaiting ? 'ghostbar is-waiting' : 'ghostbar'}>
    <span className="label">Look ahead</span>
    {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set */}
    <div className="ticks" role="group" aria-label="Look ahead">
      {ticks.map(({ label, mood, name }, i) => (
        <button
          type="button"
          key={label}
          className={`${i === at ? 'at' : ''} ${mood === 'plain' ? '' : mood}`}
          aria-pressed={i === at}
          aria-label={name}
          aria-disabled={(isWaiting && i > 0) || undefined}
          onClick={isWaiting ? undefined : () => onChoose(i)}
        >
          {label}
        </button>
      ))}
    </div>
    <span className="hint">{note}</span>
  </div>
);
