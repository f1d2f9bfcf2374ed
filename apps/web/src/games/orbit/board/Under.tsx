// Under the board: the beats of a turn while it is shown, the sum that was asked for, and the prompts of the first scenarios.

import type { OrbitShape } from '@interlock/orbit';
import type { PanelProps } from '../../screen.ts';
import { Answer } from '../panels/Answer.tsx';
import { Phases } from './Phases.tsx';
import { Tutorial } from './Tutorial.tsx';

export const Under = (props: PanelProps<OrbitShape>) => (
  <>
    <Phases {...props} />
    <Tutorial {...props} />
    <Answer {...props} />
  </>
);
