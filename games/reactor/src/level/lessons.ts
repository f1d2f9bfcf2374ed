// What a level teaches, in words: files may name a mechanic by its code, players read a sentence.

const WORDS: Readonly<Record<string, string>> = {
  move: 'walking',
  flow: 'opening a source',
  consumer: 'switching on a consumer',
  activate: 'starting the core',
  tJunction: 'T-junctions: quarters and halves of a line',
  crossJunction: 'cross-junctions: thirds and halves of a line',
  door: 'doors',
  repair: 'repair',
  fuelNeutralizer: 'the fuel neutralizer',
  coolantNeutralizer: 'the coolant neutralizer',
  electricityNeutralizer: 'the electricity neutralizer',
  heatShield: 'the heat shield and its steps',
  triage: 'triage: what not to repair',
};

/** One sentence of the lessons of a level; what is no code stands as written. */
export const sayLessons = (teaches: readonly string[]): string => {
  const text = teaches.map((lesson) => (Object.hasOwn(WORDS, lesson) ? WORDS[lesson] : lesson)).join('; ');
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};
