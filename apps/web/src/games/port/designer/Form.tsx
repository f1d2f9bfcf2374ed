// The card in hand as a form: what is edited most, beside the JSON that holds all of it. Every stroke is judged; one that
// is refused stays in its field with the sentence, and the card keeps what it had.

import { LABELS, MAX_ANSWERS, OPS, PARAMS, TAGS, TARGETS, TEXT_MAX } from '@interlock/port/workshop';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import {
  addAnswer,
  addCondition,
  addWeightRule,
  answersOf,
  conditionsOf,
  deltaOf,
  type Edit,
  ENDS,
  endOf,
  type Loose,
  type Place,
  said,
  setEffect,
  setEnd,
  setNumber,
  setScore,
  setText,
  tagsOf,
  toggleTag,
  weightRulesOf,
  without,
} from './edit.ts';
import { Choice, Field, type FieldProps } from './fields.tsx';
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
      <Tags card={card} take={take} />
      <WeightRules card={card} take={take} onChange={onChange} />
      <fieldset>
        <legend>Answering it</legend>
        <Choice
          label="Answering it"
          value={endOf(card)}
          of={ENDS}
          words={(end) => END_WORDS[end]}
          onChoose={(end) => take(setEnd(card, end), 'end')}
        />
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

const END_WORDS = { none: 'goes on with the run', win: 'wins the run', lose: 'loses the run' } as const;

const Tags = ({ card, take }: { card: Loose; take: Take }) => {
  const [why, setWhy] = useState<string | null>(null);
  const tags = tagsOf(card);
  return (
    <fieldset>
      <legend>Tags</legend>
      <div className="pt-tags">
        {TAGS.map((tag) => (
          <label key={tag}>
            <input
              type="checkbox"
              checked={tags.includes(tag)}
              onChange={() => setWhy(take(toggleTag(card, tag), `tag ${tag}`))}
            />
            {tag}
          </label>
        ))}
      </div>
      {why ? (
        <small className="pt-refused" role="alert">
          {why}
        </small>
      ) : null}
    </fieldset>
  );
};

/** The fields a rule may follow: all but the seconds without a card. */
const FOLLOWED = PARAMS.filter((name) => name !== 'idleTicks');

const WeightRules = ({ card, take, onChange }: FormProps & { take: Take }) => (
  <fieldset>
    <legend>Weight follows {weightRulesOf(card).length === 0 ? 'no field' : 'a field'}</legend>
    {weightRulesOf(card).map((rule, i) => {
      const number = (label: string, key: 'from' | 'to' | 'fromPm' | 'toPm') => (
        <Field
          label={label}
          name={`Weight rule ${i + 1}: ${label}`}
          isNumber
          value={said(rule[key])}
          onType={(typed) => take(setNumber(card, ['weightRules', i, key], typed), `rule ${i} ${key}`)}
        />
      );
      return (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rule is its place in the list
        <div className="pt-rule" key={i}>
          <div className="pt-when">
            <Choice
              label={`Weight rule ${i + 1}: field`}
              value={said(rule.param)}
              of={FOLLOWED}
              words={(name) => LABELS[name]}
              onChoose={(name) => take(setText(card, ['weightRules', i, 'param'], name), `rule ${i}`)}
            />
            <Key
              kind="ghost"
              icon={<X className="i" aria-hidden="true" />}
              aria-label={`Take weight rule ${i + 1} out`}
              onClick={() => onChange(without(card, 'weightRules', i), null)}
            />
          </div>
          <div className="pt-effects">
            {number('from', 'from')}
            {number('weight ‰ there', 'fromPm')}
            {number('to', 'to')}
            {number('weight ‰ then', 'toPm')}
          </div>
        </div>
      );
    })}
    <Key
      kind="ghost"
      icon={<Plus className="i" aria-hidden="true" />}
      onClick={() => onChange(addWeightRule(card), null)}
    >
      Add a weight rule
    </Key>
  </fieldset>
);

const SIGNS: Readonly<Record<string, string>> = { '>=': '≥', '<=': '≤', '!=': '≠', '==': '=' };
