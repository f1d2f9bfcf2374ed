// Why a consumer starves, and when the services agree.

import type { Facility, Flowing } from './model.ts';

/** `23 of 30 arrives`, `no flow arrives`. The reasons are the rules' own codes, strongest first. */
export const starveWords = (reasons: readonly string[], arriving: Flowing, wants: Flowing): string => {
  if (reasons.includes('Disconnected') || arriving.amount + arriving.push === 0) return 'no flow arrives';
  const parts: string[] = [];
  if (reasons.includes('LowAmount')) parts.push(`${arriving.amount} of ${wants.amount} arrives`);
  if (reasons.includes('LowPressure')) parts.push(`pressure ${arriving.push} of ${wants.push}`);
  if (reasons.includes('LowVoltage')) parts.push(`voltage ${arriving.push} of ${wants.push}`);
  return parts.join(', ') || `${arriving.amount} arrives`;
};

/** Required consumers that do not produce. */
export const missingServices = (facility: Facility): readonly string[] =>
  facility.props
    .filter((prop) => prop.type === 'consumer' && prop.isRequired && prop.service !== 'Producing')
    .map((prop) => prop.id);
