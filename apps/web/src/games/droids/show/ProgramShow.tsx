// A program while it is shown: the field as it stood at each moment, the tape above it, and keys to pause, step and skip.

import { type DroidsEvent, type DroidsShape, donkeyWords, milestoneLine } from '@interlock/droids';
import { type CSSProperties, useContext, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { playSound } from '../../../app/sound.ts';
import { Glyph } from '../../../parts/Glyph.tsx';
import { useMapCamera } from '../../../play/board/useMapCamera.ts';
import { RunContext } from '../../../play/context.ts';
import type { Table } from '../../screen.ts';
import { Head } from '../field/Donkey.tsx';
import { Field } from '../field/Field.tsx';
import type { World } from '../field/field.ts';
import { boxOf, WIDE, xOf, yOf } from '../field/hex.ts';
import { Line } from '../icons.tsx';
import { Flashes } from '../layers/Flashes.tsx';
import { PastPath } from '../layers/Path.tsx';
import { useSight } from '../sight.ts';
import { sounds } from '../sounds.ts';
import { cardWords } from '../words.ts';
import { ShowBar } from './ShowBar.tsx';
import { useStood } from './stood.ts';
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
    most: 96,
    around: 1,
    x: xOf(now.stand),
    y: yOf(now.stand),
    zoom,
    zoomBy,
  });
  const stood = useStood();
  // Panned as far as it was: the camera moves only where the robot leaves its sight.
  const panned = useRef(stood?.panned ?? null);
  useLayoutEffect(() => {
    if (camera.width === 0 || !panned.current) return;
    camera.window.current?.scrollTo(panned.current);
    panned.current = null;
  }, [camera.width, camera.window]);
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
  const told = moments
    .slice(0, at + 1)
    .flatMap(({ event }) => (event === null ? [] : [table.game.words.event(world, event, state)]));
  return (
    <div
      className={`dd-running${stood ? ' is-docked' : ''}`}
      style={{ '--field': `${stood?.field ?? 0}px`, '--dock': `${stood?.low ?? 0}px` } as CSSProperties}
    >
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
      <div className="dd-said">
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
      </div>
      <ShowBar show={show} world={world} told={told} style={stood?.dock} />
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
