// What a press on the pointed cell or the chosen ship would plan, before it is planned: the flight, its mass, and what comes
// of the turn with it. Every number is the game's own appraisal of that plan.

import type { Appraisal, Cell, Option, OrbitShape, OrbitView } from '@interlock/orbit';
import type { Look } from '../screen.ts';
import { appraisalOf, cellAsked } from './appraisal.ts';
import { cellKey } from './board/geometry.ts';
import { launchAt, moveTo } from './board/press.ts';
import { comesOf } from './words.ts';

export const aim: NonNullable<Look<OrbitShape>['aim']> = (table, selected, { appraise }) => {
  const { view } = table;
  const own = view.ships.find(({ isYours }) => isYours);
  const options = appraisalOf(table)?.options ?? [];
  const ship = selected.startsWith('ship:') ? view.ships.find(({ id }) => selected === `ship:${id}`) : undefined;
  const cell = ship ?? cellAsked(selected, appraisalOf(table));
  if (!own || !cell) return null;
  const option = ship ? launchAt(options, ship.id) : moveTo(options, cell);
  if (!option || option.isChosen) return null;
  const path = ship ? [own, ship].map(cellKey) : flightOver(view, own, cell).map(cellKey);
  const cost = costOf(option);
  const then = appraise(option.entry) as Appraisal | null;
  if (!then) return null;
  const { says, tone } = comesOf(view, then, option.why);
  return tone === undefined ? { path, cost, says } : { path, cost, says, tone };
};

const costOf = ({ kind, power, mass, flights }: Option): string => {
  if (kind === null) return flights === 0 ? 'Launch, out of reach' : `Launch, hits in ${flights}`;
  return kind === 'coast' ? 'Coast' : `${kind === 'transfer' ? 'Transfer' : 'Phase'} ${power}, ${mass} mass`;
};

/** The cells a flight passes, sector by sector, its rings spread over them. */
const flightOver = ({ sectors }: OrbitView, from: Cell, to: Cell): readonly Cell[] => {
  const round = (((to.sector - from.sector) % sectors) + sectors) % sectors;
  const gap = round > sectors / 2 ? round - sectors : round;
  const steps = Math.max(1, Math.abs(gap));
  return Array.from({ length: steps + 1 }, (_, k) => ({
    ring: from.ring + Math.round(((to.ring - from.ring) * k) / steps),
    sector: (from.sector + Math.round((gap * k) / steps) + sectors) % sectors,
  }));
};
