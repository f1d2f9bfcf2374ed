// Between two who plan in secret: whose seat it is, whose plan is sealed, what both ships openly are, and nothing of any
// plan. Nobody is ivory here. It opens by holding the key, or by pressing it twice.

import type { OrbitShape, OrbitView } from '@interlock/orbit';
import { useEffect, useRef, useState } from 'react';
import { Link } from '../../../app/Link.tsx';
import { Key } from '../../../parts/Key.tsx';
import { useRunStore } from '../../../play/context.ts';
import type { Scene, SceneProps } from '../../screen.ts';
import { silhouetteOf } from '../board/silhouettes.ts';

/** Milliseconds. */
const HOLD = 500;

const nameOf = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** Drawn anew for every seat: half a press of one is none of the other's. */
const Curtain = (props: SceneProps<OrbitShape>) => <Hand key={props.table.seat} {...props} />;

const Hand = ({ table }: SceneProps<OrbitShape>) => {
  const { takeSeat, withdraw } = useRunStore().getState();
  const [isArmed, setArmed] = useState(false);
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const key = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Whoever plays by keys opens it without looking for it.
    key.current?.focus();
    return () => clearTimeout(holding.current);
  }, []);
  const release = (): void => clearTimeout(holding.current);
  const name = nameOf(table.seat);
  const sealed = table.seats.filter(({ isHandedIn, seat }) => isHandedIn && seat !== table.seat);
  return (
    <div className="ob-curtain">
      <Sky />
      <div className="ob-hand">
        <Badge view={table.view} seat={table.seat} isLarge />
        <h1>{sealed.length > 0 ? `Hand over to ${table.seat}` : `${name} plans`}</h1>
        <p>
          {sealed.length > 0
            ? `${sealed.map(({ seat }) => nameOf(seat)).join(' and ')}’s plan for turn ${table.turn + 1} is sealed. Nothing of it is on this screen, and nothing happens until ${table.seat} is done too.`
            : `${table.view.name}, turn ${table.turn + 1}. Whoever is not ${table.seat} looks away.`}
        </p>
        <ul className="ob-two">
          {table.seats.map(({ seat, isHandedIn }) => (
            <li key={seat}>
              <Badge view={table.view} seat={seat} />
              <span>
                <b className={seat === 'red' ? 'foe' : 'ally'}>{nameOf(seat)}</b>
                <small>{isHandedIn ? 'plan sealed' : 'has not planned'}</small>
                <small className="num">{openFacts(table.view, seat)}</small>
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="commit"
          ref={key}
          data-first
          onPointerDown={() => {
            holding.current = setTimeout(takeSeat, HOLD);
          }}
          onPointerUp={release}
          onPointerLeave={release}
          onClick={() => (isArmed ? takeSeat() : setArmed(true))}
        >
          <strong>I am {table.seat}, open my seat</strong>
          <small>{isArmed ? 'press once more to open' : 'hold half a second, or press twice'}</small>
        </button>
        <div className="ob-more">
          {sealed.map(({ seat }) => (
            <Key key={seat} kind="line" onClick={() => withdraw(seat)}>
              {nameOf(seat)}: withdraw the plan
            </Key>
          ))}
          <Link className="key" href={`/play/${table.game.id}`}>
            Leave the duel
          </Link>
        </div>
      </div>
    </div>
  );
};

const shipOf = (view: OrbitView, seat: string) => view.ships.find(({ side }) => side === seat);

/** What both may see of a ship anyway. */
const openFacts = (view: OrbitView, seat: string): string => {
  const ship = shipOf(view, seat);
  return ship ? `hull ${ship.hull} · heat ${ship.heat} · mass ${ship.mass}` : '';
};

const Badge = ({ view, seat, isLarge = false }: { view: OrbitView; seat: string; isLarge?: boolean }) => {
  const colour = seat === 'red' ? 'var(--foe)' : 'var(--ally)';
  return (
    <svg className={isLarge ? 'ob-seat is-large' : 'ob-seat'} viewBox="-21 -21 42 42" aria-hidden="true">
      <circle r="19" fill="var(--space)" stroke={colour} strokeWidth="2" />
      {seat === 'red' ? <circle r="15.5" fill="none" stroke={colour} strokeWidth="1.2" /> : null}
      <path d={silhouetteOf(shipOf(view, seat)?.classId ?? '').hull} transform="rotate(-38) scale(.86)" fill={colour} />
    </svg>
  );
};

/** The planet from close by, and its orbits. */
const Sky = () => (
  <svg className="ob-horizon" viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    {[560, 760, 960, 1180, 1420].map((r) => (
      <circle key={r} cx="720" cy="1340" r={r} fill="none" stroke="var(--line-1)" />
    ))}
    <circle cx="720" cy="1340" r="500" fill="var(--planet)" />
    <path
      d="M220 1040q260-70 520-20t500 10v60q-260 30-520-10t-500 30z"
      fill="var(--planet-band)"
      opacity=".7"
      clipPath="circle(500px at 720px 1340px)"
    />
    <circle cx="720" cy="1340" r="500" fill="none" stroke="var(--planet-band)" strokeWidth="1.5" />
  </svg>
);

export const CURTAIN: Scene<OrbitShape> = {
  id: 'curtain',
  name: 'The curtain is down',
  Component: Curtain,
  isCurtain: true,
};
