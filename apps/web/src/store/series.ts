// What the chart of a run draws: the one line of the look, or the one the look chooses by what comes.

import type { Status } from '@interlock/kernel';
import type { Look, Series, Table } from '../games/screen.ts';

export const causeOf = (status: Status | undefined): string | null => (status?.is === 'lost' ? status.cause : null);

/** The views of a forecast chart, and the loss that the plan leads to. */
export const outlookOf = ({ view, ahead, idle }: Pick<Table, 'view' | 'ahead' | 'idle'>) => ({
  views: [view, ...ahead.frames.map((frame) => frame.view), ...idle.frames.map((frame) => frame.view)],
  cause: causeOf(ahead.frames.at(-1)?.status),
});

export const seriesOf = (
  { series }: Look,
  { views, cause }: { readonly views: readonly unknown[]; readonly cause: string | null },
): Series | undefined => (typeof series === 'function' ? series(views, cause) : series);
