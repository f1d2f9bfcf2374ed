// Both plans of a duel, laid open at once after the turn was played: what each side had ordered, and how it stands now.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import type { PanelProps } from '../../screen.ts';

export const Opened = ({ table }: PanelProps<OrbitShape>) => {
  const { view, world, game, last } = table;
  const plans = last.flatMap(({ event }) =>
    (event as OrbitEvent).type === 'planCommitted' ? [event as OrbitEvent] : [],
  );
  return (
    <>
      <h2 className="label">Turn {table.turn}, both plans</h2>
      {view.ships.map((ship) => {
        const plan = plans.find((event) => 'ship' in event && event.ship === ship.id);
        return (
          <section key={ship.id} className="group ob-opened" aria-label={ship.name}>
            <header>
              <span className={`label ${ship.side === 'red' ? 'is-foe' : 'is-ally'}`}>{ship.name}</span>
              <span className="num dim">
                hull {ship.hull}/{ship.hullMax}
              </span>
            </header>
            <p>{plan ? game.words.event(world, plan) : 'No plan.'}</p>
            <p className="ob-note">
              heat {ship.heat} · mass {ship.mass}/{ship.tank} · missiles {ship.ammo}
            </p>
          </section>
        );
      })}
    </>
  );
};
