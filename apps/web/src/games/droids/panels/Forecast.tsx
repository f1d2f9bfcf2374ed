// What the plan will do: exact odds slot by slot, what is ahead, whether the day ends; between days what the choice costs.

import type { DroidsShape } from '@interlock/droids';
import { Chip } from '../../../parts/Chip.tsx';
import { Facts } from '../../../parts/Facts.tsx';
import { Glyph } from '../../../parts/Glyph.tsx';
import { useLater } from '../../../play/read/useLater.ts';
import type { SectionProps } from '../../screen.ts';
import { placeWords, WAYS_SHORT } from '../field/hex.ts';
import { Line } from '../icons.tsx';
import { leadsTo } from '../show/leads.ts';
import { previewOf, type SlotOutcome, type SlotPreview, slotShown } from '../show/preview.ts';
import { useSight } from '../sight.ts';
import { capital, cardWords, phaseWords } from '../words.ts';

export const Forecast = (props: SectionProps<DroidsShape>) => {
  const { isOpen } = props;
  return (
    <section className={`forecast dd-forecast ${isOpen ? 'open' : ''}`} id="panel-forecast" aria-labelledby="forecast">
      {props.view.phase === 'ExecuteProgram' ? <TapeForecast {...props} /> : <PhaseForecast {...props} />}
    </section>
  );
};

const TapeForecast = ({ table }: SectionProps<DroidsShape>) => {
  // The tape and the field it was laid on, of one moment: a run changes both.
  const later = useLater(table);
  const { view } = later;
  const looked = useSight((sight) => sight.slot);
  const preview = previewOf(later);
  const at = slotShown(preview, looked);
  const slot = preview.slots[at - 1];
  const ahead = preview.slots.flatMap((one, i) => one.ahead.map((what) => ({ ...what, n: i + 1 })));
  const isSure = slot === undefined || slot.outcomes.length <= 1;
  const swapped = preview.order.some((id, i) => id !== preview.tape[i]);
  const types = new Map(view.hand.map((card) => [card.id, card.type]));
  const nameOf = (id: string): string => cardWords(table.world, types.get(id) ?? '').name;
  return (
    <>
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          {slot ? `Forecast: after slot ${at}` : 'Forecast'}
        </h2>
        {slot ? <Chip>{isSure ? 'exact' : 'exact odds'}</Chip> : null}
      </header>
      <div className="wide">
        {slot ? (
          <ol className="dd-oddbars">
            {slot.outcomes.slice(0, 5).map((outcome) => (
              <Odd key={keyOf(outcome)} outcome={outcome} from={view} slot={slot} isSure={isSure} />
            ))}
          </ol>
        ) : (
          <p className="says">
            <Line name="hand" />
            <span>Put cards on the tape. What each will do stands here before anything is run.</span>
          </p>
        )}
        {ahead.length > 0 ? (
          <ul className="dd-ahead" aria-label="What is ahead">
            {ahead.map(({ text, n, num, den }) => (
              <li key={`${n} ${text}`}>
                <b className="num">{n}</b> {text}
                {num === den ? null : (
                  <span className="num dim">
                    {' '}
                    {num}/{den}
                  </span>
                )}
              </li>
            ))}
          </ul>
        ) : null}
        {swapped ? (
          <p className="says">
            <Glyph name="caution" className="caution" />
            <span>Runs in another order: {preview.order.map(nameOf).join(', ')}.</span>
          </p>
        ) : null}
        {preview.dayEnd && preview.dayEnd.num > 0 ? (
          <p className="says">
            <Line name="moon" />
            <span>
              The day ends after this program
              {preview.dayEnd.num === preview.dayEnd.den ? '' : `, ${preview.dayEnd.num}/${preview.dayEnd.den}`}:{' '}
              {preview.dayEnd.reasons.map((reason) => DAY_ENDS[reason] ?? reason).join(', ')}.
            </span>
          </p>
        ) : null}
      </div>
    </>
  );
};

const DAY_ENDS: Readonly<Record<string, string>> = {
  programs: 'it is the last one',
  deck: 'the draw pile is empty',
  energy: 'no Energy is left',
  sheds: 'every shed is full',
};

const keyOf = (one: SlotOutcome): string =>
  [one.q, one.r, one.facing, one.energy, one.carry, one.delivery, one.maxCarry].join();

interface OddProps {
  readonly outcome: SlotOutcome;
  readonly from: SectionProps<DroidsShape>['view'];
  readonly slot: SlotPreview;
  readonly isSure: boolean;
}

const Odd = ({ outcome, from, isSure }: OddProps) => {
  const goods = outcome.delivery - from.currencies.Delivery;
  const isGood = goods > 0 || outcome.outcome === 'ok';
  return (
    <li className="dd-odd">
      <span className="num dd-frac">
        {isSure ? (
          'sure'
        ) : (
          <>
            {outcome.num}
            <i>/{outcome.den}</i>
          </>
        )}
      </span>
      <span className="dd-obar" aria-hidden="true">
        <i className={isGood ? 'dd-w' : 'dd-x'} style={{ width: `${(100 * outcome.num) / outcome.den}%` }} />
      </span>
      <span className="dd-olab">
        <Glyph name={isGood ? 'ok' : 'caution'} className={isGood ? 'ok' : 'caution'} />
        <b>{capital(leadsTo(outcome, from))}</b>
        <small>
          at {placeWords(outcome)} {WAYS_SHORT[outcome.facing]} · ⚡{outcome.energy} · carry {outcome.carry}/
          {outcome.maxCarry}
        </small>
      </span>
    </li>
  );
};

/** Between programs: what this phase is for. */
const PhaseForecast = ({ view }: SectionProps<DroidsShape>) => {
  const { name, help } = phaseWords(view.phase);
  const { run } = view.metrics;
  return (
    <>
      <header>
        <h2 className="label" id="forecast" tabIndex={-1}>
          {name}
        </h2>
        <span className="num dim">score {view.score}</span>
      </header>
      <div className="wide">
        <p className="dim">{help}</p>
        <Facts
          facts={(
            [
              ['Programs', run.programsExecuted],
              ['Instructions', run.instructionsUsed],
              ['Path', run.pathLength],
              ['Cells seen', run.cellsVisited],
              ['Towers off', run.towersDisabled],
              ['Donkeys', run.donkeysRecruited],
            ] as const
          ).map(([label, value]) => ({ label, now: String(value) }))}
        />
      </div>
    </>
  );
};
