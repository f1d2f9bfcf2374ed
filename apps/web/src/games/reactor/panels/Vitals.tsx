// The numbers of the top bar: actions as pips, the level's state with its reason, REACTOR READY while it holds.

import type { Action, ReactorShape, ReactorView } from '@interlock/reactor';
import { facilityOf, reasonWords } from '@interlock/reactor/screen';
import { Chip } from '../../../parts/Chip.tsx';
import { Glyph, type GlyphName } from '../../../parts/Glyph.tsx';
import type { PanelProps } from '../../screen.ts';

const TONE = { Stable: 'ok', Caution: 'caution', Critical: 'critical', Ready: 'ready', Lost: 'lost' } as const;

export const costOf = (seen: ReactorView, action: Action): number => seen.costs[action.type];

export const Vitals = ({ table, view }: PanelProps<ReactorShape>) => {
  const now = table.view;
  const shown = view;
  const spent = table.plan.reduce((sum, action) => sum + costOf(now, action), 0);
  const left = now.actionsLeft - spent;
  return (
    <>
      <span className="vital">
        <span className="rx-desk">Actions</span>
        <span className="pips" role="img" aria-label={`Actions: ${spent} planned, ${left} left`}>
          {Array.from({ length: now.actions }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
            <i key={i} className={`pip ${i < spent ? 'plan' : i < now.actionsLeft ? 'on' : ''}`} />
          ))}
        </span>
        <b className="num rx-desk">{left} left</b>
      </span>
      <Nearest seen={shown} />
      <LevelChip seen={shown} />
    </>
  );
};

/** The sign of what can lose a level; the level's own rules share one. */
export const LIMIT_GLYPH: Readonly<Record<string, GlyphName>> = { ReactorHeat: 'heat', RobotLost: 'lost' };

/** Of what can lose the level, what is nearest to it: where the side panel is out of sight, this is not. */
const Nearest = ({ seen: { terminal } }: { seen: ReactorView }) => {
  const [worst] = [...terminal].sort((a, b) => b.value / b.limit - a.value / a.limit);
  if (!worst) return null;
  return (
    <span className="vital rx-nearest" title={`${worst.text}: ${worst.value} of ${worst.limit}`}>
      <Glyph name={LIMIT_GLYPH[worst.id] ?? 'critical'} className={LIMIT_GLYPH[worst.id] ?? 'critical'} />
      <span className="sr">{worst.of}</span>
      <b className="num">
        {worst.value}
        <Added heat={worst.announced} />/{worst.limit}
      </b>
    </span>
  );
};

/** Heat that is announced on top of what was judged. */
export const Added = ({ heat = 0 }: { heat?: number | undefined }) =>
  heat > 0 && (
    <span className="rx-added" title={`${heat} more is announced for the coming turn`}>
      +{heat}
      <span className="sr"> announced</span>
    </span>
  );

/** Letters. */
const SHORT = 17;

const LevelChip = ({ seen }: { seen: ReactorView }) => {
  const { state, reasons, missing, warnings } = seen.level;
  const facility = facilityOf(seen);
  if (seen.outcome.is === 'won')
    return (
      <Chip tone="ready" glyph="ready">
        Running
      </Chip>
    );
  if (state === 'Ready')
    return (
      <Chip tone="ready" glyph="ready">
        REACTOR READY{warnings.length > 0 ? ', but not for long' : ''}
      </Chip>
    );
  const why = (reasons.length > 0 ? reasons : missing).map((reason) => reasonWords(facility, reason));
  const glyph: GlyphName = TONE[state];
  // A phone has room for one of them: the first reason where it is short, else the state.
  const isShort = state === 'Caution' && why.length > 0 && why[0]!.length <= SHORT;
  return (
    <span className={`rx-level ${isShort ? 'is-short' : ''}`} title={why.join(', ')}>
      <Chip tone={TONE[state]} glyph={glyph}>
        <span className="rx-state">
          {state}
          {why.length > 0 && <span className="rx-colon">: </span>}
        </span>
        <span className="rx-why">{why[0] ?? ''}</span>
        {why.length > 1 && <span className="rx-more">+{why.length - 1}</span>}
      </Chip>
      <span className="sr">{why.slice(1).join(', ')}</span>
    </span>
  );
};
