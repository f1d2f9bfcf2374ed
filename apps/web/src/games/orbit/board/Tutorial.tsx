// The prompts of the first scenarios: one sentence at a time, about one control, which is outlined and waited for.

import type { Entry, OrbitShape } from '@interlock/orbit';
import { lessonStep, texts } from '@interlock/orbit/screen';
import { useEffect, useState } from 'react';
import { Key } from '../../../parts/Key.tsx';
import { useRun, useRunStore } from '../../../play/context.ts';
import type { PanelProps } from '../../screen.ts';
import { appraisalOf } from '../appraisal.ts';
import { usePlayback } from './playback.ts';

type Step = Exclude<ReturnType<typeof lessonStep>, 'astray' | null>;

/** The control a prompt points at, for the style sheet: of a stepper the key that leads there. */
const pointOf = ({ prompt: { at, to } }: Step, table: PanelProps<OrbitShape>['table']): string => {
  const appraisal = appraisalOf(table);
  if (to === undefined || !appraisal) return at;
  const now =
    at === 'vent' ? appraisal.plan.vent : (appraisal.rows.find(({ id }) => at === `energy.${id}`)?.pending ?? 0);
  return to < now ? `${at}.less` : at;
};

export const Tutorial = ({ table, isReadOnly }: PanelProps<OrbitShape>) => {
  const prompts = texts.tutorial[table.view.level] ?? [];
  const flown = useRun(({ session }) => session.turns) as readonly (readonly Entry[])[];
  const [isAway, setAway] = useState(false);
  const isPlaying = usePlayback(({ beats }) => beats.length > 0);
  const isShown = !isAway && !isReadOnly && !isPlaying && table.status.is === 'playing';
  const step = isShown ? lessonStep(prompts, flown, table.plan) : null;
  const point = step === null || step === 'astray' ? null : pointOf(step, table);
  const { undo } = useRunStore().getState();
  useEffect(() => {
    if (point === null) return undefined;
    document.documentElement.dataset.point = point;
    return () => {
      delete document.documentElement.dataset.point;
    };
  }, [point]);
  if (step === null) return null;
  return (
    <div className="ob-tip" aria-live="polite">
      {step === 'astray' ? (
        <>
          <p>Turn {table.turn} was flown without its lesson. Take it back and it goes on; nothing is lost by that.</p>
          <Key kind="line" cap="Z" onClick={undo}>
            Take it back
          </Key>
        </>
      ) : (
        <p>
          <b className="num">
            {step.at + 1}/{prompts.length}
          </b>{' '}
          {step.prompt.say}
        </p>
      )}
      <Key kind="ghost" onClick={() => setAway(true)}>
        Put the lesson away
      </Key>
    </div>
  );
};
