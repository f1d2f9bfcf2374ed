// What happened in a turn as a row of beats for the eye: the robot's walk, then flow, leaks, reactions, heat, in the order
// of the rules. Pure: the clock is elsewhere.

import type { Carrier, Index, Kind } from '@interlock/reactor/screen';

export type Mark =
  | { readonly is: 'pulse'; readonly carrier: Carrier; readonly prop: string }
  | { readonly is: 'burst'; readonly carrier: Carrier; readonly cell: Index; readonly text: string }
  | { readonly is: 'flash'; readonly kind: Kind; readonly cell: Index; readonly text: string }
  | { readonly is: 'drift'; readonly kind: Kind; readonly from: Index; readonly to: Index }
  | { readonly is: 'ring'; readonly cell: Index; readonly tone: 'you' | 'critical' | 'ok' };

export interface Beat {
  /** Time it stays, in steps of a walk. */
  readonly steps: number;
  readonly robot: Index | null;
  readonly marks: readonly Mark[];
}

type Told = { readonly type: string } & Readonly<Record<string, unknown>>;
type Place = readonly [number, number];

/** Events of one kind that belong to the same instant. */
const STAGES: readonly (readonly string[])[] = [
  ['feedFromOutside'],
  ['consumeFromNetwork', 'starveConsumer'],
  ['startLeak', 'injectLeak', 'addHazard'],
  ['heatUp', 'ignite', 'short', 'coolDown'],
  ['equalize', 'heatTransfer'],
  ['serviceCooling', 'addHeat'],
];

const WORDS: Readonly<Record<string, string>> = {
  heatUp: 'warms',
  ignite: 'fire',
  short: 'short',
  coolDown: 'quench',
};

export const scriptOf = (
  width: number,
  events: readonly Told[],
  placeOfProp: (prop: string) => Index | null,
): Beat[] => {
  const index = ([x, y]: Place): Index => y * width + x;
  const beats: Beat[] = [];
  let robot: Index | null = null;
  for (const event of events) {
    if (event.type === 'beginSimulation') break;
    if (event.type === 'moveRobot') {
      if (robot === null) beats.push({ steps: 0.2, robot: index(event.from as Place), marks: [] });
      robot = index(event.to as Place);
      beats.push({ steps: 1, robot, marks: [] });
    } else if (event.type === 'damageRobot' && robot !== null)
      beats.push({ steps: 1, robot, marks: [{ is: 'ring', cell: robot, tone: 'critical' }] });
    else if (typeof event.prop === 'string') {
      const cell = placeOfProp(event.prop);
      if (cell !== null) beats.push({ steps: 1.4, robot, marks: [{ is: 'ring', cell, tone: 'you' }] });
    }
  }
  for (const stage of STAGES) {
    const marks = events
      .filter(({ type }) => stage.includes(type))
      .flatMap((event) => marksOf(event, index, placeOfProp));
    if (marks.length > 0) beats.push({ steps: stage[0] === 'equalize' ? 2 : 2.6, robot, marks });
  }
  return beats;
};

const marksOf = (event: Told, index: (at: Place) => Index, placeOfProp: (prop: string) => Index | null): Mark[] => {
  switch (event.type) {
    case 'feedFromOutside':
      return [{ is: 'pulse', carrier: event.carrier as Carrier, prop: String(event.prop) }];
    case 'consumeFromNetwork':
    case 'starveConsumer': {
      const cell = placeOfProp(String(event.prop));
      const tone = event.type === 'starveConsumer' ? 'critical' : 'ok';
      return cell === null ? [] : [{ is: 'ring', cell, tone }];
    }
    case 'startLeak':
      return [{ is: 'burst', carrier: event.carrier as Carrier, cell: index(event.cell as Place), text: 'leak' }];
    case 'injectLeak':
      return [
        {
          is: 'burst',
          carrier: event.carrier as Carrier,
          cell: index(event.cell as Place),
          text: `+${event.quantity}`,
        },
      ];
    case 'addHazard':
      return [
        { is: 'burst', carrier: event.kind as Carrier, cell: index(event.cell as Place), text: `+${event.amount}` },
      ];
    case 'heatUp':
    case 'ignite':
    case 'short':
    case 'coolDown':
      return [
        {
          is: 'flash',
          kind: event.type === 'coolDown' ? 'coolant' : event.type === 'short' ? 'electricity' : 'heat',
          cell: index(event.cell as Place),
          text: WORDS[event.type]!,
        },
      ];
    case 'equalize':
    case 'heatTransfer':
      return [
        {
          is: 'drift',
          kind: event.type === 'heatTransfer' ? 'heat' : (event.carrier as Carrier),
          from: index(event.from as Place),
          to: index(event.to as Place),
        },
      ];
    case 'serviceCooling':
    case 'addHeat':
      return (event.cells as readonly { cell: Place; quantity: number }[]).map(({ cell, quantity }) => ({
        is: 'flash',
        kind: event.type === 'addHeat' ? 'heat' : 'coolant',
        cell: index(cell),
        text: event.type === 'addHeat' ? `+${quantity}` : `−${quantity}`,
      }));
    default:
      return [];
  }
};
