// Handing goods over: the one ModifyCurrency of a delivery with Pest, the shed, Stability and CourierOverspill
// [DD-262…DD-266, DD-566].

import { modifyCurrency } from './currency.ts';
import { cardId, thingId } from './ids.ts';
import { specOf } from './modifiers.ts';
import type { Pass } from './pass/intent.ts';
import { tellActed } from './pass/record.ts';
import type { Run } from './run.ts';
import { activeOf } from './suppression.ts';

export const isFilled = ({ world, state }: Pick<Run, 'world' | 'state'>, shed: number): boolean =>
  state.sheds[shed]! >= world.things.sheds[shed]!.request;

/** Sheds still asking for goods. */
export const openSheds = (run: Pick<Run, 'world' | 'state'>): number => {
  let open = 0;
  for (let shed = 0; shed < run.state.sheds.length; shed++) if (!isFilled(run, shed)) open++;
  return open;
};

/** `goods` leave Carry, `goods + bonus` are meant for the shed. */
export const deliver = (run: Run, pass: Pass, shed: number, goods: number, bonus: number): void => {
  const { state, tape, world } = run;
  const { request } = world.things.sheds[shed]!;
  const isOverspill = isFilled(run, shed);
  const delta = eaten(run, pass, goods + bonus);
  state.today.lostToPest += goods + bonus - delta;
  state.today.bonusGoods += bonus;
  state.sheds = state.sheds.with(shed, state.sheds[shed]! + delta);
  if (isOverspill) state.today.overspill += delta;
  if (tape.recording)
    tape.emit({
      type: 'shedDelivered',
      shed: thingId('Shed', shed),
      carried: goods,
      credited: delta,
      received: state.sheds[shed]!,
      request,
      isOverspill,
      bonus,
    });
  modifyCurrency(run, 'Carry', -goods, 'deliver');
  modifyCurrency(run, 'Delivery', delta, 'deliver');
  if (!isOverspill) credit(run, pass, shed, delta);
  courierOverspill(run, pass, delta, 2);
};

/** Pest halves what arrives, rounded up [DD-212]. */
const eaten = (run: Run, pass: Pass, goods: number): number => {
  const pest = activeOf(run.state, 'robot', run.state.robot, 'Pest');
  if (pest === undefined || goods <= 0) return goods;
  const divisor = specOf(run.world, 'Pest').amount ?? 1;
  const left = Math.ceil(goods / divisor);
  if (left !== goods) tellActed(run, pass, 'robot', 'Pest', pest.source, `Delivery ${goods} → ${left}`);
  return left;
};

/** What counts for the day: credited goods, a filled shed, Stability [DD-264, DD-415]. */
const credit = (run: Run, pass: Pass, shed: number, goods: number): void => {
  const { state, tape, world } = run;
  state.today.credited += goods;
  pass.credited += goods;
  state.program!.credited += goods;
  if (isFilled(run, shed)) {
    pass.filled = [...pass.filled, shed];
    if (tape.recording) tape.emit({ type: 'shedFilled', shed: thingId('Shed', shed), open: openSheds(run) });
  }
  if (!world.rules.flags.hasStability) return;
  const earned = Math.floor((state.past.credited + state.today.credited) / world.rules.numbers.stability.perGoods);
  if (earned <= state.stabilityPaid) return;
  modifyCurrency(run, 'Stability', earned - state.stabilityPaid, 'delivery');
  state.stabilityPaid = earned;
};

/** Any change of Delivery pays the Courier once per pass [DD-213]; a follow-up of the `depth`th level. */
export const courierOverspill = (run: Run, pass: Pass, delivery: number, depth: number): void => {
  if (delivery === 0 || pass.hasOverspilled) return;
  const courier = activeOf(run.state, 'robot', run.state.robot, 'CourierOverspill');
  if (courier === undefined) return;
  if (depth > run.world.rules.numbers.loop.maxFollowUpDepth) {
    tellDepth(run, pass);
    return;
  }
  pass.hasOverspilled = true;
  const energy = specOf(run.world, 'CourierOverspill').amount ?? 0;
  tellActed(run, pass, 'robot', 'CourierOverspill', courier.source, `Energy +${energy}`);
  modifyCurrency(run, 'Energy', energy, 'courierOverspill');
};

/** Follow-ups nest only so deep [DD-137]. */
const tellDepth = ({ tape }: Run, pass: Pass): void => {
  if (tape.recording) tape.emit({ type: 'loopGuardTripped', by: cardId(pass.card), reason: 'depth', target: null });
};
