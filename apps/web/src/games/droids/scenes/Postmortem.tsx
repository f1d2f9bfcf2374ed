// A program taken apart: each slot with what was meant and what happened, the slot where they part, its three gates, who did
// it, and what would have helped.

import type { DroidsEvent, DroidsShape, Postmortem as Told, View } from '@interlock/droids';
import { Check, X } from 'lucide-react';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { RunContext } from '../../../play/context.ts';
import type { SceneProps } from '../../screen.ts';
import { owned } from '../deck.ts';
import type { World } from '../field/field.ts';
import { placeWords, WAYS_SHORT } from '../field/hex.ts';
import { CardLine, Line, ModGlyph } from '../icons.tsx';
import { toneOfMod } from '../panels/Mods.tsx';
import { askPostmortem } from '../show/postmortem.ts';
import { type After, type Pass, traceOf } from '../show/trace.ts';
import { useSight } from '../sight.ts';
import { cardWords, modWords, sourceWords } from '../words.ts';

const OUTCOMES: Readonly<Record<string, string>> = {
  ok: 'ok',
  skipped: 'skipped',
  replaced: 'replaced',
  debuffed: 'nothing',
  failed: 'failed',
};

export const Postmortem = ({ table, view }: SceneProps<DroidsShape>) => {
  const { open, program } = useSight();
  const run = useContext(RunContext);
  const { world } = table;
  const turn = program ?? table.turn;
  const trace = useMemo(() => {
    const session = turn === table.turn ? undefined : run?.getState().session;
    const happened = session ? session.seen(turn) : table.last;
    return traceOf(happened.map(({ event }) => event as DroidsEvent));
  }, [run, turn, table.turn, table.last]);
  const told = useMemo(() => (run ? askPostmortem(run.getState().session, turn) : null), [run, turn]);
  const passes = trace?.passes.filter(({ isAgain }) => !isAgain) ?? [];
  const first = told === null || told.divergence === null ? null : told.divergence + 1;
  const [slot, setSlot] = useState(first ?? passes.find(({ outcome }) => outcome !== 'ok')?.slot ?? 1);
  const pass = passes.find((one) => one.slot === slot) ?? passes[0];
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever plays by keys reads on from here.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      event.stopPropagation();
      open(null);
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [open]);
  if (!trace || !pass) return <Nothing onClose={() => open(null)} />;
  return (
    <div className="dd">
      <header className="dd-bayhead">
        <span className="label">
          Postmortem of program {trace.program}, day {trace.day}
        </span>
        <h2 ref={title} tabIndex={-1}>
          {verdictOn(first, passes)}
        </h2>
        <Key kind="line" icon={<X className="i" aria-hidden />} cap="Esc" onClick={() => open(null)} data-first="">
          Close
        </Key>
      </header>
      <div className="dd-pmw">
        <ol className="dd-pms" aria-label="Slots" style={{ '--slots': Math.max(5, passes.length) } as never}>
          <li className="dd-pmk" aria-hidden="true">
            <span>Meant</span>
            <span>Happened</span>
          </li>
          {passes.map((one) => (
            <li
              key={one.slot}
              className={`dd-pm ${one.slot === first ? 'dd-div' : ''} ${first !== null && one.slot > first ? 'dd-later' : ''}`}
            >
              {one.slot === first ? (
                <span className="dd-flag">
                  <Line name="flag" />
                  Diverges here
                </span>
              ) : null}
              <button
                type="button"
                className="dd-pmc"
                aria-pressed={one.slot === slot}
                onClick={() => setSlot(one.slot)}
              >
                <span className="dd-phead">
                  <span className="num">{one.slot}</span>
                  <span className="num cost">
                    <Glyph name="electricity" />
                    {one.cost}
                  </span>
                </span>
                <CardLine world={world} type={one.type} />
                <b>{cardWords(world, one.type).name}</b>
              </button>
              <span className="dd-outc">
                {one.outcome === 'ok' ? (
                  <Check className="i ok" aria-hidden />
                ) : (
                  <Glyph name="caution" className="caution" />
                )}
                {OUTCOMES[one.outcome]}
              </span>
              <Standing after={told?.nominal?.[one.slot - 1] ?? null} kind="nom" />
              <Standing after={one.after} kind="act" />
            </li>
          ))}
        </ol>
        <Gates pass={pass} world={world} />
        <Reasons told={told} passes={passes} view={view} world={world} />
        <p className="dim sr">Energy now {view.currencies.Energy}.</p>
      </div>
    </div>
  );
};

/** Without a modifier in the way a card that did nothing was planned so. */
const verdictOn = (parted: number | null, passes: readonly { readonly outcome: string }[]): string => {
  if (parted !== null) return `It parted from the plan in slot ${parted}.`;
  return passes.every(({ outcome }) => outcome === 'ok') ? 'It ran as meant.' : 'It ran as written. The plan was off.';
};

const Nothing = ({ onClose }: { onClose(): void }) => (
  <div className="dd-nothing">
    <p className="dim">No card ran in the last program, so there is nothing to take apart.</p>
    <Key onClick={onClose}>Close</Key>
  </div>
);

type Stood = Pick<After, 'q' | 'r' | 'facing' | 'energy' | 'carry'>;

const Standing = ({ after, kind }: { after: Stood | null; kind: 'nom' | 'act' }) => (
  <span className={`dd-st dd-${kind}`}>
    {after ? (
      <>
        <span className="num">{placeWords(after)}</span>
        <span className="num dd-fcell">{WAYS_SHORT[after.facing]}</span>
        <span className="num">
          <Glyph name="electricity" className="electricity" />
          {after.energy}
        </span>
        <span className="num">
          <Line name="crate" />
          {after.carry}
        </span>
      </>
    ) : (
      <span className="dim">–</span>
    )}
  </span>
);

/** The intent goes through three gates; each says what it changed. */
const Gates = ({ pass, world }: { pass: Pass; world: World }) => {
  const gates = [
    { stage: 'robot', name: 'Robot', none: 'nothing acts on the robot' },
    { stage: 'cell', name: `Cell ${placeWords(pass.before)}`, none: 'the ground changes nothing' },
    { stage: 'card', name: `Card ${pass.card}`, none: 'a clean card' },
  ] as const;
  return (
    <section className="dd-pipe" aria-label={`Slot ${pass.slot} in three stages`}>
      <header>
        <span className="label">
          Slot {pass.slot}, {cardWords(world, pass.type).name}, in three stages
        </span>
        <span className="dim">what went in, what came out</span>
      </header>
      <ol className="dd-gates">
        <li className="dd-tok">
          <CardLine world={world} type={pass.type} />
          <b>{cardWords(world, pass.type).name}</b>
          <small>meant</small>
        </li>
        {gates.map(({ stage, name, none }, i) => {
          const acts = pass.acts.filter((act) => act.stage === stage);
          const isHit = acts.some(({ kind }) => toneOfMod(kind) === 'caution');
          return (
            <li key={stage} className={`dd-gate ${isHit ? 'dd-hit' : ''}`}>
              <span className="dd-gh">
                <span className="dd-gn">{i + 1}</span>
                {name}
              </span>
              <span className="dd-gb">
                {acts.length === 0 ? none : null}
                {acts.map((act) => (
                  <em key={`${act.kind} ${act.change}`}>
                    <ModGlyph kind={act.kind} />
                    {modWords(world, act.kind).name}: {act.change}
                    {act.source === act.kind ? null : <small>{sourceWords(act.source)}</small>}
                  </em>
                ))}
              </span>
            </li>
          );
        })}
        <li className={`dd-tok ${pass.outcome === 'ok' ? '' : 'dd-out'}`}>
          {pass.outcome === 'replaced' ? <Line name="noop" /> : <CardLine world={world} type={pass.type} />}
          <b>{OUTCOMES[pass.outcome]}</b>
          <small>happened</small>
        </li>
      </ol>
    </section>
  );
};

interface ReasonsProps {
  readonly told: Told | null;
  readonly passes: readonly Pass[];
  readonly view: View;
  readonly world: World;
}

const Reasons = ({ told, passes, view, world }: ReasonsProps) => {
  const why = told?.reasons ?? [];
  const culprits = told?.responsible ?? [];
  if (why.length === 0 && culprits.length === 0 && passes.every(({ outcome }) => outcome === 'ok'))
    return <p className="dd-fine">Every card did what it says. If it was not what you wanted, it was the plan.</p>;
  return (
    <section className="dd-rems" aria-label="Why, and what helps">
      <header>
        <span className="label">Why, and what helps</span>
      </header>
      <ol>
        {culprits.map(({ slot, text, kind, remedies }) => (
          <li key={`${slot} ${text}`} className="dd-rem">
            <ModGlyph kind={kind} className="caution" />
            <span className="dd-rt">
              <b>
                Slot {slot + 1}. {text}.
              </b>
              <Remedies names={remedies} view={view} world={world} />
            </span>
          </li>
        ))}
        {why
          .filter(({ text }) => culprits.every((one) => !text.includes(one.text)))
          .map(({ slot, text }) => (
            <li key={`${slot} ${text}`} className="dd-rem">
              <b className="num">{slot + 1}</b>
              <span className="dd-rt">
                <b>{text}</b>
              </span>
            </li>
          ))}
      </ol>
    </section>
  );
};

/** What helps against it; a card that is one's own says where it lies. */
const Remedies = ({ names, view, world }: { names: readonly string[]; view: View; world: World }) => {
  const isIn = (cards: View['hand'], name: string) => cards.some(({ type }) => cardWords(world, type).name === name);
  return (
    <span className="dd-helps">
      {names.map((name) => {
        const where = isIn(view.hand, name) ? 'in hand' : isIn(owned(view), name) ? 'in the deck' : null;
        return (
          <span className={`chip ${where === null ? '' : 'ok'}`} key={name}>
            {name}
            {where === null ? null : <small>{where}</small>}
          </span>
        );
      })}
    </span>
  );
};
