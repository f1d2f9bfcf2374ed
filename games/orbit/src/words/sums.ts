// Every number with its sum, and below numbers of one rule that rule once: a page to read in a terminal [OS-457].

import { texts } from '../data/texts.ts';
import type { Appraisal, Figure } from '../shape/planner.ts';
import type { OrbitView } from '../shape/view.ts';

const { labels } = texts;

/** Figures of what is not on board say nothing. */
const isAboard =
  ({ rows }: Appraisal) =>
  ({ id }: Figure): boolean =>
    !rows.some((row) => !row.isInstalled && (id === `energy.${row.id}` || id === `heat.${row.id}`));

export const sumLines = (view: OrbitView, appraisal: Appraisal, figures: readonly Figure[]): readonly string[] => {
  const shown = figures.filter(isAboard(appraisal));
  return shown.flatMap((figure, i) => {
    const label = labelOf(view, appraisal, figure.id);
    const line = label === '' ? figure.sum : `${label}: ${figure.sum}`;
    const isLast = shown[i + 1]?.rule !== figure.rule;
    return isLast ? [line, `    ${texts.rules[figure.rule]} ${figure.rule}`] : [line];
  });
};

/** Whose number it is; empty where the sum begins with it. */
const labelOf = ({ ships }: OrbitView, { options }: Appraisal, id: string): string => {
  const [kind, of] = [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)];
  if (labels[id] !== undefined) return labels[id];
  if (kind === 'energy' || kind === 'gate') return '';
  if (kind === 'order') return options.find((option) => option.id === of)?.text ?? of;
  return `${ships.find((ship) => ship.id === of)?.name ?? of}, ${labels[kind] ?? kind}`;
};
