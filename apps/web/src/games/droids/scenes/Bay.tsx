// The repair bay. First two contracts on paper while the shop is shut (Contracts.tsx); then five offers, the reroll with its
// odds, and four services, every price as Energy now and after.

import type { Action, DroidsShape, View } from '@interlock/droids';
import { RefreshCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Key } from '../../../parts/Key.tsx';
import type { SceneProps } from '../../screen.ts';
import { leftOf } from '../commit.ts';
import type { World } from '../field/field.ts';
import { Line } from '../icons.tsx';
import { rankOf } from '../panels/Rarity.tsx';
import { isPlanned } from '../tape/plan.ts';
import { cardWords, contractWords, lackOf } from '../words.ts';
import { Contracts, TAG_LINES } from './Contracts.tsx';
import { Offers, Patch, Price, Rail } from './parts.tsx';
import { Services } from './Services.tsx';

type Props = SceneProps<DroidsShape>;

export const Bay = (props: Props) =>
  props.view.contractOffer !== null ? <Contracts {...props} /> : <Shop {...props} />;

const Shop = (props: Props) => {
  const { table, view } = props;
  const box = useRef<HTMLDivElement>(null);
  // The paper that was signed took the focus along; the bay behind the shutter takes it.
  useEffect(() => {
    if (document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
  }, []);
  const { world } = table;
  return (
    <div className="dd">
      <Rail view={view} />
      <div className="dd-bay" ref={box}>
        {view.contract ? <Contract view={view} world={world} /> : null}
        <Installer {...props} />
        <Services {...props} />
      </div>
    </div>
  );
};

const Contract = ({ view, world }: { view: View; world: World }) => {
  const words = contractWords(world, view.contract!.name);
  return (
    <div className="dd-contract">
      <span className="dd-stampc">
        <Line name={TAG_LINES[words.tag] ?? 'paper'} />
      </span>
      <span className="dd-ct">
        <span className="label">
          Contract for day {view.day} · {words.tag}
        </span>
        <b>{words.name}</b>
        <small>{words.text}</small>
      </span>
    </div>
  );
};

const Installer = ({ table, view, onPlan }: Props) => {
  const { shop } = view;
  const { world } = table;
  if (!shop) return null;
  const energy = leftOf(view, table.plan);
  const reroll: Action = shop.rerollTokens > 0 ? { type: 'reroll', payWith: 'token' } : { type: 'reroll' };
  const den = shop.odds[0]?.den ?? 1;
  return (
    <section className="dd-offers" aria-label="Patch installer">
      <header>
        <h2 className="label" data-first="" tabIndex={-1}>
          Patch installer
        </h2>
        <span className="dim">five kinds, all clean{view.contract ? ' · the fifth follows the contract' : ''}</span>
      </header>
      <Offers label="Offers" offers={shop.offers} gone="bought">
        {({ type, rarity, price }, i) => {
          const action: Action = { type: 'buyCard', slot: i };
          const isOn = isPlanned(table.plan, action);
          const dear = isOn ? null : lackOf(energy, price);
          return (
            <Patch
              world={world}
              type={type}
              rarity={rarity}
              tone={isOn ? 'sel' : ''}
              isContract={view.contract !== null && i === shop.offers.length - 1}
            >
              <button
                type="button"
                className={`key dd-buy ${isOn ? 'dd-on' : ''}`}
                aria-pressed={isOn}
                aria-disabled={dear !== null || undefined}
                onClick={() => onPlan(action)}
              >
                <span>
                  <kbd>{i + 1}</kbd>
                  {isOn ? 'Planned' : dear ? 'Too dear' : 'Buy'}
                  <span className="sr"> {cardWords(world, type).name} for </span>
                </span>
                <Price amount={price} />
                <span className="sr">, {dear ?? `Energy ${energy} to ${energy - price}`}</span>
              </button>
            </Patch>
          );
        }}
      </Offers>
      <div className="dd-reroll">
        <Key
          kind="line"
          icon={<RefreshCw className="i" aria-hidden />}
          cap="R"
          className={isPlanned(table.plan, reroll) ? 'dd-on' : ''}
          off={(shop.rerollTokens === 0 && lackOf(energy, shop.reroll)) || false}
          onClick={() => onPlan(reroll)}
        >
          Reroll all five{' '}
          {shop.rerollTokens > 0 ? (
            <b>token</b>
          ) : (
            <small className="num">
              {energy} → {energy - shop.reroll}
            </small>
          )}
        </Key>
        <div className="dd-odds2" aria-hidden="true">
          {shop.odds.map(({ rarity, num }) => (
            <span className="dd-ob" key={rarity} style={{ flexGrow: num }}>
              <i className={`dd-r${rankOf(rarity)}`} />
            </span>
          ))}
        </div>
        <p className="dim dd-oddt">
          next offer:{' '}
          {shop.odds.map(({ rarity, num }, i) => (
            <span key={rarity}>
              {i > 0 ? ', ' : ''}
              {rarity} <b className="num">{num}</b>
            </span>
          ))}{' '}
          of <b className="num">{den}</b>
        </p>
      </div>
    </section>
  );
};
