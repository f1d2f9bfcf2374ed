// The world of a level: its ruleset, its board by numbers, its things and its card table.

import { boardOf, cellAt } from './rules/board.ts';
import type { Level, LevelPoi } from './shape/level.ts';
import { RARITIES, TERRAINS } from './shape/names.ts';
import type { CardSpec } from './shape/ruleset.ts';
import type { Board, CardType, Things, World } from './shape/world.ts';
import type { Content } from './shape.ts';

const AT_CENTRE = { q: 0, r: 0, facing: 0 };

export const compileWorld = (content: Content, level: Level): World => {
  const rules = content.rulesets[level.ruleset];
  const stats = rules.difficulties[level.difficulty];
  const robot = rules.robots[level.robot];
  const board = boardOf(level.radius, level.avatar ?? AT_CENTRE);
  return {
    rules,
    level,
    difficulty: level.difficulty,
    robotType: level.robot,
    kit: level.kit,
    stats,
    robot,
    programCount: level.programCount ?? robot.programCount,
    dayLimit: level.dayLimit ?? stats.dayLimit,
    tabledDays: stats.dayLimit,
    board,
    things: thingsOf(board, level),
    cardTypes: rules.cards.map(cardType),
    typeOf: Object.fromEntries(rules.cards.map(({ type }, i) => [type, i])),
    typesByRarity: RARITIES.map((rarity) => rules.cards.flatMap((card, i) => (card.rarity === rarity ? [i] : []))),
    terrain: TERRAINS.map((terrain) => rules.terrain[terrain]),
  };
};

const cardType = (spec: CardSpec): CardType => {
  const has = (type: string): boolean => spec.intents.some((intent) => intent.type === type);
  return {
    spec,
    hasMove: has('Move'),
    hasTurn: has('Turn') || has('TurnToward'),
    hasInteract: has('Interact'),
    isControl: has('ReExecute'),
  };
};

const thingsOf = (board: Board, { pois }: Level): Things => {
  const all = <K extends LevelPoi['kind']>(kind: K): Extract<LevelPoi, { kind: K }>[] =>
    pois.filter((poi): poi is Extract<LevelPoi, { kind: K }> => poi.kind === kind);
  const cellOf = ({ q, r }: LevelPoi): number => cellAt(board, q, r);
  const sheds = all('Shed').map((poi) => ({ cell: cellOf(poi), request: poi.request, received: poi.received ?? 0 }));
  const crates = all('Crate').map((poi) => ({ cell: cellOf(poi), amount: poi.amount }));
  return {
    crates,
    sheds,
    towers: all('Tower').map((poi) => ({
      cell: cellOf(poi),
      isActive: poi.active ?? true,
      reward: poi.reward ?? null,
    })),
    terminals: all('Terminal').map((poi) => ({ cell: cellOf(poi), reward: poi.reward })),
    donkeys: all('Donkey').map((poi) => ({ cell: cellOf(poi), facing: poi.facing ?? 0 })),
    target: sheds.reduce((sum, { request }) => sum + request, 0),
    crateTotal: crates.reduce((sum, { amount }) => sum + amount, 0),
  };
};
