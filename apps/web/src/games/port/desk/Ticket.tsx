// The card on paper: one drawing, title, situation, answers as rows. It knows how to be read, pressed, covered or empty.

import type { View } from '@interlock/port/screen';
import { memo, type ReactNode, type Ref } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Art } from '../art/Art.tsx';
import { type Consequence, signed } from '../run/words.ts';

type Card = NonNullable<View['card']>;
type Answer = Card['answers'][number];

const SHORT: Readonly<Record<string, string>> = { timeLeft: 'time', security: 'scrutiny' };

export interface TicketProps {
  readonly card: Card;
  readonly tags: readonly string[];
  readonly left: string;
  readonly middle: string;
  readonly right: string;
  /** What stands in the middle is the place in a shift: a phone shows it too. */
  readonly isLeg?: boolean;
  /** The pending answer. */
  readonly chosen: string | null;
  readonly isReadOnly?: boolean;
  readonly consequences: (answer: Answer) => readonly Consequence[];
  /** Seconds a cooling answer still needs; 0 where it is free. */
  readonly cooling: (answer: Answer) => number;
  /** Seconds on the clock: what cools for longer does not come back in this run. */
  readonly secondsLeft?: number;
  /** Cooling answers can be pressed where a plan may wait for them. */
  readonly mayWait?: boolean;
  /** The plans this answer lies in. */
  readonly letters?: (answer: Answer) => readonly string[];
  /** Keys that an answer leaves to the frame, by `KeyboardEvent.key`. */
  readonly yields?: string;
  readonly box?: Ref<HTMLElement>;
  /** What lies round the card: its clock. */
  readonly ring?: ReactNode;
  onChoose?(actionId: string): void;
  onPeek?(actionId: string | null): void;
}

export const Ticket = (props: TicketProps) => {
  const { card, tags, left, middle, right, box } = props;
  const many = card.answers.length;
  const paper = (
    <article
      className={`pt-ticket pt-ticket--${many} ${props.chosen === null ? '' : 'pt-ticket--held'}`}
      ref={box}
      aria-labelledby="pt-title"
    >
      <header className="pt-head">
        <span className="num">{left}</span>
        <span className={`pt-what ${props.isLeg ? 'pt-leg' : ''}`}>{middle}</span>
        <span className="num">{right}</span>
      </header>
      <Art eventId={card.eventId} tags={tags} />
      <h2 id="pt-title">{card.title}</h2>
      <p className="pt-sit">{card.situation}</p>
      {card.terminal === null ? null : (
        <p className={`pt-stamp pt-stamp--${card.terminal}`}>
          <Glyph name={card.terminal === 'win' ? 'ready' : 'critical'} />
          {card.terminal === 'win' ? 'Ends the run: a win, if you last' : 'Ends the run: a loss, whatever you answer'}
        </p>
      )}
      <ol className="pt-answers">
        {card.answers.map((answer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first row stays the first row, whatever the card; what has the focus keeps it
          <li key={i}>
            <AnswerRow
              answer={answer}
              number={i + 1}
              isChosen={answer.actionId === props.chosen}
              isReadOnly={props.isReadOnly ?? false}
              said={props.consequences(answer)}
              seconds={props.cooling(answer)}
              isSpent={props.cooling(answer) >= (props.secondsLeft ?? Number.POSITIVE_INFINITY)}
              mayWait={props.mayWait ?? false}
              yields={props.yields ?? ''}
              laid={props.letters?.(answer).join(' ') ?? ''}
              onChoose={props.onChoose}
              onPeek={props.onPeek}
            />
          </li>
        ))}
      </ol>
    </article>
  );
  return props.ring ? (
    <div className="pt-ringed">
      {paper}
      {props.ring}
    </div>
  ) : (
    paper
  );
};

/** After the label, for ears: effects, consequence and cooling state, in that order. */
const spokenOf = (answer: Answer, consequences: readonly Consequence[], cooling: number, isSpent: boolean): string => {
  const effects = answer.effects.map(
    ({ field, delta, to }) => `${SHORT[field] ?? field} ${delta < 0 ? 'minus' : 'plus'} ${Math.abs(delta)} to ${to}`,
  );
  return [
    '',
    effects.join(', '),
    ...consequences.map(({ text }) => text),
    ...(cooling === 0 ? [] : [isSpent ? 'not again in this run' : `cooling, usable in ${cooling} s`]),
  ].join('; ');
};

interface RowProps {
  readonly answer: Answer;
  readonly number: number;
  readonly isChosen: boolean;
  readonly isReadOnly: boolean;
  readonly said: readonly Consequence[];
  readonly seconds: number;
  /** It cools for longer than the clock runs. */
  readonly isSpent: boolean;
  readonly mayWait: boolean;
  /** Letters of the plans it lies in. */
  readonly laid: string;
  readonly yields: string;
  readonly onChoose: TicketProps['onChoose'];
  readonly onPeek: TicketProps['onPeek'];
}

const AnswerRow = memo(({ answer, number, isChosen, isReadOnly, said, seconds, laid, ...props }: RowProps) => {
  const { isSpent, mayWait, yields, onChoose, onPeek } = props;
  const isOff = seconds > 0 && (isSpent || !mayWait);
  const inside = (
    <>
      <span className="num pt-n" aria-hidden="true">
        {number}
      </span>
      <span className="pt-al">
        <span className="sr">Answer {number}: </span>
        {laid === '' ? null : (
          <span className="pt-mark">
            <span className="sr">Plan </span>
            {laid}
          </span>
        )}
        <b>{answer.label}</b>
        <span className="sr">{spokenOf(answer, said, seconds, isSpent)}</span>
        <Effects answer={answer} />
      </span>
      <span className="pt-cons" aria-hidden="true">
        {seconds > 0 ? (
          <Chip tone="unknown" glyph="unknown">
            {isSpent ? 'not again in this run' : `cools ${seconds} s`}
          </Chip>
        ) : null}
        {said.map(({ tone, text }) => (
          <Chip tone={tone} glyph={tone} key={text}>
            {text}
          </Chip>
        ))}
      </span>
    </>
  );
  const className = `pt-ans ${isChosen ? 'pt-ans--sel' : ''} ${isOff ? 'pt-ans--off' : ''}`;
  if (isReadOnly) return <div className={className}>{inside}</div>;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isChosen}
      aria-disabled={isOff || undefined}
      data-answer={answer.actionId}
      data-yields={yields}
      onClick={() => onChoose?.(answer.actionId)}
      onFocus={() => onPeek?.(answer.actionId)}
      onPointerMove={() => onPeek?.(answer.actionId)}
    >
      {inside}
    </button>
  );
});

const Effects = ({ answer }: { answer: Answer }) => (
  <span className="pt-effs" aria-hidden="true">
    {answer.effects.map(({ field, delta, from, to }) => (
      <span className="pt-eff" key={field}>
        <span className="num">{signed(delta)}</span> {SHORT[field] ?? field}
        {to - from === delta ? null : <small className="num"> ({signed(to - from)})</small>}
      </span>
    ))}
  </span>
);

/** Paper without a card: nothing to answer, covered, or not begun. */
export const BlankTicket = ({ title, children, glyph }: { title: string; children: ReactNode; glyph?: ReactNode }) => (
  <article className="pt-ticket pt-ticket--blank" aria-labelledby="pt-title">
    {glyph}
    <h2 id="pt-title">{title}</h2>
    <p className="pt-sit">{children}</p>
  </article>
);
