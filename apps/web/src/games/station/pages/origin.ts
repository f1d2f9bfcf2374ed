// The address of an expedition's deck as the run it names: the deck is made in the worker and handed over as a level.

import { fail, type Json, type Origin, ok, type Result, seedFrom } from '@interlock/kernel';
import { game } from '@interlock/station';
import { solver } from '../../../worker/client.ts';
import { addressOfLeg, decksOf, isPresetOfRuns, keepExpedition, legOf, placeOfLeg } from './expedition.ts';

export const origin = async (query: URLSearchParams): Promise<Result<Origin> | null> => {
  const preset = query.get('expedition');
  if (preset === null) return null;
  if (!isPresetOfRuns(preset)) return fail('unknown-preset', `No expedition is made of the preset ${preset}.`);
  const seed = seedFrom(query.get('seed') ?? '');
  if (!seed.ok) return seed;
  const deck = decksOf({ preset, seed: seed.value })[Number(query.get('deck') ?? '1') - 1];
  if (!deck) return fail('unknown-deck', `An expedition has ${game.content.balance.run.decks} decks.`);
  const made = await solver().make(game.id, game.params.encode(deck.params), deck.seed);
  if (made === null) return fail('not-made', `No deck came of the seed ${deck.seed}.`);
  keepExpedition({ preset, seed: seed.value });
  return ok({ levelData: { ...(made as { readonly [key: string]: Json }), deck: deck.deck } });
};

export const place = (level: Json): string | null => {
  const leg = legOf(level);
  return leg === null ? null : placeOfLeg(leg);
};

/** Where a cleared deck of an expedition leads. */
export const onward = (level: Json, isRanked: boolean) => {
  const leg = legOf(level);
  if (leg === null) return null;
  const decks = decksOf(leg);
  const next = decks[leg.deck];
  return next
    ? {
        act: `Deck ${next.deck}`,
        note: `of ${decks.length}, ${next.params.rooms} rooms`,
        to: addressOfLeg({ ...leg, deck: next.deck }, isRanked),
      }
    : { act: 'The sum', note: 'the expedition is over', to: '/play/station' };
};
