// Every number of the planner with the rule and the sum behind it [OS-457]. Sums are written from the numbers they add up.

import { ENGINES, RAILGUN, SUBSYSTEMS } from '../data/names.ts';
import { fill, type Slots, texts } from '../data/texts.ts';
import type { Appraisal, Figure } from '../shape/planner.ts';
import type { World } from '../shape/world.ts';
import { HULL, RING, SHIP_STRIDE, type State } from '../state.ts';
import { subsystemName } from '../words/names.ts';
import { orderFigures, wayOf } from './orderFigures.ts';

type Numbers = Omit<Appraisal, 'figures'>;

export const figuresOf = (world: World, state: State, ship: number, orders: Int16Array, sums: Numbers): Figure[] => {
  const { release, heat, mass, rows, reactor, free, forecast } = sums;
  const { tables, content } = world;
  const figures: Figure[] = [];
  const add = (id: string, value: number, rule: string, slots: Slots, template = id.replace('.', '-')): void => {
    figures.push({ id, value, rule, sum: fill(texts.figures[template]!, { value, ...slots }) });
  };
  const parts = (template: string, amounts: readonly number[]): string =>
    amounts
      .map((amount, i) =>
        amount > 0 ? fill(texts.figures[template]!, { amount, subsystem: subsystemName(world, i) }) : '',
      )
      .join('');
  const pending = rows.map((row) => Math.max(0, row.pending));
  add('energy.free', free, 'OS-027', { reactor, parts: parts('energy-part', pending) });
  rows.forEach((row, i) => {
    const slots = {
      ...row,
      subsystem: subsystemName(world, i),
      isActive: '',
      isInstalled: '',
      wasActive: '',
      isOverclocked: '',
    };
    const template = tables.heatPerUnit[i]! > 0 ? 'energy-row' : 'energy-row-cool';
    add(`energy.${SUBSYSTEMS[i]}`, row.pending, 'OS-035', slots, template);
  });
  const lowered = rows.map(({ committed }, i) => committed - pending[i]!);
  add('release.deallocated', release.deallocated, 'OS-061', { parts: parts('release-part', lowered) || ' 0' });
  add('release.vented', release.vented, 'OS-091', { heat: heat.now });
  add('release.left', release.left, 'OS-059', { ...release }, release.over > 0 ? 'release-over' : undefined);
  add('heat.now', heat.now, 'OS-086', {});
  const per = tables.heatDamage;
  add('heat.damage', heat.damage, 'OS-082', { now: heat.now, vented: heat.vented, per });
  const overclock = (i: number): Slots => ({
    energy: rows[i]!.pending,
    threshold: tables.threshold[i]!,
    per: tables.heatPerUnit[i]!,
  });
  const sumOf = (i: number): string | undefined => (rows[i]!.isOverclocked ? undefined : 'heat-cool');
  add('heat.engines', heat.engines, 'OS-073', overclock(ENGINES), sumOf(ENGINES));
  const shot = sums.plan.railgun === 'hold' ? 'heat-held' : sumOf(RAILGUN);
  add('heat.railgun', heat.railgun, 'OS-074', overclock(RAILGUN), shot);
  const own = forecast?.damage.find((one) => one.ship === sums.ship);
  if (heat.shields !== null) add('heat.shields', heat.shields, 'OS-078', { absorbed: own?.absorbed ?? 0 });
  add('heat.next', heat.next, 'OS-381', { ...heat, shields: heat.shields ?? 0 });
  add('heat.nextDamage', heat.nextDamage, 'OS-365', { next: heat.next, per });
  add('heat.nextDamageVented', heat.nextDamageVented, 'OS-365', { next: heat.next, limit: tables.limit, per });
  add('mass.need', mass.need, 'OS-143', { burn: mass.burn, brace: mass.brace, now: mass.now });
  add('mass.burn', mass.burn, 'OS-191', { power: sums.plan.move.power });
  const perUnit = content.balance.railgun.braceMassPerUnit;
  const brace = mass.brace > 0 ? undefined : 'mass-unbraced';
  add('mass.brace', mass.brace, 'OS-235', { ...overclock(RAILGUN), per: perUnit }, brace);
  const at = ship * SHIP_STRIDE;
  const ring = state.ships[at + RING]!;
  if (mass.scooped !== null)
    add('mass.scooped', mass.scooped, 'OS-205', { ring, yield: tables.scoop[ring]!, room: mass.tank - mass.now });
  add('mass.after', mass.after, 'OS-382', { ...mass, scooped: mass.scooped ?? 0 });
  figures.push(...orderFigures(world, state, ship, orders, sums.options));
  if (forecast === null) return figures;
  const weapons = (own?.noted ?? 0) - (own?.absorbed ?? 0);
  add('hull.after', forecast.hull, 'OS-380', { now: state.ships[at + HULL]!, weapons, heat: own?.heat ?? 0 });
  for (const { ship: id, noted, absorbed, heat: burnt, hull } of forecast.damage) {
    const now = state.ships[world.ships.findIndex((one) => one.id === id) * SHIP_STRIDE + HULL]!;
    add(`taken.${id}`, hull, 'OS-259', { now, noted, absorbed, heat: burnt }, 'taken');
  }
  const { sector, rule, template, slots } = wayOf(world, state, ship, orders);
  add('cell.sector', sector, rule, slots, template);
  return figures;
};
