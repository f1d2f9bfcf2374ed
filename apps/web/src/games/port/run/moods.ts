// How a gauge feels before it kills: five states with a word each, so that stress 93 does not look like stress 12. The
// limits are the content's; what lies between them is divided evenly.

import type { PortShape } from '@interlock/port';
import type { View } from '@interlock/port/screen';

type Config = PortShape['world']['config'];
type Field = keyof View['fields'];

export interface Mood {
  /** 0 at rest, 4 at the edge. */
  readonly level: 0 | 1 | 2 | 3 | 4;
  readonly word: string;
}

const WORDS: Readonly<Partial<Record<Field, readonly [string, string, string, string, string]>>> = {
  timeLeft: ['plenty', 'passing', 'short', 'ending', 'last breath'],
  stress: ['calm', 'busy', 'tense', 'frayed', 'breaking'],
  bureaucracy: ['light', 'in the gate', 'over the gate', 'piling up', 'may expire'],
  security: ['unseen', 'in the gate', 'over the gate', 'watched', 'may be blocked'],
  privilege: ['well liked', 'in the gate', 'not enough', 'thin ice', 'the last point'],
};

/** Null for a field that cannot lose the run. */
export const moodOf = (config: Config, field: Field, value: number): Mood | null => {
  const words = WORDS[field];
  const level = words ? levelOf(config, field, value) : null;
  return words && level !== null ? { level, word: words[level] } : null;
};

/** The same in a word or two for a phone's row; the gate in numbers. */
export const shortMood = (config: Config, field: Field, value: number): string => {
  const { privilegeMin, bureaucracyMax, securityMax } = config.winGate;
  const over = { bureaucracy: value - bureaucracyMax, security: value - securityMax, privilege: privilegeMin - value };
  if (field === 'bureaucracy' || field === 'security') return over[field] > 0 ? `over by ${over[field]}` : 'met';
  if (field === 'privilege') return over.privilege > 0 ? `${over.privilege} short` : 'met';
  return moodOf(config, field, value)?.word ?? '';
};

const levelOf = ({ lose, winGate, loseTerminals, ui }: Config, field: Field, value: number): Mood['level'] | null => {
  switch (field) {
    case 'timeLeft': {
      const [first = 60, second = 30, last = 10] = ui.timeWarnings;
      return value <= last ? 4 : value <= second ? 3 : value <= first ? 2 : value <= 2 * first ? 1 : 0;
    }
    case 'stress': {
      const share = Math.floor((100 * value) / lose.stressAt);
      return share >= 90 ? 4 : share >= 75 ? 3 : share >= 55 ? 2 : share >= 30 ? 1 : 0;
    }
    case 'bureaucracy':
      return pressed(value, winGate.bureaucracyMax, loseTerminals.bureaucracyMin);
    case 'security':
      return pressed(value, winGate.securityMax, loseTerminals.securityMin);
    case 'privilege':
      return value <= lose.privilegeAt + 1
        ? 4
        : value === lose.privilegeAt + 2
          ? 3
          : value < winGate.privilegeMin
            ? 2
            : value === winGate.privilegeMin
              ? 1
              : 0;
    default:
      return null;
  }
};

/** Inside the gate, over it, halfway to the losing card, and beyond. */
const pressed = (value: number, gate: number, card: number): Mood['level'] =>
  value >= card ? 4 : value > (gate + card) / 2 ? 3 : value > gate ? 2 : value > gate / 2 ? 1 : 0;
