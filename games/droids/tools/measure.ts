// How the reference player fares on boards as they come (attempt 0, none sorted out, the tabled days), and what it buys:
// npx tsx games/droids/tools/measure.ts <ruleset> <difficulty> <robot,…> <prefix> <from> <to> [greedy|thrifty|closed]
// `thrifty` buys nothing dearer than it is worth however much is in the tank, `closed` buys nothing at all.
// A card counts as offered in every shop: where it was not on sale it is put in the last offer's place and the player is
// asked what it would have bought. So rare cards get a figure too.

import { diceOf, SilentTape } from '@interlock/kernel';
import { compileWorld } from '../src/compile.ts';
import { content } from '../src/data/content.ts';
import { levelOf } from '../src/generate/generate.ts';
import { playTurn } from '../src/play.ts';
import { scoreOf } from '../src/rules/outcome.ts';
import { setupState } from '../src/setup.ts';
import type { DroidsEvent } from '../src/shape/events.ts';
import type { Level } from '../src/shape/level.ts';
import type { Difficulty, RobotType, RulesetName } from '../src/shape/names.ts';
import type { Ruleset } from '../src/shape/ruleset.ts';
import type { View } from '../src/shape/view.ts';
import { onShop } from '../src/solve/bay.ts';
import { CLOSED, GREEDY, type Manner, pickAction, REFERENCE } from '../src/solve/reference.ts';
import { viewOf } from '../src/view.ts';

const [ruleset, difficulty, robots, prefix, from, to, manner] = process.argv.slice(2);
const players: Readonly<Record<string, Manner>> = {
  greedy: GREEDY,
  thrifty: { ...REFERENCE, purse: { ...REFERENCE.purse, largesse: 0 } },
  closed: { ...REFERENCE, purse: CLOSED },
};
const player = players[manner ?? ''] ?? REFERENCE;
const bought = new Map<string, number>();
let shops = 0;

/** The types it buys in this shop, `extra` in the last offer's place. */
const purchases = (rules: Ruleset, view: View, extra: string | null): ReadonlySet<string> => {
  const last = (view.shop?.offers.length ?? 0) - 1;
  const own = extra === null ? undefined : rules.cards.find(({ type }) => type === extra);
  let offers: readonly ({ readonly type: string; readonly price: number } | null)[] = (view.shop?.offers ?? []).map(
    (offer, slot) => (own !== undefined && slot === last ? { type: own.type, price: own.shopCost } : offer),
  );
  let { Energy } = view.currencies;
  let { pile } = view;
  const types = new Set<string>();
  for (;;) {
    const asked = { ...view, pile, currencies: { ...view.currencies, Energy }, shop: { ...view.shop, offers } } as View;
    const action = onShop(rules, asked, player.purse);
    const offer = action?.type === 'buyCard' ? offers[action.slot] : null;
    if (action?.type !== 'buyCard' || !offer) return types;
    types.add(offer.type);
    Energy -= offer.price;
    pile = [...pile, { ...pile[0]!, type: offer.type, modifiers: [] }];
    offers = offers.with(action.slot, null);
  }
};

const count = (rules: Ruleset, view: View): void => {
  shops++;
  const real = purchases(rules, view, null);
  const onSale = new Set(view.shop?.offers.map((offer) => offer?.type));
  for (const { type } of rules.cards) {
    const isBought = onSale.has(type) ? real.has(type) : purchases(rules, view, type).has(type);
    if (isBought) bought.set(type, (bought.get(type) ?? 0) + 1);
  }
};

const play = (robotType: RobotType, seed: string) => {
  const params = {
    ruleset: ruleset as RulesetName,
    difficulty: difficulty as Difficulty,
    robotType,
    kit: 'standard',
  } as const;
  // A seed whose first board lacks something is played on the first that does not.
  let level: Level | null = null;
  for (let attempt = 0; level === null; attempt++) level = levelOf(content, params, seed, attempt);
  const world = compileWorld(content, level);
  const dice = diceOf(seed);
  const state = setupState(world, level, dice);
  const tape = new SilentTape<DroidsEvent>().load(dice);
  let counted = 0;
  while (state.phase !== 'RunOver') {
    const view = viewOf(world, state);
    if (view.shop !== null && view.contractOffer === null && view.phase === 'Improve' && counted !== view.day) {
      count(world.rules, view);
      counted = view.day;
    }
    const action = pickAction(world.rules, view, player);
    if (action === null) break;
    playTurn(world, state, [action], tape);
  }
  const { past, today, isWon, day } = state;
  const instructions = past.instructionsUsed + today.instructionsUsed;
  const score = scoreOf(world, state);
  return { isWon, day, score, programs: past.programsExecuted + today.programsExecuted, instructions };
};

for (const robot of robots!.split(',') as RobotType[]) {
  const runs: ReturnType<typeof play>[] = [];
  for (let i = Number(from); i <= Number(to); i++) runs.push(play(robot, `${prefix}${i}`));
  const won = runs.filter(({ isWon }) => isWon);
  const days = won.map(({ day }) => day).sort((a, b) => a - b);
  const mean = (of: (run: (typeof runs)[number]) => number) => runs.reduce((n, run) => n + of(run), 0) / runs.length;
  process.stdout.write(
    `| ${ruleset} | ${difficulty} | ${robot} | ${won.length} of ${runs.length} | ${days[0]} / ${days[days.length >> 1]} | ${mean((run) => run.programs).toFixed(1)} | ${mean((run) => run.instructions).toFixed(1)} | ${mean((run) => run.score).toFixed(0)} |\n`,
  );
}
for (const { type } of content.rulesets[ruleset as RulesetName].cards)
  process.stdout.write(`| ${type} | ${bought.get(type) ?? 0} of ${shops} |\n`);
