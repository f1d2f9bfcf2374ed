// The win gate and the losing thresholds, in words: what is met, what is missing, what an answer opens or closes.

import type { Card, Content, Fields, Target } from '../shape.ts';
import { LABELS } from './fields.ts';

export interface GateLine {
  readonly field: 'privilege' | 'bureaucracy' | 'security';
  readonly met: boolean;
  /** How far the value lies on the wrong side; 0 where it is met. */
  readonly missing: number;
  readonly words: string;
}

export const gateLines = (content: Content, fields: Fields): readonly GateLine[] => {
  const { privilegeMin, bureaucracyMax, securityMax } = content.config.winGate;
  return [
    line('privilege', privilegeMin - fields.privilege, 'rise'),
    line('bureaucracy', fields.bureaucracy - bureaucracyMax, 'fall'),
    line('security', fields.security - securityMax, 'fall'),
  ];
};

const line = (field: GateLine['field'], over: number, way: string): GateLine => ({
  field,
  met: over <= 0,
  missing: Math.max(0, over),
  words: over <= 0 ? `${LABELS[field]} is inside the gate` : `${LABELS[field]} must ${way} by ${over}`,
});

export const isGateMet = (content: Content, fields: Fields): boolean =>
  gateLines(content, fields).every((one) => one.met) && fields.timeLeft >= content.config.winGate.timeLeftMin;

/** What changes about the gate and the losing cards between two sets of fields, most welcome first. */
export const crossings = (content: Content, before: Fields, after: Fields): readonly string[] => {
  const said: string[] = [];
  const was = gateLines(content, before);
  const is = gateLines(content, after);
  const entered = is.filter((one, i) => one.met && !was[i]!.met);
  const left = is.filter((one, i) => !one.met && was[i]!.met);
  if (entered.length > 0) {
    const list = listed(entered.map(({ field }) => `${LABELS[field]} ${after[field]}`));
    said.push(is.every((one) => one.met) ? 'GATE MET' : `${list} ${entered.length > 1 ? 'enter' : 'enters'} the gate`);
  }
  if (left.length > 0) {
    const list = listed(left.map(({ field }) => `${LABELS[field]} ${after[field]}`));
    said.push(`${list} ${left.length > 1 ? 'leave' : 'leaves'} the gate`);
  }
  const { securityMin, bureaucracyMin } = content.config.loseTerminals;
  for (const [field, min] of [
    ['bureaucracy', bureaucracyMin],
    ['security', securityMin],
  ] as const) {
    const name = losingCard(content, field)?.title ?? 'a losing card';
    if (before[field] < min && after[field] >= min) said.push(`${LABELS[field]} ${after[field]}: ${name} can be drawn`);
    if (before[field] >= min && after[field] < min)
      said.push(`${LABELS[field]} ${after[field]}: ${name} can no longer be drawn`);
  }
  return said;
};

/** The losing card that waits behind a field. */
export const losingCard = (content: Content, field: Target): Card | null =>
  content.events.find(
    (card) => card.terminalOutcome === 'lose' && card.conditions.some(({ param }) => param === field),
  ) ?? null;

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
