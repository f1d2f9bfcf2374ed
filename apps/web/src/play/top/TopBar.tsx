// The top bar: where one is, the vital numbers, the verdict light, help and the menu.

import type { AnyShape, Session } from '@interlock/kernel';
import { BookOpen, CircleHelp } from 'lucide-react';
import { memo } from 'react';
import { Link } from '../../app/Link.tsx';
import { SoundKey } from '../../parts/SoundKey.tsx';
import { Verdict } from '../../parts/Verdict.tsx';
import { Whereabouts } from '../../parts/Whereabouts.tsx';
import { usePanel, useRun } from '../context.ts';
import type { FrameAct } from '../keys.ts';
import { useLater } from '../read/useLater.ts';
import type { DialogName } from './Dialogs.tsx';
import { FrameMenu } from './FrameMenu.tsx';
import { useHeading } from './heading.ts';
import { useSteadyVerdict } from './useSteadyVerdict.ts';
import { isLightOff, isProvable } from './useVerdict.ts';

interface TopBarProps {
  onDialog(name: DialogName): void;
  onAct(act: FrameAct): void;
}

export const TopBar = memo(({ onDialog, onAct }: TopBarProps) => {
  const { game, look } = useRun((state) => state.screen);
  const session = useRun((state) => state.session);
  const panel = useLater(usePanel());
  const heading = useHeading();
  const number = game.levels.findIndex((one) => one.id === session.run.entry?.id) + 1;
  const Own = look.TopVitals ?? look.Vitals;
  return (
    <header className="top">
      <Whereabouts back={`/play/${game.id}`} backTo="All levels" label={game.title}>
        {number > 0 ? `${number} · ` : ''}
        {heading}
      </Whereabouts>
      <div className="vitals">
        {look.namesTurns === false || look.vitalsNameTurn ? null : (
          <span className="vital">
            Turn <b className="num">{panel.table.turn + (panel.table.status.is === 'playing' ? 1 : 0)}</b>
          </span>
        )}
        {Own ? <Own {...panel} /> : null}
      </div>
      <span className="grow" />
      <VerdictLight onPress={() => onDialog('verdict')} />
      <SoundKey />
      <Link className="key key--ghost desk" href={`/rules/${game.id}`} aria-label="Rules">
        <BookOpen className="i" aria-hidden="true" />
      </Link>
      <button
        type="button"
        className="key key--ghost desk"
        aria-label="Help, keys (?)"
        onClick={() => onDialog('help')}
      >
        <CircleHelp className="i" aria-hidden="true" />
      </button>
      <FrameMenu onDialog={onDialog} onAct={onAct} />
    </header>
  );
});

const winnerOf = (session: Session<AnyShape>, name: (seat: string) => string): string | null => {
  const seat = session.seats.find((one) => session.statusFor(one).is === 'won');
  return seat === undefined ? null : name(seat);
};

const VerdictLight = ({ onPress }: { onPress: () => void }) => {
  const verdict = useSteadyVerdict();
  const status = useRun((state) => state.table.status);
  const at = useRun(({ table, screen }) => (screen.look.namesTurns === false ? '' : `in turn ${table.turn}`));
  const isOff = useRun((state) => isLightOff(state.session));
  const isOpenQuestion = useRun((state) => isProvable(state.session));
  // Of several nobody is "you": the light names who won.
  const winner = useRun(({ session, screen }) =>
    session.seats.length > 1 ? winnerOf(session, (seat) => screen.look.seatName?.(seat) ?? seat) : null,
  );
  const isShowing = useRun(({ table, isShowing }) => table.status.is !== 'playing' && isShowing);
  const isAsked = useRun(({ screen, table }) => screen.look.isVerdictAsked?.(table.view) ?? false);
  // A plan that is seen to win needs no search.
  const isWinPlanned = useRun(({ table: { ahead } }) => {
    const [first] = ahead.frames;
    return first?.status.is === 'won' && !first.isGuess;
  });
  if (isShowing) return <Verdict light="unknown" word="FINAL" reason="the turn plays" />;
  if (winner !== null)
    return <Verdict light="won" word={`${winner.toUpperCase()} WINS`} reason={at} onPress={onPress} />;
  if (status.is === 'won') return <Verdict light="won" reason={at} onPress={onPress} />;
  if (status.is === 'lost') return <Verdict light="lost" reason={at} onPress={onPress} />;
  if (status.is === 'drawn') return <Verdict light="unknown" word="DRAWN" reason={at} onPress={onPress} />;
  if (!isOpenQuestion) return null;
  if (isOff) return <Verdict light="unknown" word="RANKED" reason="the light is off" onPress={onPress} />;
  if (isWinPlanned && verdict?.verdict !== 'winnable')
    return <Verdict light="winnable" reason="this turn" onPress={onPress} />;
  if (!verdict && isAsked) return <Verdict light="unknown" reason="press to ask" onPress={onPress} />;
  if (!verdict) return <Verdict light="thinking" reason="first positions" onPress={onPress} />;
  const word = 'word' in verdict && verdict.word !== undefined ? { word: verdict.word } : {};
  return <Verdict light={verdict.verdict} reason={verdict.reason} {...word} onPress={onPress} />;
};
