// The chain robot → cell → card of one instruction: what each stage changed, what it would have changed but for something
// that suppresses it.

import type { Stage } from '@interlock/droids';
import type { World } from '../field/field.ts';
import { ModGlyph } from '../icons.tsx';
import type { Act } from '../show/trace.ts';
import { modWords, sourceWords, spaced } from '../words.ts';
import { toneOfMod } from './Mods.tsx';

const STAGES: readonly { readonly stage: Stage; readonly name: string }[] = [
  { stage: 'robot', name: 'Robot' },
  { stage: 'cell', name: 'Place' },
  { stage: 'card', name: 'Card' },
];

type Shown = Act & { readonly suppressedBy?: readonly string[] };

export const Stages = ({ acts, world }: { acts: readonly Shown[]; world: World }) => (
  <ol className="dd-stages" aria-label="What acts on it, in order">
    {STAGES.map(({ stage, name }) => {
      const own = acts.filter((act) => act.stage === stage);
      return (
        <li key={stage}>
          <small>{name}</small>
          <span>
            {own.length === 0 ? <span className="dim">no change</span> : null}
            {own.map((act) => {
              const isStruck = (act.suppressedBy?.length ?? 0) > 0;
              return (
                <span key={`${act.kind} ${act.source} ${act.change}`} className={isStruck ? 'is-struck' : ''}>
                  <ModGlyph kind={act.kind} className={toneOfMod(act.kind)} />
                  <span>
                    {modWords(world, act.kind).name} {act.change}, {sourceWords(act.source)}
                  </span>
                  {isStruck ? <small>suppressed by {act.suppressedBy!.map(spaced).join(', ')}</small> : null}
                </span>
              );
            })}
          </span>
        </li>
      );
    })}
  </ol>
);
