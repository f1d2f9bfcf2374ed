// Keys a person chose in place of the usual ones: an id for what it does, and the key. Kept with the settings.

export type KeyChoices = Readonly<Record<string, string>>;

/** What can be given another key. */
export interface KeyPlace {
  readonly id: string;
  readonly keys: readonly string[];
  readonly label: string;
  /** Why it cannot be given another key. */
  readonly stays?: string | undefined;
}

const NAMED = ['Enter', 'Backspace', 'Delete', 'Insert', 'Home', 'End', 'PageUp', 'PageDown'];
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
const isKey = (key: string): boolean => [...key].length === 1 || NAMED.includes(key) || ARROWS.includes(key);

/** Choices out of whatever was stored: entries that make no sense are left out. */
export const choicesFrom = (stored: unknown): KeyChoices => {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {};
  const good = Object.entries(stored).filter(
    ([id, key]) => /^[\w-]{1,20}(\/.{1,12})?$/.test(id) && typeof key === 'string' && isKey(key),
  );
  return Object.fromEntries(good.slice(0, 100)) as KeyChoices;
};

/** The keys that do it now. */
export const keysOf = (choices: KeyChoices, { id, keys }: Pick<KeyPlace, 'id' | 'keys'>): readonly string[] => {
  const chosen = Object.hasOwn(choices, id) ? choices[id] : undefined;
  return chosen === undefined ? keys : [chosen];
};

/** A machine's own key: its first usual one names it. */
export const ownKeyId = (game: string, keys: readonly string[]): string => `${game}/${keys[0] ?? ''}`;

/** Which of these keys of a machine was meant, whatever keys were chosen in their place; null: none. For boards that listen
 *  themselves. */
export const usualKey = (
  choices: KeyChoices,
  game: string,
  usual: readonly string[],
  pressed: Pressed,
): string | null => {
  const key = keyOf(pressed);
  return usual.find((one) => keysOf(choices, { id: ownKeyId(game, [one]), keys: [one] }).includes(key)) ?? null;
};

interface Pressed {
  readonly key: string;
  readonly shiftKey: boolean;
}

/** The key as it is compared and kept: letters small unless with Shift, whatever Caps Lock says. */
export const keyOf = ({ key, shiftKey }: Pressed): string => (key.length === 1 && !shiftKey ? key.toLowerCase() : key);

/** Why this key cannot be taken for the place, or null. */
export const refuseKey = (
  choices: KeyChoices,
  places: readonly KeyPlace[],
  id: string,
  pressed: Pressed & { readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean },
): string | null => {
  if (pressed.ctrlKey || pressed.metaKey || pressed.altKey)
    return 'Keys with Ctrl, Alt or the system key belong to the browser.';
  const key = keyOf(pressed);
  if (!isKey(key)) return `${key} cannot be chosen; letters, digits, signs, Enter and the arrows can.`;
  const holder = places.find((place) => place.id !== id && keysOf(choices, place).includes(key));
  return holder ? `That key is taken: ${holder.label}. Nothing was changed.` : null;
};
