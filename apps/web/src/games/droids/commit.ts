// The words of the commit key: what will be done, and what it will cost or bring.

import type { Action, DroidsShape, View } from '@interlock/droids';
import type { Table } from '../screen.ts';
import { cardOf } from './deck.ts';
import { leadsTo } from './show/leads.ts';
import { foreseenOf, previewOf } from './show/preview.ts';
import { tapeOf } from './tape/plan.ts';
import { cardWords, contractWords, glitchWords, plural } from './words.ts';

interface Words {
  readonly act: string;
  readonly note: string;
  readonly asks?: 'once' | 'red';
}

const energyTo = (view: View, by: number): string =>
  `Energy ${view.currencies.Energy} → ${view.currencies.Energy - by}`;

export const commit = (table: Table<DroidsShape>): Words | null => {
  const { view, plan } = table;
  if (table.status.is !== 'playing') return null;
  const closing = plan.filter((action) => action.type !== 'moveCards' && action.type !== 'clearTape');
  if (closing.length > 1)
    return { act: closing.length === 2 ? 'Do both' : `Do all ${closing.length}`, note: sumWords(view, closing) };
  const [one] = closing;
  return one ? wordsOf(table, one) : idleWords(table);
};

const price = (view: View, action: Action): number => {
  switch (action.type) {
    case 'buyCard':
      return view.shop?.offers[action.slot]?.price ?? 0;
    case 'reroll':
      return action.payWith === 'token' ? 0 : (view.shop?.reroll ?? 0);
    case 'startGamble':
      return view.services.gamble.price;
    case 'startBufferOverflow':
      return view.services.bufferOverflow.price;
    case 'scrub':
      return action.payWith === 'stability' || action.payWith === 'token' ? 0 : (view.services.scrub?.price ?? 0);
    case 'quarantine':
      return view.services.quarantine?.price ?? 0;
    default:
      return 0;
  }
};

/** Energy that is left when all of this is paid. */
export const leftOf = (view: View, plan: readonly Action[]): number =>
  view.currencies.Energy - plan.reduce((sum, action) => sum + price(view, action), 0);

const sumWords = (view: View, actions: readonly Action[]): string => {
  const sum = actions.reduce((all, action) => all + price(view, action), 0);
  return sum === 0 ? 'free' : energyTo(view, sum);
};

/** A card by its name, as far as the eye can see it. */
const named = ({ view, world }: Table<DroidsShape>, id: string): string => {
  const card = cardOf(view, id);
  return card ? cardWords(world, card.type).name : id;
};

const wordsOf = (table: Table<DroidsShape>, action: Action): Words => {
  const { view, world } = table;
  const pay = energyTo(view, price(view, action));
  switch (action.type) {
    case 'runProgram':
      return runWords(table);
    case 'discard':
      return {
        act: `Discard ${plural(action.cards.length, 'card')}`,
        note: `${energyTo(view, action.cards.length * world.rules.numbers.discard.cost)} · draws as many`,
      };
    case 'acceptGlitch':
      return { act: `Accept ${glitchWords(world, view.glitch?.name ?? '').name}`, note: 'it happens now' };
    case 'deferGlitch':
      return {
        act: `Defer ${glitchWords(world, view.glitch?.name ?? '').name}`,
        note:
          action.payWith === 'stability'
            ? `Stability ${view.currencies.Stability} → ${view.currencies.Stability - (view.defer.stability ?? 0)}`
            : energyTo(view, view.defer.energy),
      };
    case 'chooseContract':
      return {
        act: `Sign ${contractWords(world, view.contractOffer?.[action.index] ?? '').name}`,
        note: 'the shop opens',
      };
    case 'buyCard':
      return { act: `Buy ${cardWords(world, view.shop?.offers[action.slot]?.type ?? '').name}`, note: pay };
    case 'reroll':
      return { act: 'Reroll', note: action.payWith === 'token' ? 'paid with a token' : pay };
    case 'startGamble':
      return { act: 'Cosmic Rays', note: pay };
    case 'startBufferOverflow':
      return { act: 'Buffer Overflow', note: pay };
    case 'scrub':
      return {
        act: `Scrub ${named(table, action.card)}`,
        note:
          action.payWith === 'stability'
            ? `Stability ${view.currencies.Stability} → ${view.currencies.Stability - (view.services.scrub?.stability ?? 0)}`
            : action.payWith === 'token'
              ? 'paid with a token'
              : pay,
      };
    case 'quarantine':
      return { act: `Quarantine ${named(table, action.card)}`, note: pay };
    case 'takeBooster':
      return { act: `Take ${cardWords(world, view.booster?.offers[action.slot]?.type ?? '').name}`, note: 'free' };
    case 'destroyCard':
      return { act: `Destroy ${named(table, action.card)}`, note: 'for good', asks: 'red' };
    case 'concede':
      return { act: 'Concede', note: 'the run is lost', asks: 'red' };
    default:
      return idleWords(table);
  }
};

const idleWords = (table: Table<DroidsShape>): Words => {
  const { view, world } = table;
  switch (view.phase) {
    case 'Scoring':
      return { act: 'Next assignment', note: `Day ${view.day + 1} · one anomaly is drawn` };
    case 'DrawGlitch':
      return { act: `Accept ${glitchWords(world, view.glitch?.name ?? '').name}`, note: 'it happens now' };
    case 'Improve':
      return view.contractOffer
        ? { act: `Sign ${contractWords(world, view.contractOffer[0] ?? '').name}`, note: 'the shop opens' }
        : { act: `Start day ${view.day}`, note: 'the hand is drawn' };
    case 'Gamble':
    case 'BufferOverflow':
      return { act: 'Back to the bay', note: view.phase === 'Gamble' ? 'the rest burns up' : 'no card is destroyed' };
    default:
      return runWords(table);
  }
};

const runWords = (table: Table<DroidsShape>): Words => {
  const { view } = table;
  const tape = tapeOf(table);
  const act = `Run program ${Math.min(view.programCount, view.programCount - view.programsLeft + 1)}`;
  if (tape.length === 0) return { act, note: 'the tape is empty', asks: 'once' };
  const preview = previewOf(table);
  const { slots } = preview;
  const foreseen = foreseenOf(preview);
  const best = slots[foreseen - 1]?.outcomes[0];
  if (!best) return { act, note: plural(tape.length, 'card') };
  const odds = best.num === best.den ? '' : `${best.num}/${best.den} `;
  const then = foreseen < tape.length ? ` · ${tape.length - foreseen} unseen` : '';
  return { act, note: `${odds}${leadsTo(best, view)} · Energy ${view.currencies.Energy} → ${best.energy}${then}` };
};
