// What stands in the dock while a program is shown: its tape where it was laid, each card with what it left, and the keys to
// pause, step and skip.

import { Pause, Play, SkipForward, StepBack, StepForward } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Glyph } from '../../../parts/Glyph.tsx';
import { Key } from '../../../parts/Key.tsx';
import type { World } from '../field/field.ts';
import { CardLine } from '../icons.tsx';
import { FAILS, leftAfter } from '../tape/foot.tsx';
import { cardWords, plural } from '../words.ts';
import type { Trace } from './trace.ts';
import type { Show } from './usePlayback.ts';

interface ShowBarProps {
  readonly show: Show;
  readonly world: World;
  /** What has been shown, in sentences. */
  readonly told: readonly string[];
  readonly style: CSSProperties | undefined;
}

export const ShowBar = ({ show, world, told, style }: ShowBarProps) => {
  const { trace } = show;
  return (
    <section className="dd-show" style={style} aria-label="Program on show">
      <header>
        <span className="label">Program {trace.program}</span>
        <span className="dim num">{plural(trace.order.length, 'card')}</span>
      </header>
      <ol className="dd-told" aria-hidden="true">
        {told.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <li key={i}>{line}</li>
        ))}
      </ol>
      <ol className="dd-runtape" aria-label={`Tape of program ${trace.program}`}>
        {trace.order.map((card, i) => (
          <RunCard key={card} show={show} world={world} card={card} slot={i + 1} />
        ))}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of buttons, not a form's field set */}
      <span className="keys" role="group" aria-label="Pace">
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
      <Key
        className="dd-skip"
        icon={<SkipForward className="i" aria-hidden />}
        cap="Enter"
        onClick={show.skip}
        data-first=""
      >
        Skip
      </Key>
    </section>
  );
};

interface RunCardProps {
  readonly show: Show;
  readonly world: World;
  readonly card: string;
  readonly slot: number;
}

const RunCard = ({ show, world, card, slot }: RunCardProps) => {
  const { now, at, trace } = show;
  const pass = lastOf(trace, slot);
  const isNow = now.slot === slot;
  const isDone = now.slot > slot || (now.slot === 0 && at > 0);
  const isBad = isDone && pass !== undefined && pass.outcome !== 'ok';
  const type = trace.tape.find((one) => one.card === card)?.cardType ?? '';
  const state = [isNow ? 'is-now' : '', isDone ? 'is-done' : '', isBad ? 'is-bad' : ''].join(' ');
  return (
    <li className={`dd-card dd-card--tape ${state}`}>
      <span className="dd-ctop">
        <span className="num">{slot}</span>
      </span>
      <span className="dd-art" aria-hidden="true">
        <CardLine world={world} type={type} />
      </span>
      <b>{cardWords(world, type).name}</b>
      <span className={`dd-foot is-${isBad ? 'bad' : isDone ? 'sure' : 'hidden'}`}>
        {!isDone || !pass ? null : isBad ? (
          <>
            <Glyph name="caution" /> {FAILS[pass.outcome] ?? pass.outcome}
          </>
        ) : (
          leftAfter(pass.after.energy, pass.after.carry)
        )}
      </span>
    </li>
  );
};

/** A slot that ran again counts as it ended. */
const lastOf = ({ passes }: Trace, slot: number) => passes.findLast((pass) => pass.slot === slot);
