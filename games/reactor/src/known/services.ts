// Why a consumer starves, and when the services agree.

import { type Facility, type Flowing, type Prop, placeOf } from './model.ts';
import { capital } from './names.ts';
import { trailOf, trailWords } from './trail.ts';

/** `23 of 30 arrives`, `no flow arrives`. The reasons are the rules' own codes, strongest first. */
export const starveWords = (reasons: readonly string[], arriving: Flowing, wants: Flowing): string => {
  if (reasons.includes('Disconnected') || arriving.amount + arriving.push === 0) return 'no flow arrives';
  const parts: string[] = [];
  if (reasons.includes('LowAmount')) parts.push(`${arriving.amount} of ${wants.amount} arrives`);
  if (reasons.includes('LowPressure')) parts.push(`pressure ${arriving.push} of ${wants.push}`);
  if (reasons.includes('LowVoltage')) parts.push(`voltage ${arriving.push} of ${wants.push}`);
  return parts.join(', ') || `${arriving.amount} arrives`;
};

/** Why a consumer starves: the network's own reason, back to the source, and what to do about it; before the eye is open,
 *  how to learn it. */
export const whyStarved = (facility: Facility, prop: Prop, falloff: (what: 'push' | 'amount') => number): string[] => {
  const { underground } = facility;
  if (!underground) {
    const eye = facility.props.find(({ type }) => type === 'eyeTerminal');
    return [
      `The reason lies below the floor. Open the eye${eye ? ` at ${placeOf(facility, eye.cell)}` : ''} to see it.`,
    ];
  }
  const carrier = prop.carrier!;
  const pipe = underground.pipes[carrier].get(prop.cell);
  const starving = underground.starving.get(prop.id);
  if (!pipe || !starving) return [];
  const said = `Starved: ${starveWords(starving.reasons, pipe, starving.wants)}.`;
  if (pipe.amount + pipe.push === 0) {
    const shut = facility.props.filter(
      (one) => one.type === 'flow' && one.carrier === carrier && one.state !== 'Enabled',
    );
    const help =
      shut.length > 0
        ? `Open the source at ${shut.map(({ cell }) => placeOf(facility, cell)).join(' or ')}`
        : 'Turn a junction toward it';
    return [said, `No open source reaches it. ${help}.`];
  }
  const what = starving.reasons.includes('LowAmount') ? 'amount' : 'push';
  const trail = trailOf(facility, carrier, prop.cell, what, falloff(what));
  const split = trail?.splits.find(({ mode }) => mode.includes('/'));
  const help = split
    ? `Give branch ${split.branch} of the junction at ${placeOf(facility, split.cell)} more.`
    : 'Another consumer upstream may be drawing what it lacks.';
  return [said, `${capital(trailWords(facility, carrier, what, pipe[what], trail))}.`, help];
};

/** Required consumers that do not produce. */
export const missingServices = (facility: Facility): readonly string[] =>
  facility.props
    .filter((prop) => prop.type === 'consumer' && prop.isRequired && prop.service !== 'Producing')
    .map((prop) => prop.id);
