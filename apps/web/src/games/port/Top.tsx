// The top bar of the port: place, clock, score, seed, mode, verdict, help and menu.

import { CircleHelp, Clock3, Pause, Play } from 'lucide-react';
import { memo } from 'react';
import { MenuItem, Separator } from 'react-aria-components';
import { go } from '../../app/router.ts';
import { MenuKey } from '../../parts/MenuKey.tsx';
import { Verdict } from '../../parts/Verdict.tsx';
import { Whereabouts } from '../../parts/Whereabouts.tsx';
import { usePort } from './context.ts';
import { modeWords } from './header.ts';
import type { Act } from './keys.ts';
import { titleOf } from './save.ts';
import { useVerdict } from './useVerdict.ts';

export const Top = memo(({ onAct }: { onAct: (act: Act) => void }) => {
  const session = usePort((state) => state.session);
  const view = usePort((state) => state.view);
  const header = usePort((state) => state.header);
  const isPaused = usePort((state) => state.isPaused);
  const pack = usePort((state) => state.pack);
  const phase = usePort((state) => state.phase);
  const number = session.game.levels.findIndex((one) => one.id === session.run.entry?.id) + 1;
  const Icon = header.mode === 'relaxed' || isPaused ? Pause : Play;
  return (
    <header className="top">
      <Whereabouts back="/play/port" backTo="All tickets" label="Open The Port">
        {number > 0 ? `${number} · ` : ''}
        {titleOf(session)}
      </Whereabouts>
      <div className="vitals">
        <span className="vital">
          <Clock3 className="i" aria-hidden="true" />
          <b className="num">{view.fields.timeLeft}</b> seconds left
        </span>
        <span className="vital">
          Score <b className="num">{view.fields.score}</b>
        </span>
        <span className="vital pt-seed">
          Seed <b className="num">{session.run.seed}</b>
        </span>
        <button type="button" className="pt-mode" onClick={() => onAct('pace')}>
          <Icon className="i" aria-hidden="true" />
          {modeWords(header)}
          {isPaused && phase === 'running' ? ', paused' : ''}
          {header.practice ? '' : header.assisted ? ' · ranked, assisted' : ' · ranked'}
          {pack === null ? '' : ' · own pack'}
        </button>
      </div>
      <span className="grow" />
      <Light onAct={onAct} />
      <button type="button" className="key key--ghost desk" aria-label="Help, keys (?)" onClick={() => onAct('help')}>
        <CircleHelp className="i" aria-hidden="true" />
      </button>
      <TopMenu onAct={onAct} />
    </header>
  );
});

const Light = memo(({ onAct }: { onAct: (act: Act) => void }) => {
  const verdict = useVerdict();
  const result = usePort((state) => state.view.result);
  const open = (): void => onAct('verdict');
  if (result) return <Verdict light={result.outcome === 'win' ? 'won' : 'lost'} reason={result.tier} onPress={open} />;
  if (!verdict) return <Verdict light="thinking" reason="looking for a line" onPress={open} />;
  return <Verdict light={verdict.is} reason={verdict.reason} onPress={open} />;
});

const TopMenu = memo(({ onAct }: { onAct: (act: Act) => void }) => (
  <MenuKey>
    <MenuItem onAction={() => onAct('pace')}>Mode, pace and presses</MenuItem>
    <MenuItem onAction={() => onAct('restart')}>Start this ticket anew</MenuItem>
    <MenuItem onAction={() => onAct('share')}>Share this run</MenuItem>
    <MenuItem onAction={() => onAct('help')}>Keys and help</MenuItem>
    <Separator className="popline" />
    <MenuItem onAction={() => go('/play/port')}>All tickets</MenuItem>
    <MenuItem onAction={() => go('/rules/port')}>Rules</MenuItem>
    <MenuItem onAction={() => go('/workshop/port')}>The cards, for designers</MenuItem>
    <MenuItem onAction={() => go('/settings')}>Settings</MenuItem>
    <MenuItem onAction={() => go('/')}>All machines</MenuItem>
  </MenuKey>
));
