// A program while it is shown: the field as it stood at each moment, the tape above it, and keys to pause, step and skip.

import { type DroidsEvent, type DroidsShape, donkeyWords, milestoneLine } from '@interlock/droids';
import { Pause, Play, SkipForward, StepBack, StepForward } from 'lucide-react';
import { useContext, useEffect, useMemo } from 'react';
import { playSound } from '../../../app/sound.ts';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';
import { Head } from '../field/Donkey.tsx';
import { Field } from '../field/Field.tsx';
import type { World } from '../field/field.ts';
import { boxOf, WIDE, xOf, yOf } from '../field/hex.ts';
import { CardLine, Line } from '../icons.tsx';
import { Flashes } from '../layers/Flashes.tsx';
import { PastPath } from '../layers/Path.tsx';
import { useSight } from '../sight.ts';
import { sounds } from '../sounds.ts';
import { cardWords } from '../words.ts';
import type { Show } from './usePlayback.ts';

export const ProgramShow = ({ table, show }: { table: Table<DroidsShape>; show: Show }) => {
  const { view, world } = table;
  const { now, trace, at, moments } = show;
  const { zoom, zoomBy } = useSight();
  const run = useContext(RunContext);
  const box = boxOf(view.radius);
  const camera = useMapCamera({
    box,
    cell: WIDE,
    most: 92,
    around: 1,
    x: xOf(now.stand),
    y: yOf(now.stand),
    zoom,
    zoomBy,
  });
  // Towers that were still on then: their field is drawn as it was.
  const cells = useMemo(() => {
    const on = new Set(now.pois.flatMap((poi) => (poi.kind === 'Tower' && poi.isActive ? [poi.id] : [])));
    return view.cells.map((cell) =>
      cell.modifiers.some(({ suppressedBy }) => suppressedBy.some((by) => on.has(by)))
        ? {
            ...cell,
            modifiers: cell.modifiers.map((mod) => ({
              ...mod,
              suppressedBy: mod.suppressedBy.filter((by) => !on.has(by)),
            })),
          }
        : cell,
    );
  }, [view.cells, now.pois]);
  const state = run?.getState().session.state;
  const words = now.event ? table.game.words.event(world, now.event, state) : '';
  const feast = now.flashes.find(({ isFeast }) => isFeast);
  const isFeasting = feast !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each feast has its own moment
  useEffect(() => {
    if (isFeasting) playSound((now.event && sounds[now.event.type]) ?? 'feast');
  }, [isFeasting, at]);
  const legs = trace.legs.filter(({ slot }) => slot < now.slot || (now.slot === 0 && at > 0));
  // The results of a program are read out once, as its list of sentences.
  useEffect(() => {
    if (at !== 0) return;
    const said = trace.passes
      .map(({ slot, type, outcome }) => `Slot ${slot}, ${cardWords(world, type).name}: ${OUTCOMES[outcome]}`)
      .join('. ');
    run?.getState().say(`Program ${trace.program} ran. ${said}.`);
  }, [at, run, trace, world]);
  return (
    <div className="dd-running">
      <ol className="dd-runtape" aria-label={`Tape of program ${trace.program}`}>
        {trace.order.map((card, i) => {
          const type = trace.tape.find((one) => one.card === card)?.cardType ?? '';
          const pass = trace.passes.find(({ slot }) => slot === i + 1);
          const isDone = now.slot > i + 1 || (now.slot === 0 && at > 0);
          return (
            <li
              key={card}
              className={`${now.slot === i + 1 ? 'is-now' : ''} ${isDone && pass && pass.outcome !== 'ok' ? 'is-bad' : ''} ${isDone ? 'is-done' : ''}`}
            >
              <span className="num">{i + 1}</span>
              <CardLine world={world} type={type} />
              <b>{cardWords(world, type).name}</b>
            </li>
          );
        })}
      </ol>
      <div className={`dd-window mapwindow${camera.isPanned ? ' is-panned' : ''}`} ref={camera.window}>
        <svg
          className="map dd-map"
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          style={{ width: camera.width, height: camera.height }}
          role="img"
          aria-label={`The field while program ${trace.program} runs`}
        >
          <Field
            view={{ ...view, cells }}
            pois={now.pois}
            stand={now.stand}
            carry={now.carry}
            donkeyLoad={world.rules.numbers.donkey.capacity}
          >
            <PastPath legs={legs} />
          </Field>
          <Flashes key={at} flashes={now.flashes} />
        </svg>
        {feast ? (
          <p className="dd-banner" aria-hidden="true">
            <Head mood={now.event?.type === 'donkeyRecruited' ? 'up' : 'fed'} size={40} />
            <span>
              {words}
              {now.event ? <em>{cheer(world, now.event, trace.program)}</em> : null}
            </span>
          </p>
        ) : null}
      </div>
      <div className="dd-show">
        {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set */}
        <span className="keys" role="group" aria-label="Program on show">
          <Key
            kind="ghost"
            aria-label="One moment back"
            icon={<StepBack className="i" aria-hidden />}
            onClick={() => show.step(-1)}
          />
          <Key
            kind="ghost"
            aria-label={show.isRunning ? 'Pause' : 'Play'}
            icon={show.isRunning ? <Pause className="i" aria-hidden /> : <Play className="i" aria-hidden />}
            onClick={show.isRunning ? show.pause : show.play}
          />
          <Key
            kind="ghost"
            aria-label="One moment on"
            icon={<StepForward className="i" aria-hidden />}
            onClick={() => show.step(1)}
          />
        </span>
        <p>
          {now.slot > 0 ? <b className="num">{now.slot} · </b> : null}
          {words || (now.slot > 0 ? nameAt(show, world, now.slot) : at === 0 ? `Program ${trace.program} runs.` : '')}
        </p>
        <span className="num dd-meter" aria-hidden="true">
          <Glyph name="electricity" className="electricity" />
          {now.energy}
          <Line name="crate" />
          {now.carry}
        </span>
        <Key icon={<SkipForward className="i" aria-hidden />} cap="Enter" onClick={show.skip} data-first="">
          Skip
        </Key>
      </div>
      <progress className="sr" value={at} max={moments.length} aria-label="How far the program is shown" />
    </div>
  );
};

/** What is said to a milestone: by whoever lives in the shed, else by the house. */
const cheer = (world: World, event: DroidsEvent, nth: number): string => {
  if (event.type === 'shedFilled') {
    const { name, fed } = donkeyWords(world, event.shed);
    return `${name}: “${fed}”`;
  }
  return milestoneLine(event.type === 'dayEnded' ? 'allSheds' : event.type, nth);
};

const nameAt = ({ trace }: Show, world: Parameters<typeof cardWords>[0], slot: number): string => {
  const pass = trace.passes.find((one) => one.slot === slot);
  return pass ? cardWords(world, pass.type).name : '';
};

const OUTCOMES: Readonly<Record<string, string>> = {
  ok: 'done',
  skipped: 'skipped, too little Energy',
  replaced: 'a hiccup instead',
  debuffed: 'did nothing',
  failed: 'no effect',
};
