// Effects may be written with a capital (`AddHeat`), as in older files; inside they begin with a small letter.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The file with its effects in house spelling; everything else is passed on as it is. */
export const respell = (file: unknown): unknown => {
  if (!isObject(file) || !Array.isArray(file.events)) return file;
  return { ...file, events: file.events.map(respellEvent) };
};

const respellEvent = (event: unknown): unknown => {
  if (!isObject(event) || !Array.isArray(event.effects)) return event;
  return { ...event, effects: event.effects.map(respellEffect) };
};

const respellEffect = (effect: unknown): unknown => {
  if (!isObject(effect) || typeof effect.do !== 'string') return effect;
  return { ...effect, do: effect.do.charAt(0).toLowerCase() + effect.do.slice(1) };
};
