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
          {isRun(keys) ? (
            <>
              <kbd>{keys[0]}</kbd> to <kbd>{keys.at(-1)}</kbd>
            </>
          ) : (
            keys.map((key) => <kbd key={key}>{capOf(key)}</kbd>)
          )}
        </dt>
        <dd>{label}</dd>
      </div>
    ))}
  </dl>
);

/** Digits in a row, too many to show each. */
const isRun = (keys: readonly string[]): boolean =>
  keys.length > 3 && keys.every((key, i) => /^\d$/.test(key) && Number(key) === Number(keys[0]) + i);

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
