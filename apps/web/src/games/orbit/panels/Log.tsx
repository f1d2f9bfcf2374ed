// What happened, by phase: the last turn first, each phase with its lines in the order of the rules, each line with its
// causes.

import { explainEvent } from '@interlock/kernel';
import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import { useMemo, useState } from 'react';
import { LogLine } from '../../../parts/log/LogLine.tsx';
import { useRun } from '../../../play/context.ts';
import { useLater } from '../../../play/read/useLater.ts';
import type { SectionProps } from '../../screen.ts';
import { usePlayback } from '../board/playback.ts';
import { BEAT_WORDS, BEATS, type BeatName, beatOf } from '../board/script.ts';

type Phase = BeatName | 'goal';

const WORDS: Readonly<Record<Phase, string>> = { ...BEAT_WORDS, missiles: 'Scoop, missiles', goal: 'Goal' };

/** In the order of the rules, whatever a phase holds; orders come first. */
const ORDER: readonly (Phase | null)[] = [null, ...BEATS, 'goal'];

const RECENT = 2;

interface Line {
  readonly turn: number;
  readonly index: number;
  readonly text: string;
}

/** Lines of one phase of one turn. */
interface Part {
  readonly turn: number;
  readonly phase: Phase | null;
  readonly lines: readonly Line[];
}

export const Log = ({ isOpen }: SectionProps<OrbitShape>) => {
  const session = useLater(useRun((state) => state.session));
  const revision = useLater(useRun((state) => state.revision));
  const [isAll, setAll] = useState(false);
  // While a turn is shown, only what its beats have come to; the newest on top.
  const played = usePlayback(({ beats, at, turn }) => (beats[at] ? `${turn} ${beats[at].name}` : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session changes in place; the revision says when
  const parts = useMemo(() => {
    const found: Part[] = [];
    const last = session.turns.length;
    for (let turn = last; turn >= 1 && (isAll || turn > last - RECENT); turn--) {
      const byPhase = new Map<Phase | null, Line[]>();
      for (const { event, index } of session.seen(turn)) {
        const { type } = event as OrbitEvent;
        if (isSmall(type)) continue;
        const phase = isGoal(type) ? 'goal' : beatOf(type);
        const text = session.game.words.event(session.world, event, session.state);
        byPhase.set(phase, [...(byPhase.get(phase) ?? []), { turn, index, text }]);
      }
      for (const phase of ORDER) {
        const lines = byPhase.get(phase);
        if (lines) found.push({ turn, phase, lines });
      }
    }
    return found;
  }, [session, revision, isAll]);
  const shown = played === null ? parts : toldBy(parts, played);
  return (
    <section className={`log ${isOpen ? 'open' : ''}`} id="panel-log" aria-labelledby="log">
      <header>
        <h2 className="label" id="log" tabIndex={-1}>
          What happened, and why
        </h2>
        {played !== null ? (
          <span className="chip">as it plays</span>
        ) : parts.length === 0 ? null : (
          <button type="button" className="ask" aria-pressed={isAll} onClick={() => setAll(!isAll)}>
            {isAll ? 'Recent' : 'All turns'}
          </button>
        )}
      </header>
      <div className="wide ob-log">
        {parts.length === 0 ? <p className="dim">Radio silence. The first turn is yours.</p> : null}
        {shown.map(({ turn, phase, lines }) => (
          <section key={`${turn} ${phase}`} aria-label={`Turn ${turn}, ${phase ? WORDS[phase] : 'orders'}`}>
            <h3 className="label">
              T{turn} {phase ? WORDS[phase] : 'Orders'}
            </h3>
            <ol>
              {lines.map(({ index, text }) => (
                <LogLine
                  key={index}
                  turn={turn}
                  mark={`T${turn}`}
                  text={text}
                  why={() => explainEvent(session, turn, index)}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
};

/** The parts of the turn that is shown, up to the beat it has come to, the newest first. */
const toldBy = (parts: readonly Part[], played: string): readonly Part[] => {
  const [turn, beat] = played.split(' ');
  const last = ORDER.indexOf(beat as BeatName);
  const isEnd = beat === BEATS.at(-1);
  return parts
    .filter((part) => part.turn === Number(turn) && (isEnd || ORDER.indexOf(part.phase) <= last))
    .toReversed();
};

/** What is looked at after everything else: gates, docking, the end. */
const isGoal = (type: OrbitEvent['type']): boolean =>
  type === 'gatePassed' ||
  type === 'dockHeld' ||
  type === 'scenarioWon' ||
  type === 'scenarioLost' ||
  type === 'duelEnded';

/** Lines that only say again what another one says: a subsystem that came on with its energy, the end of the turn. */
const isSmall = (type: OrbitEvent['type']): boolean =>
  type === 'turnEnded' || type === 'intentPublished' || type === 'subsystemActivated' || type === 'planCommitted';
