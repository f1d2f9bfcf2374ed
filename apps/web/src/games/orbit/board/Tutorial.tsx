// The prompts of the first scenarios: one sentence at a time, about one control, which is outlined and waited for.

import type { OrbitShape } from '@interlock/orbit';
import { texts } from '@interlock/orbit/screen';
import { useEffect, useRef, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { useRunStore } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf } from '../appraisal.ts';
import { usePlayback } from './playback.ts';

/** What is planned for a control, as text: when it changes, the prompt was followed. */
const standOf = (table: PanelProps<OrbitShape>['table'], at: string): string => {
  const appraisal = appraisalOf(table);
  if (at === 'execute') return String(table.turn);
  if (!appraisal) return '';
  if (at.startsWith('energy.')) return String(appraisal.rows.find(({ id }) => at === `energy.${id}`)?.pending ?? '');
  if (at === 'vent') return String(appraisal.plan.vent);
  if (at === 'rotate') return String(appraisal.plan.rotate);
  return JSON.stringify(appraisal.plan.move);
};

/** A turn was flown before the lesson came to it: what it says next would no longer work. */
export const hasStrayed = (prompts: readonly { readonly at: string }[], at: number, turn: number): boolean =>
  turn > prompts.slice(0, at).filter((one) => one.at === 'execute').length;

export const Tutorial = ({ table, isReadOnly }: PanelProps<OrbitShape>) => {
  const prompts = texts.tutorial[table.view.level] ?? [];
  const [at, setAt] = useState(0);
  const [isAway, setAway] = useState(false);
  const isPlaying = usePlayback(({ beats }) => beats.length > 0);
  const prompt = prompts[at];
  const stand = prompt ? standOf(table, prompt.at) : '';
  const before = useRef<{ readonly at: number; readonly stand: string } | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = { at, stand };
    // A turn that is taken back is no step on.
    const isBack = prompts[at]?.at === 'execute' && was !== null && Number(stand) < Number(was.stand);
    if (was && was.at === at && was.stand !== stand && !isBack) setAt(at + 1);
  }, [at, stand, prompts]);
  const isAstray = hasStrayed(prompts, at, table.turn);
  const { undo } = useRunStore().getState();
  const isShown = prompt !== undefined && !isAway && !isReadOnly && !isPlaying && table.status.is === 'playing';
  useEffect(() => {
    if (!isShown || !prompt || isAstray) return undefined;
    document.documentElement.dataset.point = prompt.at;
    return () => {
      delete document.documentElement.dataset.point;
    };
  }, [isShown, prompt, isAstray]);
  if (!isShown) return null;
  if (isAstray)
    return (
      <div className="ob-tip" aria-live="polite">
        <p>Turn {table.turn} was flown without its lesson. Take it back and it goes on; nothing is lost by that.</p>
        <Key kind="line" cap="Z" onClick={undo}>
          Take it back
        </Key>
        <Key kind="ghost" onClick={() => setAway(true)}>
          Put the lesson away
        </Key>
      </div>
    );
  return (
    <div className="ob-tip" aria-live="polite">
      <p>
        <b className="num">
          {at + 1}/{prompts.length}
        </b>{' '}
        {prompt.say}
      </p>
      <Key kind="ghost" onClick={() => setAway(true)}>
        Put the lesson away
      </Key>
    </div>
  );
};
