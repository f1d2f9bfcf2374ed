// The delivery route as a drawing: the road, its stops, the donkey at the next one, and what grows beside it.

import { go } from '../../../app/router.ts';
import { HeadParts } from '../field/Donkey.tsx';
import { heightOf, type Plan, roadOf, type Stop, sceneryOf } from './road.ts';

interface RoadProps {
  readonly stops: readonly Stop[];
  readonly plan: Plan;
  readonly next: Stop | null;
  /** The one the briefing speaks of. */
  readonly shown: Stop | null;
  address(id: string): string;
  onLook(stop: Stop): void;
}

export const Road = ({ stops, plan, next, shown, address, onLook }: RoadProps) => {
  const height = heightOf(stops.length, plan);
  const won = stops.filter(({ isWon }) => isWon).length;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it, not a form's field set
    <svg
      className="dd-route"
      viewBox={`0 0 ${plan.width} ${height}`}
      style={{ maxWidth: plan.width * 1.15 }}
      role="group"
      aria-label={`Delivery route, ${stops.length} stops, ${won} done`}
    >
      <Scenery count={stops.length} plan={plan} />
      <path className="dd-road" d={roadOf(stops, plan)} />
      <path className="dd-lane" d={roadOf(stops, plan)} />
      <path className="dd-walked" d={roadOf(stops.slice(0, next ? next.number : stops.length), plan)} />
      {stops.map((stop) => (
        <StopMark
          key={stop.level.id}
          stop={stop}
          isNext={stop === next}
          isShown={stop === shown}
          href={address(stop.level.id)}
          onLook={onLook}
        />
      ))}
      {next ? (
        <g className="dd-walker" style={{ transform: `translate(${next.x - 78}px, ${next.y - 38}px)` }}>
          <HeadParts mood="up" />
        </g>
      ) : null}
    </svg>
  );
};

interface StopMarkProps {
  readonly stop: Stop;
  readonly isNext: boolean;
  readonly isShown: boolean;
  readonly href: string;
  onLook(stop: Stop): void;
}

const StopMark = ({ stop, isNext, isShown, href, onLook }: StopMarkProps) => {
  const { x, y, number, level, isWon, isAtPar } = stop;
  const state = isWon ? (isAtPar ? 'done at par' : 'done') : isNext ? 'you are here' : 'to come';
  return (
    <a
      className={`dd-stop ${isWon ? 'is-won' : ''} ${isNext ? 'is-next' : ''} ${isShown ? 'is-shown' : ''}`}
      href={href}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') onLook(stop);
      }}
      onFocus={() => onLook(stop)}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        go(href);
      }}
    >
      <desc>{state}</desc>
      <rect x={x - 58} y={y - 34} width="116" height="96" fill="transparent" />
      <path className="dd-house" d={`M${x - 24} ${y + 24}V${y - 6}L${x} ${y - 26}l24 20v30z`} />
      <text className="bn mid dd-no" x={x} y={y + 13}>
        {number}
      </text>
      {isWon ? (
        <g transform={`translate(${x + 22} ${y - 22})`}>
          <circle r="9" fill="var(--ok)" />
          <path d="m-4 0 3 3 5-6" fill="none" stroke="var(--board)" strokeWidth="2.2" />
        </g>
      ) : null}
      <text className="mid dd-name" x={x} y={y + 42}>
        {level.title}
      </text>
      <text className="mid dd-par" x={x} y={y + 58}>
        {isNext ? 'you are here' : isAtPar ? 'at par' : level.par === null ? '' : `par ${level.par}`}
      </text>
    </a>
  );
};

/** Tufts, hills and mud beside the road: nothing of it can be pressed. */
const Scenery = ({ count, plan }: { count: number; plan: Plan }) => (
  <g className="dd-scenery">
    {sceneryOf(count, plan).map(({ x, y, isHill, isMud }) =>
      isHill ? (
        <path key={`${x},${y}`} className="dd-hill" d={`M${x - 17} ${y}l10-18 8 10 6-7 10 15z`} />
      ) : isMud ? (
        <path
          key={`${x},${y}`}
          className="dd-puddle"
          d={`M${x - 16} ${y - 6}q5-5 10 0t10 0 10 0M${x - 12} ${y}q5-5 10 0t10 0`}
        />
      ) : (
        <path key={`${x},${y}`} className="dd-tuft" d={`M${x - 3} ${y}l2-7m2 7v-9m4 9-2-7`} />
      ),
    )}
  </g>
);
