// Items a level asks for and does not have anywhere: what an inspector may add [DS-485].

import type { Content } from '../data/content.ts';
import type { Level } from '../map/level.ts';

export const missingItems = (content: Content, level: Level): readonly string[] => {
  const lying = [
    ...level.items.map(({ item }) => item),
    ...level.furniture.flatMap(({ holds }) => holds),
    ...level.puzzles.flatMap(({ grants }) => (grants.startsWith('item:') ? [grants.slice('item:'.length)] : [])),
  ];
  const isLacking = (item: string): boolean => !lying.includes(item);
  const locked = level.rooms.filter(
    ({ id }) =>
      level.doors.some(({ room, locked: isLocked }) => isLocked && room === id) &&
      !level.puzzles.some(({ grants }) => grants === `unlock:${id}`),
  );
  const tools = level.hazards.flatMap(({ id, kind }) => {
    const tool = content.hazards.find((one) => one.id === kind)?.tool;
    const isHelped =
      level.controls.some(({ hazard }) => hazard === id) || level.puzzles.some(({ grants }) => grants === `fix:${id}`);
    return tool === undefined || isHelped ? [] : [`tool:${tool.id}`];
  });
  const need = level.generators.reduce((sum, { needs }) => sum + needs, 0);
  const had = lying.filter((item) => item === 'battery').length;
  return [
    ...locked.map(({ id }) => `keycard:${id}`).filter(isLacking),
    ...[...new Set(tools)].filter(isLacking),
    ...(had < need ? ['battery'] : []),
  ];
};
