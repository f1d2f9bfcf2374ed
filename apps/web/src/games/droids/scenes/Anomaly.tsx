// An anomaly on paper: what it is, exactly what it hits, and three answers with their price now and after.

import type { Action, CardView, DroidsShape, View } from '@interlock/droids';
import { Clock } from 'lucide-react';
import { Glyph } from '../../../parts/Glyph.tsx';
import type { SceneProps, Table } from '../../screen.ts';
import { cardOf } from '../deck.ts';
import type { World } from '../field/field.ts';
import { CardLine, ModGlyph } from '../icons.tsx';
import { isPlanned, plannedOf } from '../tape/plan.ts';
import { cardWords, glitchWords, lackOf, plural, spaced } from '../words.ts';
import { HitMap } from './HitMap.tsx';
import { Ink } from './Ink.tsx';
import { Now, Patch, Rail } from './parts.tsx';

export const Anomaly = ({ table, view, isReadOnly, onPlan }: SceneProps<DroidsShape>) => {
  const { glitch } = view;
  if (!glitch) return null;
  const { world } = table;
  const words = glitchWords(world, glitch.name);
  const seen = view.glitches.filter(({ isSeen }) => isSeen).length;
  return (
    <div className="dd">
      <Rail view={view} />
      <div className="dd-anom">
        <article className={`dd-gcard ${glitch.isBenign ? 'dd-mixed' : ''}`} aria-labelledby="glitch">
          <header>
            <span>
              {glitch.isBenign ? 'MIXED' : 'ANOMALY'} · {Math.max(1, seen)} of {view.glitches.length}
            </span>
            <span>{lasts(glitch.name, world)}</span>
          </header>
          <Ink name={glitch.name} />
          <h2 id="glitch" data-first="" tabIndex={-1}>
            {words.name}
          </h2>
          <p className="dd-sit">{words.text}</p>
          {words.upside === null ? (
            <p className="dd-flavour">{words.flavour}</p>
          ) : (
            <ul className="dd-two">
              <li>
                <b>Up</b> {words.upside}
              </li>
              <li>
                <b>Down</b> {words.downside}
              </li>
            </ul>
          )}
        </article>
        <Hits view={view} world={world} />
        <Answers table={table} view={view} isOff={isReadOnly} onPlan={onPlan} />
      </div>
    </div>
  );
};

/** How long it stays, from what it does. */
const lasts = (name: string, { rules }: World): string => {
  const effects = rules.glitches.find((glitch) => glitch.name === name)?.effects ?? [];
  return effects.some(({ type }) => type === 'modifyOneCard' || type === 'gift' || type === 'strayDonkey')
    ? 'for good'
    : 'until the day ends';
};

/** What exactly it hits: cells on the field, cards, numbers. */
const Hits = ({ view, world }: { view: View; world: World }) => {
  const glitch = view.glitch!;
  const target = glitch.target === null ? undefined : cardOf(view, glitch.target);
  const certain = glitch.cells.filter(({ num, den }) => num === den).length;
  const what = [
    glitch.cells.length > 0
      ? `${certain === glitch.cells.length ? '' : 'up to '}${plural(glitch.cells.length, 'cell')}`
      : '',
    glitch.cards.length > 0 ? plural(glitch.cards.length, 'card') : target ? '1 card' : '',
  ].filter((one) => one !== '');
  return (
    <section className="dd-hits" aria-label="What exactly it hits">
      <header>
        <span className="label">It will hit</span>
        <span className="dim">{glitch.fizzles ? 'nothing' : what.join(' · ') || 'the robot'}</span>
      </header>
      {glitch.fizzles ? <p className="dd-fizzles">It finds nothing to hit.</p> : null}
      {target ? (
        <div className="dd-hcard">
          <NowAfter world={world} card={target} glitch={glitch.name} />
          <p className="dim">
            First at risk: it was not played today and stands at the head of the list. Playing a card once takes it off
            for the day.
          </p>
        </div>
      ) : null}
      {!target && glitch.cards.length > 0 ? (
        <ul className="dd-odds" aria-label="Cards it may hit">
          {alike(glitch.cards, (id) => cardOf(view, id)?.type ?? id).map(({ type, count, num, den }) => (
            <li key={`${type} ${num}/${den}`}>
              <CardLine world={world} type={type} />
              <span>
                {cardWords(world, type).name} {count > 1 ? <small className="num dim">×{count}</small> : null}
              </span>
              <b className="num">
                {num === den ? 'sure' : `${num}/${den}`}
                {count > 1 && num !== den ? <small className="dim"> each</small> : null}
              </b>
            </li>
          ))}
        </ul>
      ) : null}
      {!target && glitch.cards.length === 0 ? (
        <HitMap view={view} donkeyLoad={world.rules.numbers.donkey.capacity} />
      ) : null}
      {glitch.currencies.length > 0 ? (
        <dl className="dd-deltas">
          {glitch.currencies.map(({ field, now, after }) => (
            <div key={field}>
              <dt>{spaced(field)}</dt>
              <dd>
                <Now now={now} after={after} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </section>
  );
};

/** One card as it is and as it will be. */
const NowAfter = ({ world, card, glitch }: { world: World; card: CardView; glitch: string }) => {
  const effects = world.rules.glitches.find(({ name }) => name === glitch)?.effects ?? [];
  const coming = effects.flatMap((effect) =>
    effect.type === 'modifyOneCard'
      ? [
          {
            ...({ kind: effect.kind, duration: 'Permanent', source: glitch, stacks: 1 } as const),
            ...{ of: [], taken: 0, suppressedBy: [] },
          },
        ]
      : [],
  );
  const patch = { world, type: card.type, rarity: card.rarity, cost: card.cost, id: card.id };
  return (
    <div className="dd-nowafter">
      <Patch {...patch} modifiers={card.modifiers} />
      {coming.length > 0 ? (
        <>
          <span className="dd-becomes" role="img" aria-label="becomes">
            →
          </span>
          <Patch {...patch} modifiers={[...card.modifiers, ...coming]} tone="sel" />
        </>
      ) : null}
    </div>
  );
};

type CardHit = NonNullable<View['glitch']>['cards'][number];

/** Cards of one type that are hit with one chance stand in one line. */
const alike = (hits: readonly CardHit[], typeOf: (id: string) => string) => {
  const found = new Map<string, { readonly type: string; count: number; readonly num: number; readonly den: number }>();
  for (const { card, num, den } of hits) {
    const type = typeOf(card);
    const line = found.get(`${type} ${num}/${den}`);
    if (line) line.count++;
    else found.set(`${type} ${num}/${den}`, { type, count: 1, num, den });
  }
  return [...found.values()];
};

interface Answer {
  readonly cap: string;
  readonly name: string;
  readonly note: string;
  readonly action: Action;
  readonly refusal: string | null;
  /** What it is paid with: how much there is, and the price; an anomaly is accepted for nothing. */
  readonly isStability?: boolean;
  readonly has: number;
  readonly price: number | null;
}

interface AnswersProps {
  readonly table: Table<DroidsShape>;
  readonly view: View;
  readonly isOff: boolean;
  onPlan(action: Action): void;
}

const Answers = ({ table, view, isOff, onPlan }: AnswersProps) => {
  const { defer, heat, glitch } = view;
  const { Energy, Stability } = view.currencies;
  const hot = defer.isOverheated ? 'Overheated: accept one first' : null;
  const accept: Answer = {
    cap: 'A',
    name: 'Accept',
    note: glitch!.fizzles ? 'nothing to hit' : 'it happens now',
    action: { type: 'acceptGlitch' },
    refusal: null,
    has: Energy,
    price: null,
  };
  const payEnergy: Answer = {
    cap: 'F',
    name: 'Defer, pay Energy',
    note: `comes round again after the other ${view.glitches.length - 1}`,
    action: { type: 'deferGlitch', payWith: 'energy' },
    refusal: hot ?? lackOf(Energy, defer.energy),
    has: Energy,
    price: defer.energy,
  };
  const payStability: readonly Answer[] =
    defer.stability === null
      ? []
      : [
          {
            cap: 'S',
            name: 'Defer, pay Stability',
            note: 'no Energy, same Heat',
            action: { type: 'deferGlitch', payWith: 'stability' },
            refusal: hot ?? lackOf(Stability, defer.stability),
            isStability: true,
            has: Stability,
            price: defer.stability,
          },
        ];
  const planned = plannedOf(table) ?? accept.action;
  return (
    <ol className="dd-answers" aria-label="Decide">
      {[accept, payEnergy, ...payStability].map(({ cap, name, note, action, refusal, isStability, has, price }) => {
        const isOn = isPlanned([planned], action);
        const then = action === accept.action ? defer.after.accept : defer.after.defer;
        return (
          <li key={cap}>
            <button
              type="button"
              className={`dd-ans ${heat ? '' : 'dd-cool'} ${isOn ? 'dd-on' : ''} ${refusal === null ? '' : 'is-off'}`}
              aria-pressed={isOn}
              aria-disabled={refusal !== null || isOff || undefined}
              onClick={() => onPlan(action)}
            >
              <kbd className="num">{cap}</kbd>
              <span className="dd-at">
                <b>{name}</b>
                <small>{refusal ?? note}</small>
              </span>
              <span className="dd-ac">
                <small>
                  {isStability ? <ModGlyph kind="Immunity" /> : <Glyph name="electricity" className="electricity" />}
                  {isStability ? 'Stability' : 'Energy'}
                </small>
                <Now now={has} after={price === null || price > has ? null : has - price} />
              </span>
              {heat ? (
                <span className="dd-ac">
                  <small>
                    <Glyph name="heat" className="heat" />
                    Heat
                  </small>
                  <Now now={heat.value} after={refusal === null ? then.heat : null} />
                </span>
              ) : null}
              <span className="dd-ac">
                <small>
                  <Clock className="i" aria-hidden />
                  Next deferral
                </small>
                <Now now={defer.energy} after={refusal === null ? then.next : null} />
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
