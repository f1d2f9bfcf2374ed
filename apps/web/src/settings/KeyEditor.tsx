// Keys that can be changed: press one, then the key it shall have. A key that is taken is refused in a sentence.

import { type KeyboardEvent, useState } from 'react';
import { capOf } from '../parts/KeyMap.tsx';
import { type KeyPlace, keyOf, keysOf, refuseKey } from '../store/keys.ts';
import { useSettings } from '../store/settings.ts';

interface KeyEditorProps {
  readonly places: readonly KeyPlace[];
}

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph'];

export const KeyEditor = ({ places }: KeyEditorProps) => {
  const { keys: choices, set } = useSettings();
  const [asking, setAsking] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const mine = places.filter(({ id }) => Object.hasOwn(choices, id));

  const onKey = (event: KeyboardEvent, place: KeyPlace): void => {
    if (asking !== place.id || MODIFIERS.includes(event.key)) return;
    setAsking(null);
    if (event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    setSaid(null);
    if (event.key === 'Escape') return;
    const why = refuseKey(choices, places, place.id, event);
    setSaid(why);
    if (why !== null) return;
    const { [place.id]: _, ...rest } = choices;
    const key = keyOf(event);
    set({ keys: place.keys.includes(key) ? rest : { ...rest, [place.id]: key } });
  };

  return (
    <>
      <ul className="keyedit">
        {places.map((place) => (
          <li key={place.id}>
            <span>{place.label}</span>
            <button
              type="button"
              className={`key ${asking === place.id ? 'isAsking' : ''}`}
              aria-disabled={place.stays === undefined ? undefined : true}
              onClick={() => {
                if (place.stays !== undefined) setSaid(`${place.stays} Nothing was changed.`);
                else setAsking(place.id);
              }}
              onKeyDown={(event) => onKey(event, place)}
              onBlur={() => setAsking(null)}
            >
              <span className="sr">{place.label}: </span>
              {asking === place.id
                ? 'press a key'
                : keysOf(choices, place).map((key) => <kbd key={key}>{capOf(key)}</kbd>)}
              <span className="sr">{place.stays === undefined ? ', change' : ', cannot be changed'}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="alert" className="critical">
        {said}
      </p>
      {mine.length === 0 ? null : (
        <button
          type="button"
          className="key key--line"
          onClick={() => {
            setSaid(null);
            set({
              keys: Object.fromEntries(Object.entries(choices).filter(([id]) => !mine.some((one) => one.id === id))),
            });
          }}
        >
          The usual keys again
        </button>
      )}
    </>
  );
};
