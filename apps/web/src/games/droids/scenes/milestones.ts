// Milestones in a few words, with their drawing and tone.

import type { DroidsEvent } from '@interlock/droids';
import type { World } from '../field/field.ts';
import { assignmentWords, contractWords, signed } from '../words.ts';

export const milestoneWords = (
  world: World,
  event: DroidsEvent,
): { readonly icon: string; readonly text: string; readonly tone: string } => {
  switch (event.type) {
    case 'shedFilled':
      return { icon: 'shed', text: `Shed ${event.shed} is full`, tone: 'ok' };
    case 'donkeyRecruited':
      return { icon: 'donkey', text: `${event.donkey} joined`, tone: 'ok' };
    case 'towerDisabled':
      return { icon: 'tower', text: `Tower ${event.tower} is off`, tone: 'ok' };
    case 'assignmentCompleted':
      return { icon: 'flag', text: `${assignmentWords(world, event.assignment).name} met`, tone: 'ready' };
    case 'contractPaid':
      return {
        icon: 'paper',
        text: `${contractWords(world, event.contract).name} paid ${signed(event.amount)}`,
        tone: 'ready',
      };
    case 'dayEnded':
      return { icon: 'shed', text: 'All sheds are full', tone: 'ok' };
    default:
      return { icon: 'flag', text: event.type, tone: '' };
  }
};
