// The record of a pass: what each stage did, in events, only where somebody reads them [DD-104, DD-131].

import type { IntentReason, IntentType, InteractReason, ModifierKind, Stage, Terrain } from '../../shape/names.ts';
import { placeOf } from '../board.ts';
import { cardId, idOf } from '../ids.ts';
import type { Run } from '../run.ts';
import type { Pass } from './intent.ts';

export const tellActed = (
  { tape }: Run,
  pass: Pass,
  stage: Stage,
  kind: ModifierKind | Terrain,
  source: string,
  change: string,
): void => {
  if (tape.recording)
    tape.emit({ type: 'modifierActed', slot: pass.slot, card: cardId(pass.card), stage, kind, source, change });
};

/** Says why an intent came to nothing; always false: it had no effect. */
export const failIntent = ({ tape }: Run, pass: Pass, intent: IntentType, reason: IntentReason): false => {
  if (tape.recording) tape.emit({ type: 'intentFailed', card: cardId(pass.card), intent, reason });
  return false;
};

export const failInteract = ({ tape, world, state }: Run, cell: number, reason: InteractReason): false => {
  if (tape.recording) {
    const code = state.thingAt[cell] ?? 0;
    const thing = code === 0 ? null : idOf(code);
    tape.emit({ type: 'interactFailed', reason, cell: placeOf(world.board, cell), thing });
  }
  return false;
};
