// Everything that stands or lies on the deck: terminals, desks, controls, puzzles, generators, furniture, items, the lift.
// Used-up things are ticked off; what is only remembered is dashed.

import type { Cell, ItemView, StationView, ThingView } from '@interlock/station';
import { memo } from 'react';
import { type Deck, keyOf } from '../deck.ts';
import { midX, midY } from '../geometry.ts';
import { Icon, iconOfItem, iconOfThing } from './icons.tsx';

/** Nothing is left to do with it. */
const isDone = (thing: ThingView): boolean => {
  switch (thing.kind) {
    case 'control':
      return thing.isActivated;
    case 'generator':
      return thing.isPowered;
    case 'furniture':
      return thing.isSearched;
    case 'puzzle':
      return thing.isSolved;
    default:
      return false;
  }
};

const Thing = ({ thing }: { thing: ThingView }) => {
  const [x, y] = [midX(thing.at), midY(thing.at)];
  const done = isDone(thing);
  const colour =
    thing.kind === 'generator'
      ? 'var(--electricity)'
      : done
        ? 'var(--text-3)'
        : thing.isInSight
          ? 'var(--text-1)'
          : 'var(--text-2)';
  return (
    <g>
      <rect
        className={`st-thing${thing.isInSight ? '' : ' is-unseen'}${thing.kind === 'generator' ? ' is-generator' : ''}`}
        x={x - 14}
        y={y - 14}
        width="28"
        height="28"
        rx="6"
      />
      <Icon name={iconOfThing(thing)} x={x} y={y} size={19} colour={colour} />
      {done && <path className="st-tick" d={`M${x + 5} ${y + 9}l3 3 6-7`} />}
    </g>
  );
};

/** How many batteries it has and takes; clear of the sign, however large its words are drawn. Over it where a thing or the
 *  wall with the name of the room is below. */
const Count = ({ thing, isAbove }: { thing: ThingView & { kind: 'generator' }; isAbove: boolean }) => (
  <g transform={`translate(${midX(thing.at)} ${midY(thing.at) + (isAbove ? -13 : 13)})`}>
    <g className="st-counted">
      <rect className="st-count" x="-13" y={isAbove ? -15 : 0} width="26" height="15" rx="3" />
      <text className="bn mid f-electricity" x="0" y={isAbove ? -3.5 : 11.5}>
        {thing.inserted}/{thing.required}
      </text>
    </g>
  </g>
);

const Item = ({ item }: { item: ItemView }) => {
  const [x, y] = [midX(item.at), midY(item.at)];
  return (
    <g>
      <circle
        className={`st-item${item.isInSight ? '' : ' is-unseen'}${item.isRequired ? ' is-required' : ''}`}
        cx={x}
        cy={y}
        r="12.5"
      />
      <Icon name={iconOfItem(item.item)} x={x} y={y} size={15} colour="var(--you)" />
    </g>
  );
};

export const Things = memo(({ deck: { view, ground } }: { deck: Deck }) => {
  const taken = new Set([...view.things, ...view.items].map(({ at }) => keyOf(at)));
  const isAbove = ([x, y]: Cell): boolean => {
    const [over, under] = [keyOf([x, y - 1]), keyOf([x, y + 1])];
    return !ground.has(under) || (taken.has(under) && ground.has(over) && !taken.has(over));
  };
  return (
    <g>
      {view.items.map((item) => (
        <Item key={item.id} item={item} />
      ))}
      {view.things.map((thing) => (
        <Thing key={thing.id} thing={thing} />
      ))}
      {view.exit && <Lift at={view.exit} isReady={view.objectives.isLiftReady} />}
      {view.things.map((thing) =>
        thing.kind === 'generator' && !thing.isPowered ? (
          <Count key={thing.id} thing={thing} isAbove={isAbove(thing.at)} />
        ) : null,
      )}
    </g>
  );
});

const Lift = ({ at, isReady }: { at: NonNullable<StationView['exit']>; isReady: boolean }) => (
  <g>
    <rect
      className={`st-lift${isReady ? ' is-ready' : ''}`}
      x={midX(at) - 17}
      y={midY(at) - 17}
      width="34"
      height="34"
      rx="5"
    />
    <Icon name="lift" x={midX(at)} y={midY(at)} size={24} colour="var(--ready)" />
    <g className={`st-lift-doors${isReady ? ' is-ready' : ''}`} transform={`translate(${midX(at)} ${midY(at)})`}>
      <path d="M-15-15h15v30h-15z" />
      <path className="is-right" d="M0-15h15v30h-15z" />
    </g>
  </g>
);
