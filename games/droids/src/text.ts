// The view as text for terminal, goldens and screen reader: at most 80 columns and 24 lines, the board in hexes at the
// left, what stands on it at the right, hand or desk below.

import { cardWords, glitchWords, phaseWords } from './data/glossary.ts';
import { spaced } from './data/intentText.ts';
import { TERRAIN_MARKS } from './level/terrain.ts';
import type { CardView, CellView, ModifierView, PoiView, View } from './shape/view.ts';
import type { World } from './shape/world.ts';

const WIDTH = 80;
const WAYS = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];

export const showView = (world: World, view: View): string =>
  [...head(view), '', ...beside(board(view), aside(view)), '', ...desk(world, view)]
    .map((line) => clip(line.trimEnd(), WIDTH))
    .join('\n');

const clip = (line: string, width: number): string => (line.length <= width ? line : `${line.slice(0, width - 1)}…`);

const head = (view: View): string[] => {
  const { currencies: purse } = view;
  const heat = view.heat === null ? '' : ` · Stability ${purse.Stability} · Heat ${view.heat.value}/${view.heat.max}`;
  // Between days there is no program that could be the next.
  const nth = Math.min(view.programCount, view.programCount - view.programsLeft + 1);
  const program = view.phase === 'ExecuteProgram' ? ` · program ${nth} of ${view.programCount}` : '';
  const title = `Day ${view.day}/${view.dayLimit} · ${phaseWords(view.phase).name}${program}${heat}`;
  const parts = [
    `Energy ${purse.Energy}`,
    `Carry ${purse.Carry}/${purse.MaxCarry}`,
    `Delivered ${view.credited}/${view.target}`,
    `Tape ${purse.TapeLength}`,
    `Hand ${purse.HandSize}`,
    `Preview ${purse.Preview}`,
  ];
  return [title, parts.join('  ')];
};

const MARKS: Readonly<Record<PoiView['kind'], string>> = {
  Donkey: 'D',
  Shed: 'S',
  Crate: 'C',
  Tower: 'T',
  Terminal: '?',
};

/** Two characters a cell, each row shifted by half a cell; the ring is the edge of the map and is left out. */
const board = (view: View): string[] => {
  const pois = new Map(view.pois.map((poi) => [poi.id, poi]));
  const rows: string[] = [];
  for (let r = -view.radius; r <= view.radius; r++) {
    const cells = view.cells.filter((cell) => cell.r === r && !cell.isRing);
    rows.push(' '.repeat(2 * Math.abs(r)) + cells.map((cell) => mark(view, cell, pois)).join('  '));
  }
  return rows;
};

const mark = ({ avatar }: View, cell: CellView, pois: ReadonlyMap<string, PoiView>): string =>
  cell.q === avatar.q && cell.r === avatar.r ? `@${avatar.facing}` : TERRAIN_MARKS[cell.terrain] + content(cell, pois);

const content = (cell: CellView, pois: ReadonlyMap<string, PoiView>): string => {
  const poi = cell.poi === null ? undefined : pois.get(cell.poi);
  if (poi !== undefined) return poiMark(poi);
  const active = cell.modifiers.filter(({ suppressedBy }) => suppressedBy.length === 0).map(({ kind }) => kind);
  if (active.includes('Corrupt')) return 'x';
  if (active.includes('Unreliable')) return 'u';
  return active.includes('RaceCondition') ? 'z' : ' ';
};

const poiMark = (poi: PoiView): string => {
  if (poi.kind === 'Shed' && poi.isFilled) return 's';
  return poi.kind === 'Tower' && !poi.isActive ? 't' : MARKS[poi.kind];
};

/** What stands where, and what holds the robot back. */
const aside = (view: View): string[] => {
  const { avatar } = view;
  const lines = [`@ (${avatar.q},${avatar.r}) facing ${WAYS[avatar.facing]}`, ...group(view)];
  if (view.tow.length > 0) lines.push(`in tow ${view.tow.join(' ')}`);
  if (view.robotModifiers.length > 0) lines.push(`robot: ${view.robotModifiers.map(modifierText).join(', ')}`);
  const { unreliable, effective } = view.counters;
  if (unreliable !== null && effective !== null)
    lines.push(
      `counters unreliable ${unreliable.value}/${unreliable.period}, effective ${effective.value}/${effective.period}`,
    );
  if (view.assignment !== null)
    lines.push(
      `today ${spaced(view.assignment.name)} ${view.assignment.measure}/${view.assignment.at}${view.assignment.shed === null ? '' : ` ${view.assignment.shed}`}`,
    );
  if (view.contract !== null) lines.push(`contract ${spaced(view.contract.name)} +${view.contract.energy}`);
  if (view.goods.missing > 0) lines.push(`goods short by ${view.goods.missing}`);
  return lines;
};

const group = (view: View): string[] => {
  const at = ({ q, r }: { q: number; r: number }): string => `(${q},${r})`;
  const of = (kind: PoiView['kind']) => view.pois.filter((poi) => poi.kind === kind);
  const words = (poi: PoiView): string => {
    switch (poi.kind) {
      case 'Shed':
        return `${poi.id}${at(poi)} ${poi.received}/${poi.request}`;
      case 'Crate':
        return `${poi.id}${at(poi)} ${poi.amount}`;
      case 'Donkey':
        return `${poi.id}${at(poi)} ${WAYS[poi.facing]}`;
      case 'Tower':
        return `${poi.id}${at(poi)}${poi.isActive ? '' : ' off'}${poi.reward === null ? '' : ` ${poi.reward.kind}`}`;
      case 'Terminal':
        return `${poi.id}${at(poi)} ${poi.isUsed ? 'used' : (poi.reward ?? 'unknown')}`;
    }
  };
  const kinds = ['Shed', 'Crate', 'Tower', 'Donkey', 'Terminal'] as const;
  return wrap(kinds.flatMap(of).map(words), WIDTH - 4 * (2 * view.radius + 1) - 1);
};

const wrap = (parts: readonly string[], width: number): string[] => {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 2 + part.length <= width) lines[lines.length - 1] = `${last}  ${part}`;
    else lines.push(part);
  }
  return lines;
};

const beside = (left: readonly string[], right: readonly string[]): string[] => {
  const width = Math.max(...left.map((line) => line.length)) + 2;
  return Array.from(
    { length: Math.max(left.length, right.length) },
    (_, i) => `${(left[i] ?? '').padEnd(width)}${right[i] ?? ''}`,
  );
};

const modifierText = ({ kind, of, stacks, duration, suppressedBy }: ModifierView): string => {
  const name = of.length > 0 ? `${kind}(${of.join('+')})` : stacks > 1 ? `${kind}×${stacks}` : kind;
  const text = duration === 'Permanent' ? `${name}!` : name;
  return suppressedBy.length > 0 ? `~${text}~ by ${suppressedBy[0]}` : text;
};

const cardText = (world: World, card: CardView): string => {
  const modifiers = card.modifiers.length === 0 ? '' : ` [${card.modifiers.map(modifierText).join(',')}]`;
  return `${card.id} ${cardWords(world.rules, card.type).short}(${card.cost})${modifiers}`;
};

/** What lies on the desk in this phase. */
const desk = (world: World, view: View): string[] => {
  switch (view.phase) {
    case 'DrawGlitch':
      return glitchDesk(world, view);
    case 'Improve':
      return shopDesk(world, view);
    case 'Gamble':
      return [
        `Booster, ${view.booster!.taken} of ${view.booster!.most} taken`,
        ...view.booster!.offers.map((offer, slot) =>
          offer === null ? `${slot} taken` : `${slot} ${offer.type} ${offer.modifiers.map(modifierText).join(', ')}`,
        ),
      ];
    case 'RunOver':
      return [view.isWon ? `Won on day ${view.day}, score ${view.score}` : `Lost: ${view.loss}, score ${view.score}`];
    case 'Scoring':
      return telemetry(view);
    default:
      return [
        `Hand ${view.handSpace}/${view.currencies.HandSize}`,
        ...wrap(
          view.hand.map((card) => cardText(world, card)),
          WIDTH - 1,
        ),
        `Pile ${view.pile.length}: ${counts(world, view.pile)}`,
      ];
  }
};

/** Known contents of a pile, never its order. */
const counts = (world: World, cards: readonly CardView[]): string => {
  const found = new Map<string, number>();
  for (const { type } of cards) found.set(type, (found.get(type) ?? 0) + 1);
  return [...found].map(([type, count]) => `${count} ${cardWords(world.rules, type).short}`).join(', ');
};

const glitchDesk = (world: World, view: View): string[] => {
  const glitch = view.glitch!;
  const { name, text } = glitchWords(world.rules, glitch.name);
  const lines = [`${glitch.isBenign ? 'Mixed' : 'Anomaly'}: ${name}. ${text}`];
  const target = [...view.hand, ...view.pile, ...view.discard].find(({ id }) => id === glitch.target);
  if (target !== undefined) lines.push(`It hits ${cardWords(world.rules, target.type).name} (${target.id}).`);
  if (glitch.fizzles) lines.push('It finds nothing to hit.');
  if (glitch.cells.length > 0) lines.push(`It changes ${glitch.cells.length} cells.`);
  for (const { field, now, after } of glitch.currencies) lines.push(`${spaced(field)} ${now} → ${after}`);
  const stability = view.defer.stability === null ? '' : ` or ${view.defer.stability} Stability`;
  lines.push(
    view.defer.isOverheated ? 'Overheated: accept this one.' : `Defer for ${view.defer.energy} Energy${stability}.`,
  );
  return lines;
};

const shopDesk = (world: World, view: View): string[] => {
  if (view.contractOffer !== null) return view.contractOffer.map((name, index) => `Contract ${index}: ${spaced(name)}`);
  const shop = view.shop!;
  const offers = shop.offers.map((offer, slot) =>
    offer === null ? `${slot} bought` : `${slot} ${cardWords(world.rules, offer.type).name} ${offer.price}`,
  );
  const { gamble, bufferOverflow, scrub, quarantine } = view.services;
  const services = [
    `Reroll ${shop.reroll}${shop.rerollTokens > 0 ? ` or a token (${shop.rerollTokens})` : ''}`,
    `Cosmic Rays ${gamble.isOpen ? gamble.price : 'used'}`,
    `Buffer Overflow ${bufferOverflow.isOpen ? bufferOverflow.price : 'used'}`,
    ...(scrub === null ? [] : [`Scrub ${scrub.price}`]),
    ...(quarantine === null ? [] : [`Quarantine ${quarantine.isOpen ? quarantine.price : 'used'}`]),
  ];
  return ['Shop', ...wrap(offers, WIDTH - 1), ...wrap(services, WIDTH - 1)];
};

const telemetry = (view: View): string[] => {
  const { day } = view.metrics;
  return [
    `Today: goods ${day.credited}, programs ${day.programsExecuted}, instructions ${day.instructionsUsed}, cells walked ${day.pathLength}`,
    `Energy: ${day.energySpent} spent, ${day.energyRested} rested, ${day.energySaved} saved. Bumps ${day.bumps}, fizzles ${day.fizzles}.`,
  ];
};
