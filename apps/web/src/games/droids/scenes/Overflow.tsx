// Buffer overflow: the hand that was drawn, the card that hangs over the shredder, the deck before and after.

import type { CardView, DroidsShape, View } from '@interlock/droids';
import type { SceneProps } from '../../screen.ts';
import { owned } from '../deck.ts';
import { drawingOf, LineAt } from '../icons.tsx';
import { sorted } from '../tape/order.ts';
import { cardWords } from '../words.ts';
import { Hero, Now, Patch, Rail } from './parts.tsx';

export const Overflow = ({ table, view, onPlan }: SceneProps<DroidsShape>) => {
  const { world } = table;
  const doomed = table.plan.find((action) => action.type === 'destroyCard');
  const id = doomed?.type === 'destroyCard' ? doomed.card : null;
  const card = view.hand.find((one) => one.id === id) ?? null;
  const hand = sorted(view.hand);
  return (
    <div className="dd">
      <Rail view={view} />
      <div className="dd-over">
        <Hero
          mood="wait"
          size={84}
          label={`${world.rules.numbers.bufferOverflow.cost} Energy are paid`}
          title="One card goes for good."
          text="Or none: stop, and the hand goes back. The Energy is gone either way."
        />
        <ol className={`dd-pcards dd-eight${hand.length > 8 ? ' dd-nine' : ''}`} aria-label="The hand that was drawn">
          {hand.map((one, i) => {
            const isOn = one.id === id;
            return (
              <li key={one.id} data-card={one.id}>
                <button
                  type="button"
                  className="dd-pick"
                  aria-pressed={isOn}
                  onClick={() => onPlan({ type: 'destroyCard', card: one.id })}
                >
                  <kbd className="dd-pickkey">{(i + 1) % 10}</kbd>
                  <span className="sr">{isOn ? 'Over the shredder: ' : 'Destroy '}</span>
                  <Patch
                    world={world}
                    type={one.type}
                    rarity={one.rarity}
                    cost={one.cost}
                    modifiers={one.modifiers}
                    tone={isOn ? 'doomed' : ''}
                    id={one.id}
                  />
                </button>
              </li>
            );
          })}
        </ol>
        <section className="dd-chute" aria-label="The shredder">
          <Shredder drawing={card ? drawingOf(table.world, card.type) : null} />
          <div>
            <b className="dd-bigname">
              {card ? `${cardWords(world, card.type).name} ${card.id}` : 'Nothing hangs over it yet'}
            </b>
            <p>{card ? 'It leaves the deck for the rest of the run.' : 'Choose a card of the hand.'}</p>
            <Odds
              view={view}
              card={card}
              least={world.rules.numbers.deck.minOwned}
              name={(type) => cardWords(world, type).name}
            />
          </div>
        </section>
      </div>
    </div>
  );
};

interface OddsProps {
  readonly view: View;
  readonly card: CardView | null;
  readonly least: number;
  name(type: string): string;
}

const Odds = ({ view, card, least, name }: OddsProps) => {
  const deck = owned(view);
  const n = deck.length;
  const of = (type: string): number => deck.filter((one) => one.type === type).length;
  return (
    <dl className="dd-deltas">
      <div>
        <dt>Deck, at least {least}</dt>
        <dd>
          <Now now={n} after={card ? n - 1 : null} />
        </dd>
      </div>
      {card ? (
        <div>
          <dt>{name(card.type)} in it</dt>
          <dd>
            <Now now={`${of(card.type)}/${n}`} after={`${of(card.type) - 1}/${n - 1}`} />
          </dd>
        </div>
      ) : null}
    </dl>
  );
};

const STRIPS = 'M112 132v34l4 10M126 132v44l-3 8M140 132v30l5 14M154 132v46M168 132v36l-5 12M182 132v28l4 16';

const Shredder = ({ drawing }: { drawing: string | null }) => (
  <svg className={`dd-shredder${drawing === null ? '' : ' is-fed'}`} viewBox="0 0 300 190" aria-hidden="true">
    {drawing === null ? null : (
      <g className="dd-sink" transform="translate(110 2) rotate(-4 40 40)">
        <path
          d="M0 8a8 8 0 0 1 8-8h64a8 8 0 0 1 8 8v84H0z"
          fill="var(--you-tint)"
          stroke="var(--you)"
          strokeWidth="2"
          strokeDasharray="6 4"
        />
        <LineAt name={drawing} x={40} y={36} size={40} stroke="var(--you)" />
      </g>
    )}
    <path
      d="M54 78h192a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H54a10 10 0 0 1-10-10V88a10 10 0 0 1 10-10z"
      fill="var(--surface-3)"
      stroke="var(--line-3)"
      strokeWidth="2"
    />
    <path d="M96 78h108l-5 10h-98z" fill="var(--surface-0)" stroke="var(--critical)" strokeWidth="2" />
    <circle cx="68" cy="106" r="6" fill="none" stroke="var(--critical)" strokeWidth="2.5" />
    <path d="M68 96v8" stroke="var(--critical)" strokeWidth="2.5" />
    {drawing === null ? null : (
      <>
        <path d={STRIPS} fill="none" stroke="var(--critical)" strokeWidth="6" opacity=".55" />
        <path d={STRIPS} fill="none" stroke="var(--surface-1)" strokeWidth="2.5" />
      </>
    )}
    <text x="150" y="116" className="mid" style={{ fontSize: 17, fontWeight: 600, fill: 'var(--text-1)' }}>
      for good
    </text>
  </svg>
);
