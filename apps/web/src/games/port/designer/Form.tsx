// The card in hand as a form: what is edited most, beside the JSON that holds all of it. Every stroke is judged; one that
// is refused stays in its field with the sentence, and the card keeps what it had.

import { LABELS, MAX_ANSWERS, OPS, PARAMS, TARGETS, TEXT_MAX } from '@interlock/port/tools';
import { Plus, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import {
  addAnswer,
  addCondition,
  answersOf,
  conditionsOf,
  deltaOf,
  type Edit,
  type Loose,
  type Place,
  said,
  setEffect,
  setNumber,
  setScore,
  setText,
  without,
} from './edit.ts';
import './form.css';

interface FormProps {
  readonly card: Loose;
  /** `stroke` names the field typed in. */
  onChange(card: Loose, stroke: string | null): void;
}

type Take = (edit: Edit, stroke: string) => string | null;

export const Form = ({ card, onChange }: FormProps) => {
  /** The sentence of a refusal; null where the edit was taken. */
  const take: Take = (edit, stroke) => {
    if ('problem' in edit) return edit.problem;
    onChange(edit.card, stroke);
    return null;
  };
  const text = (
    label: string,
    key: keyof typeof TEXT_MAX,
    place: Place,
    value: unknown,
    more: Pick<FieldProps, 'name' | 'isLong'> = {},
  ) => (
    <Field
      {...more}
      label={label}
      value={said(value)}
      most={TEXT_MAX[key]}
      onType={(typed) => take(setText(card, place, typed), place.join('.'))}
    />
  );
  const number = (label: string, place: Place, value: unknown) => (
    <Field
      label={label}
      value={said(value)}
      isNumber
      onType={(typed) => take(setNumber(card, place, typed), place.join('.'))}
    />
  );
  const conditions = conditionsOf(card);
  const answers = answersOf(card);
  return (
    <form className="pt-form" aria-label="The card as a form" onSubmit={(event) => event.preventDefault()}>
      {text('Title', 'title', ['title'], card.title)}
      {text('Situation', 'situation', ['situation'], card.situation, { isLong: true })}
      <div className="pt-halves">
        {number('Weight', ['baseWeight'], card.baseWeight)}
        {number('Stays away, seconds', ['cooldown'], card.cooldown)}
      </div>
      <fieldset>
        <legend>Comes up {conditions.length === 0 ? 'always' : 'when all of this holds'}</legend>
        {conditions.map((one, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a condition is its place in the list
          <div className="pt-when" key={i}>
            <Choice
              label={`Condition ${i + 1}: field`}
              value={said(one.param)}
              of={PARAMS}
              words={(name) => (name === 'idleTicks' ? 'seconds without a card' : LABELS[name])}
              onChoose={(name) => take(setText(card, ['conditions', i, 'param'], name), `when ${i}`)}
            />
            <Choice
              label={`Condition ${i + 1}: comparison`}
              value={said(one.op)}
              of={OPS}
              words={(op) => SIGNS[op] ?? op}
              onChoose={(op) => take(setText(card, ['conditions', i, 'op'], op), `when ${i}`)}
            />
            <Field
              label={`Condition ${i + 1}: value`}
              isBare
              isNumber
              value={said(one.value)}
              onType={(typed) => take(setNumber(card, ['conditions', i, 'value'], typed), `value ${i}`)}
            />
            <Key
              kind="ghost"
              icon={<X className="i" aria-hidden="true" />}
              aria-label={`Take condition ${i + 1} out`}
              onClick={() => onChange(without(card, 'conditions', i), null)}
            />
          </div>
        ))}
        <Key
          kind="ghost"
          icon={<Plus className="i" aria-hidden="true" />}
          onClick={() => onChange(addCondition(card), null)}
        >
          Add a condition
        </Key>
      </fieldset>
      {answers.map((answer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place on the card
        <fieldset key={i}>
          <legend>Answer {i + 1}</legend>
          <div className="pt-when">
            {text('Label', 'label', ['actions', i, 'label'], answer.label, { name: `Answer ${i + 1}: label` })}
            <Key
              kind="ghost"
              icon={<X className="i" aria-hidden="true" />}
              aria-label={`Take answer ${i + 1} out`}
              off={answers.length <= 2 && 'a card has at least two answers'}
              onClick={() => onChange(without(card, 'actions', i), null)}
            />
          </div>
          <div className="pt-effects">
            {TARGETS.map((target) => (
              <Field
                key={target}
                label={LABELS[target]}
                name={`Answer ${i + 1}: ${LABELS[target]}`}
                isNumber
                value={deltaOf(answer, target)}
                onType={(typed) => take(setEffect(card, i, target, typed), `${i} ${target}`)}
              />
            ))}
            <Field
              label="score"
              name={`Answer ${i + 1}: score`}
              isNumber
              value={said(answer.scoreImpact)}
              onType={(typed) => take(setScore(card, i, typed), `${i} score`)}
            />
            <Field
              label="cools, s"
              name={`Answer ${i + 1}: cools, seconds`}
              isNumber
              value={said(answer.cooldown)}
              onType={(typed) => take(setNumber(card, ['actions', i, 'cooldown'], typed), `${i} cools`)}
            />
          </div>
        </fieldset>
      ))}
      <Key
        kind="ghost"
        icon={<Plus className="i" aria-hidden="true" />}
        off={answers.length >= MAX_ANSWERS && `a card has at most ${MAX_ANSWERS} answers`}
        onClick={() => onChange(addAnswer(card), null)}
      >
        Add an answer
      </Key>
    </form>
  );
};

const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '!=': '≠', '==': '=' };

interface FieldProps {
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

const Field = ({ label, name, value, most, isNumber, isLong, isBare, onType }: FieldProps) => {
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

const Choice = <T extends string>({ label, value, of, words, onChoose }: ChoiceProps<T>) => {
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
