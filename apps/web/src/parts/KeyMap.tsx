// Keys and what they do, as a list.

export interface KeyRow {
  readonly id: string;
  /** As `KeyboardEvent.key`. */
  readonly keys: readonly string[];
  readonly label: string;
}

export const KeyMap = ({ rows }: { rows: readonly KeyRow[] }) => (
  <dl className="keymap">
    {rows.map(({ id, keys, label }) => (
      <div key={id}>
        <dt>
          {keys.map((key) => (
            <kbd key={key}>{capOf(key)}</kbd>
          ))}
        </dt>
        <dd>{label}</dd>
      </div>
    ))}
  </dl>
);

const CAPS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

/** What stands on the key: a capital letter is one with Shift. */
export const capOf = (key: string): string => {
  if (CAPS[key] !== undefined) return CAPS[key];
  if (key.length !== 1) return key;
  return key === key.toLowerCase() ? key.toUpperCase() : `Shift ${key}`;
};
