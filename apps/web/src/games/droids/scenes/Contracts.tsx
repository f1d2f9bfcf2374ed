// The desk of the bay before a contract is signed: two papers with what speaks for each of them, the shop shut behind.

import { type Action, type ContractFacts, contractFacts, type DroidsShape } from '@interlock/droids';
import type { SceneProps } from '../../screen.ts';
import { Line } from '../icons.tsx';
import { useDayBefore } from '../report/useDay.ts';
import { isPlanned } from '../tape/plan.ts';
import { capital, contractWords } from '../words.ts';
import { Hero, Rail } from './parts.tsx';

export const TAG_LINES: Readonly<Record<string, string>> = {
  mobility: 'move',
  logistics: 'crate',
  economy: 'noop',
  combo: 'potentiate',
  stability: 'shield',
  memory: 'tape',
};

export const Contracts = ({ table, view, onPlan }: SceneProps<DroidsShape>) => {
  const offer = view.contractOffer ?? [];
  const dayBefore = useDayBefore();
  return (
    <div className="dd">
      <Rail view={view} />
      <div className="dd-sign">
        <Hero
          mood="half"
          size={72}
          label={`Two contracts for day ${view.day}`}
          title="Sign one contract."
          text={`It pays during day ${view.day}, and one offer of the shop follows it. Not meeting it costs nothing.`}
        />
        <ol className="dd-papers" aria-label="Contracts">
          {offer.map((name, i) => {
            const words = contractWords(table.world, name);
            const action: Action = { type: 'chooseContract', index: i };
            const isOn = isPlanned(table.plan, action) || (table.plan.length === 0 && i === 0);
            return (
              <li key={name}>
                <button
                  type="button"
                  className={`dd-paperc ${isOn ? 'dd-on' : ''}`}
                  aria-pressed={isOn}
                  onClick={() => onPlan(action)}
                >
                  <span className="dd-pch">
                    <kbd className="num">{i + 1}</kbd>
                    <span>{words.tag}</span>
                    {isOn ? (
                      <span className="dd-sig">
                        <Line name="paper" />
                        to be signed
                      </span>
                    ) : null}
                  </span>
                  <span className="dd-pcb">
                    <span className="dd-stampc dd-big">
                      <Line name={TAG_LINES[words.tag] ?? 'paper'} />
                    </span>
                    <span>
                      <b className="dd-pct">{words.name}</b>
                      <span className="dd-pcx">{words.text}</span>
                    </span>
                  </span>
                  <Facts facts={contractFacts(table.world.rules, name, dayBefore, view.programCount)} day={view.day} />
                  {words.flavour === undefined ? null : <span className="dd-flavour">{words.flavour}</span>}
                </button>
              </li>
            );
          })}
        </ol>
        <section className="dd-shutter" aria-label="The shop, shut">
          <header>
            <span className="label">Patch installer</span>
            <span className="dim">shut until a contract is signed</span>
          </header>
          <ol aria-hidden="true">
            {[1, 2, 3, 4].map((n) => (
              <li key={n}>
                <Line name="card" />
              </li>
            ))}
            <li className="dd-last">
              <Line name="paper" />
              <span className="dd-desk">follows the contract</span>
            </li>
          </ol>
        </section>
      </div>
    </div>
  );
};

const Paid = ({ energy, stability }: { readonly energy: number; readonly stability: number }) => (
  <b className="num dd-paid">
    {energy > 0 ? <span>+{energy} Energy</span> : null}
    {stability > 0 ? <span>+{stability} Stability</span> : null}
    {energy <= 0 && stability <= 0 ? 'nothing' : null}
  </b>
);

/** Paid at the most, paid the day before, and the shop that follows it. */
const Facts = ({ facts: { most, before, tag, weight, types }, day }: { facts: ContractFacts; day: number }) => (
  <span className="dd-pcf">
    <span>
      <small>At most</small>
      {most === null ? <b className="num">no limit</b> : <Paid {...most} />}
    </span>
    {before === null ? null : (
      <span>
        <small>Day {day - 1} would have paid</small>
        <Paid {...before} />
      </span>
    )}
    <span>
      <small>
        {capital(tag)} in the shop, {types.own} of {types.all} kinds
      </small>
      <b className="num">
        {weight.now} → {weight.signed}
      </b>
    </span>
  </span>
);
