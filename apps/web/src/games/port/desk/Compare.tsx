// Two plans on one sheet of paper: which answers they are, and everything either would do, line by line.

import type { Comparison, Laid } from '@interlock/port/screen';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip } from '../../../parts/Chip.tsx';
import { useRunStore } from '../../../play/context.ts';
import { useHand, usePort } from '../run/context.ts';
import { type Consequence, clockText, FIELD_NAMES, laidConsequences, percent, signed } from '../run/words.ts';

type Name = 'A' | 'B';
const NAMES: readonly Name[] = ['A', 'B'];

export const Compare = ({ found, left }: { found: Comparison; left: string }) => {
  const store = useRunStore();
  const card = usePort((state) => state.view.card);
  const which = usePort((state) => state.which);
  const thinks = usePort(({ header, session }) =>
    header.mode === 'relaxed' ? session.world.config.relaxed.thinkTicks : 0,
  );
  const sides = { A: found.a, B: found.b };
  return (
    <article className="pt-ticket pt-ab" aria-labelledby="pt-title">
      <header className="pt-head">
        <span className="num">{left}</span>
        <span className="pt-what">nothing has happened yet</span>
        <button type="button" className="pt-back" onClick={() => store.getState().compare()}>
          <X className="i" aria-hidden="true" />
          Back to the card
        </button>
      </header>
      <h2 id="pt-title">{card?.title}, two ways</h2>
      {NAMES.map((name) => (
        <Lay key={name} name={name} laid={sides[name]} isInHand={which === name} />
      ))}
      <table className="pt-versus">
        <caption className="sr">
          Plan A: {spoken(found.a)}. Plan B: {spoken(found.b)}.
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">What, and its value now</span>
            </th>
            {NAMES.map((name) => (
              <th scope="col" key={name} className={which === name ? 'at' : ''}>
                {name}
                <small> {which === name ? 'in hand' : ''}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {found.fields.map(({ field, now, a, b, words, better }) => (
            <tr key={field} data-row={field}>
              <th scope="row">
                {FIELD_NAMES[field]} <small className="num">{now}</small>
              </th>
              <Value now={now} after={a} words={words.a} isBetter={better === 'A'} />
              <Value now={now} after={b} words={words.b} isBetter={better === 'B'} />
            </tr>
          ))}
          <Both name="Clock" sides={sides}>
            {clockWords}
          </Both>
          <Both name="Cools after" sides={sides}>
            {({ cools }) => `card ${cools.card} s, answer ${cools.answer} s`}
          </Both>
          <Both name="Then" sides={sides}>
            {(laid) => <Follows said={laidConsequences(laid, thinks)} />}
          </Both>
        </tbody>
        <tbody className="pt-vsodds">
          <Both name="Port Open next" sides={sides}>
            {({ outlook }) => <Share pm={outlook.headline.winPm} kind="win" isOver={outlook.ends !== null} />}
          </Both>
          <Both name="Losing card next" sides={sides}>
            {({ outlook }) => <Share pm={outlook.headline.losePm} kind="lose" isOver={outlook.ends !== null} />}
          </Both>
        </tbody>
      </table>
      <p className="pt-abnote">
        ✓ is the better of the two.{thinks > 0 ? ` After either answer ${thinks} seconds pass.` : ''}
      </p>
    </article>
  );
};

const spoken = ({ label, plan }: Laid): string =>
  plan.waitTicks > 0 ? `wait ${plan.waitTicks} seconds, then ${label}` : label;

/** The plan's row: take it up by its letter, or put another answer into it. */
const Lay = ({ name, laid, isInHand }: { name: Name; laid: Laid; isInHand: boolean }) => {
  const hand = useHand();
  const store = useRunStore();
  const answers = usePort((state) => state.view.card?.answers) ?? [];
  const mayWait = usePort((state) => state.header.mode === 'relaxed');
  const { waitTicks } = laid.plan;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set
    <div className={`pt-lay ${isInHand ? 'at' : ''}`} role="group" aria-label={`Plan ${name}`}>
      <button
        type="button"
        className="pt-letter"
        aria-pressed={isInHand}
        onClick={() => store.getState().swapPlans(name)}
      >
        {name}
        <span className="sr">: take up this plan</span>
      </button>
      {answers.map((answer, i) => (
        <button
          type="button"
          key={answer.actionId}
          className="pt-place num"
          aria-pressed={laid.number === i + 1}
          aria-disabled={(!mayWait && !answer.usable) || undefined}
          aria-label={`Answer ${i + 1}: ${answer.label}`}
          onClick={() => {
            store.getState().swapPlans(name);
            hand.choose(answer.actionId);
          }}
        >
          {i + 1}
        </button>
      ))}
      <span className="pt-laid">
        {waitTicks > 0 ? <small>wait {waitTicks} s, then </small> : null}
        {laid.label}
      </span>
    </div>
  );
};

const Value = ({ now, after, words, isBetter }: { now: number; after: number; words: string; isBetter: boolean }) => (
  <td className={after === now ? 'pt-same' : ''}>
    <span className="num">
      <b>{after}</b>
      <small> {after === now ? '=' : signed(after - now)}</small>
    </span>
    {isBetter ? (
      <span className="pt-better">
        ✓<span className="sr"> better</span>
      </span>
    ) : null}
    {words === '' ? null : <small className="pt-means">{words}</small>}
  </td>
);

const Both = ({
  name,
  sides,
  children,
}: {
  name: string;
  sides: Readonly<Record<Name, Laid>>;
  children: (laid: Laid) => ReactNode;
}) => (
  <tr>
    <th scope="row">{name}</th>
    {NAMES.map((side) => (
      <td key={side}>{children(sides[side])}</td>
    ))}
  </tr>
);

const clockWords = ({ outlook, plan }: Laid): string => {
  const spent = outlook.before.timeLeft - outlook.after.timeLeft;
  const takes = spent === 0 ? 'takes no time' : spent > 0 ? `takes ${spent} s` : `gives ${-spent} s`;
  return `${plan.waitTicks > 0 ? `waits ${plan.waitTicks} s, ` : ''}at ${clockText(outlook.atMs)}, ${takes}`;
};

const Follows = ({ said }: { said: readonly Consequence[] }) =>
  said.length === 0 ? (
    <span className="pt-same">a new card</span>
  ) : (
    <span className="pt-cons">
      {said.map(({ tone, text }) => (
        <Chip tone={tone} glyph={tone} key={text}>
          {text}
        </Chip>
      ))}
    </span>
  );

const Share = ({ pm, kind, isOver }: { pm: number; kind: 'win' | 'lose'; isOver: boolean }) =>
  isOver ? (
    <span className="pt-same">no card follows</span>
  ) : (
    <span className={`num ${pm > 0 ? `pt-share--${kind}` : 'pt-same'}`}>{percent(pm)}</span>
  );

/** The odds of every next card, two bars to a line: for the forecast panel. */
export const BesideOdds = ({ found, isAll }: { found: Comparison; isAll: boolean }) => {
  const listed = isAll
    ? found.cards
    : found.cards.filter(({ kind }, i) => i < FEW || kind === 'win' || kind === 'lose');
  const most = Math.max(1, ...found.cards.map(({ a, b }) => Math.max(a.pm, b.pm)));
  return (
    <ol className="pt-odds pt-odds--two">
      {listed.map(({ eventId, title, kind, a, b }) => (
        <li key={eventId}>
          <span>
            {title}
            {kind === null ? null : <small> {KINDS[kind]}</small>}
          </span>
          {NAMES.map((name) => {
            const { pm, weight } = name === 'A' ? a : b;
            return (
              <span className="pt-pair" key={name}>
                <small aria-hidden="true">{name}</small>
                <span className="sr">Plan {name}: </span>
                <span className="pt-bar">
                  <i className={kind ?? ''} style={{ width: `calc(${(100 * pm) / most}% - 4px)` }} />
                </span>
                <span className="num">{weight === 0 ? 'never' : pm === 0 ? '<0.1 %' : percent(pm)}</span>
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
};

const FEW = 8;
const KINDS = { win: 'wins', lose: 'loses', time: 'gives time' } as const;
