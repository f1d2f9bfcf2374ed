// Cosmic rays: six cards under what hit them. A solid ray with a ring made one better, a dashed ray with a torn star bent it.

import type { Action, DroidsShape } from '@interlock/droids';
import { Check } from 'lucide-react';
import type { SceneProps } from '../../screen.ts';
import { toneOfMod } from '../panels/Mods.tsx';
import { isPlanned } from '../tape/plan.ts';
import { cardWords, plural } from '../words.ts';
import { Hero, Offers, Patch, Rail } from './parts.tsx';

export const Rays = ({ table, view, onPlan }: SceneProps<DroidsShape>) => {
  const { booster } = view;
  const { world } = table;
  if (!booster) return null;
  const planned = table.plan.filter((action) => action.type === 'takeBooster').length;
  const left = booster.most - booster.taken - planned;
  const { numbers } = world.rules;
  const sum = numbers.gamble.weights.reduce((all, one) => all + one, 0);
  return (
    <div className="dd">
      <Rail view={view} />
      <div className="dd-rays">
        <Hero
          mood="alarm"
          size={84}
          label={`${numbers.gamble.cost} Energy are paid`}
          title={`${plural(booster.offers.length, 'card')} came down.`}
          text={
            booster.most >= booster.offers.length
              ? 'Take what you like. The rest burns up.'
              : `Keep at most ${booster.most}. The rest burns up.`
          }
        >
          <ul className="dd-legend2">
            <li>
              <RayMark kind="buff" /> <b>Ring, solid ray</b> made it better
            </li>
            <li>
              <RayMark kind="fault" /> <b>Torn star, dashed ray</b> bent it
            </li>
          </ul>
        </Hero>
        <div className="dd-skyw">
          <div className="dd-sky" aria-hidden="true">
            <Stars />
            <div className="dd-raysrow">
              {booster.offers.map((offer, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
                <RayMark key={i} kind={rayOf(offer)} isFalling n={i} />
              ))}
            </div>
          </div>
          <Offers label="Cards that came down" className="dd-six" offers={booster.offers} gone="taken">
            {({ type, rarity, modifiers }, i) => {
              const action: Action = { type: 'takeBooster', slot: i };
              const isOn = isPlanned(table.plan, action);
              return (
                <Patch world={world} type={type} rarity={rarity} modifiers={modifiers} tone={isOn ? 'sel' : ''}>
                  <button
                    type="button"
                    className={`key dd-buy ${isOn ? 'dd-on' : ''}`}
                    aria-pressed={isOn}
                    onClick={() => onPlan(action)}
                  >
                    <kbd>{i + 1}</kbd>
                    {isOn ? 'Taking' : 'Take'}
                    <span className="sr">
                      {' '}
                      {cardWords(world, type).name}, free{left <= 0 && !isOn ? ', the limit is reached' : ''}
                    </span>
                    {isOn ? <Check className="i" aria-hidden /> : null}
                  </button>
                </Patch>
              );
            }}
          </Offers>
        </div>
        <dl className="dd-deltas dd-row3">
          <div>
            <dt>Chance of a buff, per card</dt>
            <dd className="num">{world.stats.buff16}/16</dd>
          </div>
          <div>
            <dt>Chance of a fault, per card</dt>
            <dd className="num">{world.stats.debuff16}/16</dd>
          </div>
          <div>
            <dt>Common, Magic, Uncommon, Rare, Legendary</dt>
            <dd className="num">
              {numbers.gamble.weights.join(' ')} of {sum}
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
};

type Ray = 'buff' | 'fault' | 'none';

const rayOf = (offer: { readonly modifiers: readonly { readonly kind: string }[] } | null): Ray => {
  const tones = offer?.modifiers.map(({ kind }) => toneOfMod(kind)) ?? [];
  if (tones.includes('caution')) return 'fault';
  return tones.includes('ok') ? 'buff' : 'none';
};

const RayMark = ({ kind, isFalling = false, n = 0 }: { kind: Ray; isFalling?: boolean; n?: number }) => (
  <svg
    className={`dd-ray${isFalling ? ' is-falling' : ''}`}
    viewBox="-22 -22 44 44"
    style={{ '--n': n } as never}
    aria-hidden="true"
  >
    {isFalling && kind === 'buff' ? (
      <path d="M-4-6-110-170M-16-4-122-170" stroke="var(--ok)" strokeWidth="3" fill="none" />
    ) : null}
    {isFalling && kind === 'fault' ? (
      <path d="M-4-6-110-170" stroke="var(--caution)" strokeWidth="3" strokeDasharray="12 8" fill="none" />
    ) : null}
    {kind === 'none' ? (
      <path d="M0 8v-40" stroke="var(--text-3)" strokeWidth="2" strokeDasharray="1 6" strokeLinecap="round" />
    ) : null}
    {kind === 'buff' ? (
      <>
        <circle r="10" fill="none" stroke="var(--ok)" strokeWidth="2.5" />
        <circle r="4.5" fill="var(--ok)" />
      </>
    ) : null}
    {kind === 'fault' ? (
      <path
        d="M0-14 4-5l9-4-4 8 8 5-9 2 1 9-7-6-6 7-1-9-9-1 7-6-6-7 9 1z"
        fill="none"
        stroke="var(--caution)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    ) : null}
  </svg>
);

const Stars = () => (
  <svg className="dd-stars" viewBox="0 0 600 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path
      d={[
        [12, 40],
        [88, 84],
        [150, 32],
        [196, 128],
        [232, 94],
        [300, 44],
        [380, 70],
        [404, 122],
        [460, 30],
        [520, 82],
        [570, 120],
      ]
        .map(([x, y]) => `M${x! - 3} ${y}h6M${x} ${y! - 3}v6`)
        .join('')}
      stroke="var(--text-3)"
      strokeWidth="1"
      opacity=".7"
    />
  </svg>
);
