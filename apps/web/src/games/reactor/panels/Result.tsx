// A won run beside its figures: badges, and what was spared or left.

import type { ReactorShape } from '@interlock/reactor';
import { Award } from 'lucide-react';
import { useContext } from 'react';
import { RunContext } from '../../../play/context.ts';
import { badgesOf } from '../../../store/progress.ts';
import type { PanelProps } from '../../screen.ts';
import { remediesUsed } from '../result.ts';

const MEANING: Readonly<Record<string, string>> = {
  Untouched: 'no integrity lost',
  'Bare Hands': 'no remedy used',
  'Tight Ship': 'no leak left open',
  'Clean Run': 'no rewind',
};

export const Result = ({ table }: PanelProps<ReactorShape>) => {
  const run = useContext(RunContext);
  if (!run) return null;
  const state = run.getState();
  const { robot, leaks } = table.view;
  const events = state.session.turns.flatMap((_, i) => state.session.seen(i + 1).map(({ event }) => event));
  const used = remediesUsed(events);
  return (
    <div className="rx-result">
      {badgesOf(state).map((name) => (
        <span className="chip ready" key={name}>
          <Award className="i" aria-hidden />
          {name}
          <small>{MEANING[name]}</small>
        </span>
      ))}
      <span className="dim">
        Integrity {robot.integrity} of {robot.maxIntegrity} · {used} {used === 1 ? 'remedy' : 'remedies'} used ·{' '}
        {leaks.length} {leaks.length === 1 ? 'leak' : 'leaks'} left open
      </span>
    </div>
  );
};
