// A cell in words, for ears and for the inspector: ground, what stands there, what lies over it, whether one can walk in.

import type { CellView, PoiView, View } from '@interlock/droids';
import { modName } from '../panels/Mods.tsx';
import { sourceWords } from '../words.ts';
import { isActing } from './field.ts';
import { isSpot, placeWords, WAYS } from './hex.ts';

export const poiLine = (poi: PoiView): string => {
  switch (poi.kind) {
    case 'Crate':
      return `crate ${poi.id}, ${poi.amount} goods`;
    case 'Shed':
      return `shed ${poi.id}, ${poi.received} of ${poi.request}${poi.isFilled ? ', filled' : ''}${poi.isPriority ? ', priority' : ''}`;
    case 'Donkey':
      return `donkey ${poi.id} looking ${WAYS[poi.facing]}${poi.kickFrom ? `, kicks from ${placeWords(poi.kickFrom)}` : ''}`;
    case 'Tower':
      return `tower ${poi.id}, ${poi.isActive ? 'on' : 'off'}${poi.reward ? `, reward ${poi.reward.card ?? poi.reward.kind}` : ''}`;
    case 'Terminal':
      return `terminal ${poi.id}, ${poi.isUsed ? 'used' : poi.reward ? `gives ${poi.reward}` : 'unknown'}`;
  }
};

export const cellName = (view: View, cell: CellView): string => {
  const poi = view.pois.find(({ id }) => id === cell.poi);
  const acting = cell.modifiers.filter(isActing);
  const struck = cell.modifiers.filter((mod) => !isActing(mod));
  return [
    `Cell ${placeWords(cell)}`,
    cell.terrain === cell.base ? cell.terrain.toLowerCase() : `${cell.terrain.toLowerCase()} for today`,
    ...(isSpot(cell, view.avatar) ? [`your robot, facing ${WAYS[view.avatar.facing]}`] : []),
    ...(poi ? [poiLine(poi)] : []),
    ...acting.map((mod) => `${modName(mod).toLowerCase()} from ${sourceWords(mod.source)}`),
    ...struck.map((mod) => `${modName(mod).toLowerCase()} suppressed`),
    cell.isFree ? 'free' : 'blocked',
  ].join(', ');
};
