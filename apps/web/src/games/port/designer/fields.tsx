// The fields of the designer's form. What is refused stays in its field with the sentence that refuses it.

import { useEffect, useId, useState } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The spoken name, where the label alone does not say which. */
  readonly name?: string;
  readonly value: string;
  readonly most?: number;
  readonly isNumber?: boolean;
  readonly isLong?: boolean;
  /** Without a visible label. */
  readonly isBare?: boolean;
  /** The sentence that refuses it, or null. */
  onType(text: string): string | null;
}

export const Field = ({ label, name, value, most, isNumber, isLong, isBare, onType }: FieldProps) => {
  const id = useId();
  const [refused, setRefused] = useState<{ readonly text: string; readonly why: string } | null>(null);
  // Whatever else changed the card (JSON, undo) is what stands here now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the trigger
  useEffect(() => setRefused(null), [value]);
  const type = (text: string): void => {
    const why = onType(text);
    setRefused(why === null ? null : { text, why });
  };
  const shared = {
    id,
    value: refused?.text ?? value,
    spellCheck: !isNumber,
    'aria-label': isBare ? label : name,
    'aria-invalid': refused ? true : undefined,
    'aria-describedby': refused ? `${id}-why` : undefined,
    onChange: (event: { target: { value: string } }) => type(event.target.value),
  };
  const length = (refused?.text ?? value).length;
  return (
    <div className="pt-field">
      {isBare ? null : (
        <label htmlFor={id}>
          {label}
          {most === undefined ? null : (
            <span className="num dim" aria-hidden="true">
              {' '}
              {length} of {most}
            </span>
          )}
        </label>
      )}
      {isLong ? (
        <textarea rows={2} {...shared} />
      ) : (
        <input inputMode={isNumber ? 'numeric' : undefined} autoComplete="off" {...shared} />
      )}
      {refused ? (
        <small id={`${id}-why`} className="pt-refused" role="alert">
          {refused.why} The card keeps {value === '' ? 'none' : `“${value}”`}.
        </small>
      ) : null}
    </div>
  );
};

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: string;
  readonly of: readonly T[];
  words(one: T): string;
  onChoose(one: string): string | null;
}

export const Choice = <T extends string>({ label, value, of, words, onChoose }: ChoiceProps<T>) => {
  const [why, setWhy] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is the trigger
  useEffect(() => setWhy(null), [value]);
  return (
    <div className="pt-field">
      <select aria-label={label} value={value} onChange={(event) => setWhy(onChoose(event.target.value))}>
        {(of as readonly string[]).includes(value) ? null : <option value={value}>{value || '?'}</option>}
        {of.map((one) => (
          <option key={one} value={one}>
            {words(one)}
          </option>
        ))}
      </select>
      {why ? (
        <small className="pt-refused" role="alert">
          {why}
        </small>
      ) : null}
    </div>
  );
};
