// The run as a row of turns: press one, or draw over them to scrub; a row longer than the screen scrolls under a finger.
// Flags mark what decided it. Of a very long run only what is around is drawn, and what is left out can be gone to.

import { Flag } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { Glyph } from '../parts/Glyph.tsx';
import { type Beat, beatAt, shownBeats } from '../store/beats.ts';

export interface TimelineMarks {
  readonly blame: number | null;
  /** From this turn on the run is proven lost. */
  readonly noReturn: number | null;
  readonly end: 'won' | 'lost' | 'drawn' | null;
}

interface TimelineProps {
  readonly beats: readonly Beat[];
  readonly at: number;
  readonly marks: TimelineMarks;
  onChoose(turn: number): void;
}

const turnUnder = ({ clientX, clientY }: PointerEvent): number | null => {
  const tick = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-turn]');
  return tick ? Number(tick.dataset.turn) : null;
};

export const Timeline = ({ beats, at: spot, marks: found, onChoose }: TimelineProps) => {
  const at = beatAt(beats, spot).turn;
  const on = (turn: number | null): number | null => (turn === null ? null : beatAt(beats, turn).turn);
  const marks = { ...found, blame: on(found.blame), noReturn: on(found.noReturn) };
  const last = beats.at(-1)!.turn;
  const indexOf = (turn: number): number => beats.findLastIndex((one) => one.turn <= turn);
  const list = useRef<HTMLOListElement>(null);
  const [fits, setFits] = useState(true);
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const watch = new ResizeObserver(() => setFits(row.scrollWidth <= row.clientWidth));
    watch.observe(row);
    return () => watch.disconnect();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a flag that comes widens its tick and pushes the others away
  useEffect(() => {
    list.current?.querySelector(`[data-turn="${at}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at, found.blame, found.noReturn, fits]);
  return (
    <ol
      className={`tl ${fits ? 'tl--fits' : ''}`}
      ref={list}
      aria-label="Turns"
      onPointerMove={(event) => {
        if (event.buttons !== 1 || (event.pointerType !== 'mouse' && !fits)) return;
        const turn = turnUnder(event);
        if (turn !== null && turn !== at) onChoose(turn);
      }}
    >
      {shownBeats(
        beats.length,
        indexOf(at),
        [marks.blame, marks.noReturn].flatMap((turn) => (turn === null ? [] : [indexOf(turn)])),
      ).flatMap((i, nth, shown) => {
        const { turn, label, name } = beats[i]!;
        const isGone = marks.noReturn !== null && turn > marks.noReturn;
        const flag = flagOf(turn, last, marks);
        const kinds = [
          turn === at ? 'at' : '',
          turn === marks.blame ? 'blame' : '',
          turn === marks.noReturn ? 'nr' : '',
          isGone ? 'gone' : '',
          flag ? 'is-flagged' : '',
        ];
        const before = nth === 0 ? i - 1 : shown[nth - 1]!;
        const gap = beats[(before + i) >> 1]!;
        const left = `${i - before - 1} more`;
        const leftOut =
          i - before > 1 ? (
            <li key={`to ${turn}`} className="tk" data-turn={gap.turn}>
              <span className="fl" />
              <button
                type="button"
                className="num"
                aria-label={`${left}, to ${gap.name}`}
                title={left}
                onClick={() => onChoose(gap.turn)}
              >
                …
              </button>
            </li>
          ) : null;
        return [
          leftOut,
          <li key={turn} className={`tk ${kinds.join(' ')} ${flag?.kind ?? ''}`} data-turn={turn}>
            <span className="fl">{flag?.content}</span>
            <button
              type="button"
              className="num"
              aria-pressed={turn === at}
              aria-label={flag ? `${name}, ${flag.word}` : name}
              title={name}
              onClick={() => onChoose(turn)}
            >
              {label}
            </button>
          </li>,
        ];
      })}
    </ol>
  );
};

const flagOf = (turn: number, turns: number, { blame, noReturn, end }: TimelineMarks) => {
  if (turn === blame)
    return {
      kind: '',
      word: turn === noReturn ? 'decided it, no return' : 'decided it',
      content: (
        <>
          <Flag className="i" aria-hidden="true" /> Blame
        </>
      ),
    };
  if (turn === noReturn)
    return {
      kind: '',
      word: 'no return',
      content: (
        <>
          <Glyph name="caution" /> No return
        </>
      ),
    };
  if (turn === turns && end !== null)
    return {
      kind: end === 'lost' ? 'dead' : 'alive',
      word: end,
      content: (
        <>
          <Glyph name={end === 'won' ? 'ready' : 'lost'} /> {end === 'won' ? 'Won' : 'Lost'}
        </>
      ),
    };
  return null;
};
