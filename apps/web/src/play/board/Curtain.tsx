// The curtain between two who plan in secret: it says whose seat it is, whose plan is in, and nothing of any plan. It opens
// by holding the key, or by pressing it twice.

import { useEffect, useRef, useState } from 'react';
import type { Scene, SceneProps } from '../../games/screen.ts';
import { Key } from '../../parts/Key.tsx';
import { useRun, useRunStore } from '../context.ts';

/** Milliseconds. */
const HOLD = 500;

const Curtain = ({ table }: SceneProps) => {
  const { takeSeat, withdraw } = useRunStore().getState();
  const { look, game } = useRun((state) => state.screen);
  const [isArmed, setArmed] = useState(false);
  const holding = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(holding.current), []);
  const nameOf = (seat: string): string => look.seatName?.(seat) ?? seat;
  const name = nameOf(table.seat);
  const release = (): void => clearTimeout(holding.current);
  const ready = table.seats.filter(({ isHandedIn, seat }) => isHandedIn && seat !== table.seat);
  return (
    <div className="curtain">
      <p className="label">
        {game.title}, turn {table.turn + 1}
      </p>
      <h1>{name} plans</h1>
      <p>
        {ready.length === 0
          ? 'No plan is in yet.'
          : `${ready.map(({ seat }) => nameOf(seat)).join(' and ')} is ready; the plan is sealed.`}{' '}
        Whoever is not {name} looks away.
      </p>
      <button
        type="button"
        className="commit"
        data-first
        onPointerDown={() => {
          holding.current = setTimeout(takeSeat, HOLD);
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onClick={() => (isArmed ? takeSeat() : setArmed(true))}
      >
        <strong>I am {name}</strong>
        <small>{isArmed ? 'press once more to open' : 'hold to open, or press twice'}</small>
      </button>
      {ready.map(({ seat }) => (
        <Key key={seat} kind="ghost" onClick={() => withdraw(seat)}>
          {nameOf(seat)} takes the plan back
        </Key>
      ))}
    </div>
  );
};

export const CURTAIN: Scene = { id: 'curtain', name: 'The curtain is down', Component: Curtain, isCurtain: true };
