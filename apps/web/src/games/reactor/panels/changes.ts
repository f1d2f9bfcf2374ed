// What one turn makes of another, in a few words: services, loss, heat. Strongest first.

import type { AnyShape, Session } from '@interlock/kernel';
import type { ReactorView } from '@interlock/reactor';
import { type Facility, facilityOf, reactorHeat, serviceName } from '@interlock/reactor/screen';

/** Turn of the loss that doing nothing leads to, or null. */
const lossTurn = ({ seen }: Facility): number | null => {
  if (seen.outcome.is === 'lost') return seen.turn;
  return seen.forecast.loss?.turn ?? null;
};

export const changesOf = (base: Facility, other: Facility): readonly string[] => {
  const words: string[] = [];
  if (other.isReady !== base.isReady) words.push(other.isReady ? 'reactor ready' : 'no longer ready');
  for (const prop of other.props) {
    const before = base.propOf.get(prop.id);
    if (prop.service && before && prop.service !== before.service)
      words.push(`${serviceName(other, prop)} ${prop.service === 'Disabled' ? 'off' : prop.service.toLowerCase()}`);
  }
  const [was, is] = [lossTurn(base), lossTurn(other)];
  if (was !== is) {
    const isLater = was !== null && is !== null && is > was;
    words.push(is === null ? 'no loss in sight' : isLater ? `loss put off to turn ${is}` : `lost in turn ${is}`);
  }
  if (other.robot.integrity < base.robot.integrity) words.push('costs integrity');
  const heat = reactorHeat(other).judged - reactorHeat(base).judged;
  if (heat !== 0) words.push(`heat ${heat > 0 ? '+' : '−'}${Math.abs(heat)}`);
  const leaks = base.leaks.length - other.leaks.length;
  if (leaks > 0) words.push('leak shut');
  if (!base.seen.eyeUnlocked && other.seen.eyeUnlocked) words.push('shows the pipes');
  if (other.robot.inventory.length > base.robot.inventory.length) words.push('into the pack');
  return words;
};

/** What a mode would bring lies below ground: its button and the inspector are silent until the eye is open. [RM-D62] */
export const UNKNOWN = 'unknown: the eye is closed';

const isMode = (action: unknown): boolean => (action as { readonly mode?: unknown }).mode !== undefined;

/** What one more act makes of the turn that would come without it (`base`): all that the forecast shows, which before eye
 *  access is services and surface and nothing of the pipes. */
export const changesBy = (
  session: Session<AnyShape>,
  plan: readonly unknown[],
  base: ReactorView,
  action: unknown,
): readonly string[] => {
  if (base.underground === undefined && isMode(action)) return [UNKNOWN];
  const after = session.previewOf([[...plan, action]], 0).frames[0];
  if (!after) return [];
  if (after.status.is === 'won') return ['wins'];
  if ((action as { readonly type?: unknown }).type === 'activateReactor') return ['not ready: nothing starts'];
  const changes = changesOf(facilityOf(base), facilityOf(after.view));
  // Modes are chosen side by side: one that brings nothing new says so.
  return changes.length === 0 && isMode(action) ? ['services stay'] : changes;
};
