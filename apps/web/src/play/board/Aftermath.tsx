// A lost run goes on by itself in the board's place, from the turn that decided it: as it went, and beside it the line that
// would have saved it.

import type { AnyShape, Session, Turn } from '@interlock/kernel';
import { Pause, Play as PlayIcon } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Key } from '../../parts/Key.tsx';
import { isStill } from '../../store/settings.ts';
import { tableOf } from '../../store/table.ts';
import { useRun } from '../context.ts';
import { Beside } from './Beside.tsx';

/** Milliseconds a turn stands, and both lines take at most. */
const STANDS = 900;
const LONGEST = 15_000;

interface AftermathProps {
  /** The turn that decided, and the line from before it that wins. */
  readonly turn: number;
  readonly line: readonly Turn<AnyShape>[];
}

export const Aftermath = ({ turn, line }: AftermathProps) => {
  const session = useRun((state) => state.session);
  const saved = useMemo(() => {
    const other = session.fork(turn - 1);
    for (const one of line) if (!other.commit(one).ok) break;
    return other;
  }, [session, turn, line]);
  const last = Math.max(session.turns.length, saved.turns.length);
  const [at, setAt] = useState(isStill() ? last : turn - 1);
  const [isPlaying, setPlaying] = useState(!isStill());
  useEffect(() => {
    if (!isPlaying) return undefined;
    const stands = Math.min(STANDS, LONGEST / (last - turn + 1));
    const timer = setTimeout(() => (at < last ? setAt(at + 1) : setPlaying(false)), stands);
    return () => clearTimeout(timer);
  }, [isPlaying, at, last, turn]);
  return (
    <>
      <div className="stage stage--two">
        <Line name="As it went" run={session} at={at} />
        <Line name="The line that saves it" run={saved} at={at} />
      </div>
      <div className="underboard aftermath">
        <Key
          icon={isPlaying ? <Pause className="i" aria-hidden /> : <PlayIcon className="i" aria-hidden />}
          aria-label={isPlaying ? 'Hold both lines' : 'Play both lines'}
          onClick={() => {
            if (!isPlaying && at === last) setAt(turn - 1);
            setPlaying(!isPlaying);
          }}
        />
        <input
          type="range"
          aria-label="Turn of both lines"
          aria-valuetext={`turn ${at}`}
          min={turn - 1}
          max={last}
          value={at}
          onChange={(event) => {
            setPlaying(false);
            setAt(Number(event.currentTarget.value));
          }}
        />
      </div>
    </>
  );
};

const Line = ({ name, run, at }: { name: string; run: Session<AnyShape>; at: number }) => {
  const screen = useRun((state) => state.screen);
  const turn = Math.min(at, run.turns.length);
  const table = useMemo(() => tableOf(run.fork(turn), screen.look), [run, turn, screen]);
  const end = table.status.is === 'playing' ? '' : `, ${table.status.is}`;
  return <Beside screen={screen} table={table} name={name} note={`turn ${turn}${end}`} />;
};
