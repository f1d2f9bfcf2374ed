// The inspector's pack, in the order of the length of what has to be understood.

import crossedCards from '../../content/inspector/crossed-cards.json' with { type: 'json' };
import newFurniture from '../../content/inspector/new-furniture.json' with { type: 'json' };
import oneShort from '../../content/inspector/one-short.json' with { type: 'json' };
import roundInCircles from '../../content/inspector/round-in-circles.json' with { type: 'json' };
import sealedIn from '../../content/inspector/sealed-in.json' with { type: 'json' };
import twiceBroken from '../../content/inspector/twice-broken.json' with { type: 'json' };
import twoDeadEnds from '../../content/inspector/two-dead-ends.json' with { type: 'json' };
import wrongSide from '../../content/inspector/wrong-side.json' with { type: 'json' };
import type { Content } from '../data/content.ts';
import type { Level } from '../map/level.ts';
import { readLevel } from '../map/load.ts';
import { type Inspection, openInspection } from './inspection.ts';
import { brokenBy, type InspectorFile, inspectorSchema } from './pack.ts';

export interface InspectorDeck extends Omit<InspectorFile, '$schema' | 'level'> {
  readonly id: string;
  /** The level before its faults. */
  readonly whole: Level;
}

const FILES: readonly (readonly [id: string, file: unknown])[] = [
  ['sealed-in', sealedIn],
  ['new-furniture', newFurniture],
  ['wrong-side', wrongSide],
  ['one-short', oneShort],
  ['round-in-circles', roundInCircles],
  ['two-dead-ends', twoDeadEnds],
  ['crossed-cards', crossedCards],
  ['twice-broken', twiceBroken],
];

export const inspectorIds: readonly string[] = FILES.map(([id]) => id);

export const inspectorDeck = (content: Content, id: string): InspectorDeck | null => {
  const file = FILES.find(([one]) => one === id)?.[1];
  if (file === undefined) return null;
  const { $schema: _schema, level, ...deck } = inspectorSchema.parse(file);
  const read = readLevel(content, level);
  if (!read.ok) throw new Error(`inspector deck ${id} does not load: ${read.findings[0]!.message}`);
  return { ...deck, id, whole: read.level };
};

/** A deck of the pack, broken and ready to be mended. */
export const inspect = (content: Content, { whole, faults, par, id }: InspectorDeck): Inspection => {
  const broken = brokenBy(content, whole, faults);
  if (broken === null) throw new Error(`the faults of inspector deck ${id} do not apply`);
  return openInspection(broken, par);
};
