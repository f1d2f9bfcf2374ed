// Somebody who plays the station by typed words alone and knows only what is shown: what is in hand is used, what lies about
// is taken, what is shut is opened, and what is dark is explored.

import type { StationView } from '@interlock/station';
import type { Desk } from '../../src/play/desk.ts';

const MOST = 400;

/** Plays on until the run is over or nothing more comes to mind. */
export const talkOn = (desk: Desk): void => {
  const said = (line: string): boolean => {
    const turns = desk.session.turns.length;
    desk.hear(line);
    return desk.session.turns.length > turns;
  };
  for (let i = 0; i < MOST && !desk.isOver; i++)
    if (!ideas(desk.session.view() as StationView).some((lines) => lines.some(said))) return;
};

/** Lines to try, the best first: of each row the first that leads to anything. */
const ideas = (view: StationView): readonly (readonly string[])[] => {
  const { things, hazards, items, doors, rooms, inventory, objectives } = view;
  const isHeld = (item: string): boolean => inventory.some((one) => one.item === item);
  const panel = things.flatMap((one) => (one.kind === 'terminal' ? one.controls : []));
  return [
    objectives.isLiftReady ? ['leave'] : [],
    isHeld('battery') && things.some((one) => one.kind === 'generator' && !one.isPowered) ? ['fill'] : [],
    hazards.flatMap(({ id, isFixed, tool }) => (!isFixed && tool?.isHeld ? [`fix ${id}`] : [])),
    things.flatMap((one) => (one.kind === 'control' && !one.isHazardFixed ? [`pull ${one.id}`] : [])),
    items.flatMap(({ id, item }) => (item.startsWith('log:') ? [] : [`take ${id}`])),
    things.flatMap((one) => (one.kind === 'furniture' && !one.isSearched ? [`search ${one.id}`] : [])),
    doors.flatMap(({ room, isLocked, card }) => (isLocked && card?.isHeld ? [`unlock ${room}`] : [])),
    things.flatMap((one) => {
      if (one.kind !== 'puzzle' || one.isSolved) return [];
      if (one.type === 'code') return one.fragments.every((strip) => strip.isHeld) ? ['code'] : [];
      return one.isInReach ? [`press ${firstPress(one.lamps)}`] : [`go to ${one.id}`];
    }),
    ['explore'],
    rooms.flatMap(({ id }) => (panel.some(({ room, isDoorsOn }) => room === id && !isDoorsOn) ? [`open ${id}`] : [])),
    rooms.flatMap(({ id, isEntered }) => (isEntered ? [] : [`go to ${id}`])),
  ];
};

/** A lamp of the fewest presses that make all nine dark. */
const firstPress = (lamps: readonly boolean[]): number => {
  const turned = (board: number, k: number): number =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .filter((other) => Math.abs((other % 3) - (k % 3)) + Math.abs(Math.floor(other / 3) - Math.floor(k / 3)) <= 1)
      .reduce((now, other) => now ^ (1 << other), board);
  const start = lamps.reduce((board, isLit, k) => (isLit ? board | (1 << k) : board), 0);
  const pressed = (presses: number): readonly number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((k) => (presses >> k) & 1);
  const solutions = Array.from({ length: 512 }, (_, presses) => pressed(presses)).filter(
    (presses) => presses.reduce(turned, start) === 0,
  );
  return solutions.sort((a, b) => a.length - b.length)[0]![0]!;
};
