// The first two scenarios teach by play: one prompt at a time, the one that fits what is on the table; what the first ones
// speak of is lit.

import { picksIn, texts } from '@interlock/port/screen';
import { useEffect } from 'react';
import { Says } from '../../../parts/Says.tsx';
import { lightNext } from '../../../play/board/lit.ts';
import { usePort } from '../run/context.ts';
import { thinkOf } from '../run/header.ts';
import type { PortState } from '../run/state.ts';

const LINES: Readonly<Record<string, readonly string[]>> = texts.tutorial;

/** The prompts for this moment; none once the lesson is learnt. */
export const promptsFor = ({ view, session, plan, header }: PortState): readonly string[] => {
  const lines = LINES[view.scenario];
  if (!lines) return [];
  const picks = picksIn(session.turns);
  if (view.scenario === 'first-ticket') {
    const at = picks === 0 ? (plan === null ? [0, 1] : [2, 3]) : picks === 1 ? (plan === null ? [4] : [5]) : [];
    const said = at.flatMap((i) => lines[i] ?? []);
    const think = thinkOf(header, session.world.config.relaxed.thinkTicks);
    return picks === 0 && plan !== null && think > 0 ? [...said, `With every answer ${think} seconds pass.`] : said;
  }
  const event = session.world.events.find(({ id }) => id === view.card?.eventId);
  if (event?.tags.includes('filler')) return lines.slice(2, 3);
  if (view.card === null) return lines.slice(1, 2);
  return view.card.answers.some(({ coolingSeconds }) => coolingSeconds > 0) ? lines.slice(0, 1) : [];
};

/** What the prompts of the first ticket speak of, by the name it carries on the screen. */
const spokenOf = ({ view, session, plan }: PortState): string | null => {
  const picks = picksIn(session.turns);
  if (view.scenario !== 'first-ticket' || picks > 1 || (picks === 1 && plan !== null)) return null;
  return picks === 1 ? 'gate' : plan === null ? 'stress' : 'commit';
};

export const Tutorial = () => {
  const text = usePort((state) => promptsFor(state).join(' '));
  const phase = usePort((state) => state.phase);
  const lit = usePort((state) => (state.phase === 'over' ? null : spokenOf(state)));
  // Gauges are drawn a frame after the card.
  useEffect(() => (lit === null ? undefined : lightNext([lit])), [lit]);
  if (text === '' || phase === 'over') return null;
  return (
    <div className="pt-lesson">
      <Says glyph="unknown">{text}</Says>
    </div>
  );
};
