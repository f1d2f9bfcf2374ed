// Both plans of a duel, laid open at once after the turn was played: what each side had ordered, and how it stands now.

import type { OrbitEvent, OrbitShape } from '@interlock/orbit';
import type { PanelProps } from '../../screen.ts';
import { Asked } from './Asked.tsx';

export const Opened = (props: PanelProps<OrbitShape>) => {
  const { table } = props;
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
              <Asked {...props} id={`hull.${ship.id}`} className="dim">
                hull {ship.hull}/{ship.hullMax}
              </Asked>
            </header>
            <p>{plan ? game.words.event(world, plan) : 'No plan.'}</p>
            <p className="ob-note">
              <Asked {...props} id={`heat.${ship.id}`}>
                heat {ship.heat}
              </Asked>{' '}
              ·{' '}
              <Asked {...props} id={`mass.${ship.id}`}>
                mass {ship.mass}/{ship.tank}
              </Asked>{' '}
              · missiles {ship.ammo}
            </p>
          </section>
        );
      })}
    </>
  );
};
