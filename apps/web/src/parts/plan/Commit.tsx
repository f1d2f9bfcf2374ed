// The commit key: line 1 the act, line 2 what it will do. Blocked it says the first refusal; losing it asks once more.

export interface CommitWords {
  readonly act: string;
  readonly note: string;
  /** `empty`: nothing to commit; the key keeps its place and says what is missing. */
  readonly mood: 'calm' | 'blocked' | 'risky' | 'empty';
  /** The first press only asks; false: not even where it loses. */
  readonly asks?: boolean;
}

interface CommitProps extends CommitWords {
  readonly cap?: string;
  /** Where two plans lie on the table, which of them is carried out. */
  readonly plan?: string | null;
  readonly className?: string;
  onPress(): void;
}

export const Commit = ({ act, note, mood, cap, plan = null, className = '', onPress }: CommitProps) => (
  <button
    type="button"
    data-part="commit"
    className={`commit ${mood === 'calm' ? '' : mood} ${className}`}
    onClick={onPress}
  >
    <strong>{act}</strong>
    <small>
      {plan === null ? null : <b>plan {plan}</b>}
      {plan === null || note === '' ? '' : ' · '}
      {note}
    </small>
    {cap === undefined ? null : <kbd>{cap}</kbd>}
  </button>
);
