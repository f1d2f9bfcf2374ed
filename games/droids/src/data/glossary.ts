// Names and texts of everything a player meets, for screens, terminal and log: what it is called, what it does (from the
// ruleset's numbers) and one line of its own.

import { CARD_KINDS, type ModifierKind, type PoiKind, type RobotType, type Terrain } from '../shape/names.ts';
import type { AssignmentSpec, ContractSpec, IntentSpec, Ruleset } from '../shape/ruleset.ts';
import type { World } from '../shape/world.ts';
import { effectText, intentText, spaced } from './intentText.ts';
import { modifierTable, modifierText } from './modifiers.ts';
import { texts } from './texts.ts';

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

export interface CardWords {
  readonly name: string;
  /** For narrow places. */
  readonly short: string;
  readonly text: string;
  readonly flavour: string;
}

export const cardWords = (rules: Ruleset, type: string): CardWords => {
  const spec = rules.cards.find((card) => card.type === type);
  const { name, short, flavour } = spec ?? { name: type, short: type.slice(0, 8), flavour: '' };
  const frees = spec?.frees ?? 0;
  const covered = frees > 0 ? ` The next ${frees} cards take no tape space.` : '';
  return { name, short, flavour, text: (spec?.intents.map(intentText).join(' ') ?? '') + covered };
};

/** What a modifier means, with the ruleset's numbers. */
export const modifierWords = (
  rules: Ruleset,
  kind: ModifierKind,
): { readonly name: string; readonly text: string } => ({
  name: spaced(kind),
  text: modifierText(modifierTable[kind], rules.modifiers[kind], rules.name),
});

export interface GlitchWords {
  readonly name: string;
  readonly text: string;
  readonly upside: string | null;
  readonly downside: string;
  readonly flavour: string;
}

export const glitchWords = (rules: Ruleset, name: string): GlitchWords => {
  const spec = rules.glitches.find((glitch) => glitch.name === name);
  const modifier = (kind: ModifierKind) => modifierWords(rules, kind).text;
  return {
    name: spec?.title ?? spaced(name),
    text: spec?.effects.map((effect) => effectText(rules, effect, modifier)).join(' ') ?? '',
    upside: spec?.upside ?? null,
    downside: spec?.downside ?? '',
    flavour: spec?.flavour ?? '',
  };
};

const payOf = (energy: number, stability: number): string =>
  [...(energy > 0 ? [`+${energy} Energy`] : []), ...(stability > 0 ? [`+${stability} Stability`] : [])].join(' and ');

/** What is paid for, by measure; `per` and `at` filled in. */
const contractFor = (spec: ContractSpec): string => {
  const { measure, per, at } = spec;
  switch (measure) {
    case 'pathLength':
      return `for every full ${per} cells walked`;
    case 'heavyInstructions':
      return `for every instruction that delivers at least ${at} goods`;
    case 'cleanDay':
      return 'for a day with a delivery, without hiccups and without wear';
    case 'leanPrograms':
      return `for every program of at most ${at} instructions that delivers something`;
    case 'towers':
      return 'for every tower switched off for the first time';
    case 'extraPasses':
      return 'for every instruction that runs or works a second time';
    case 'newCells':
      return 'for every cell visited for the first time';
    default:
      return `for every ${per} of ${spaced(measure).toLowerCase()}`;
  }
};

export interface DealWords {
  readonly name: string;
  readonly text: string;
  readonly pays: string;
  readonly flavour: string;
}

export const contractWords = (rules: Ruleset, name: string): DealWords => {
  const spec = rules.contracts.find((contract) => contract.name === name);
  const { name: title, flavour } = own(texts.contracts, name) ?? { name: spaced(name), flavour: '' };
  if (spec === undefined) return { name: title, text: '', pays: '', flavour };
  const pays = payOf(spec.energy, spec.stability);
  const most = spec.most === null || spec.most <= 1 ? '' : `, ${spec.most} times at the most`;
  const text =
    spec.modifier === null ? `${pays} ${contractFor(spec)}${most}.` : modifierWords(rules, spec.modifier).text;
  return { name: title, text, pays, flavour };
};

const assignmentFor = ({ measure, at, express, isFragile, modifier }: AssignmentSpec): string => {
  switch (measure) {
    case 'prioritySheds':
      return 'Fill the marked shed today';
    case 'earlyCredited':
      return `+${express?.energy ?? 0} Energy per ${express?.per ?? 1} goods delivered in the first ${express?.programs ?? 0} programs; at least ${at} goods in them`;
    case 'newCells':
      return `Visit at least ${at} new cells today`;
    case 'towers':
      return `Switch off ${at === 1 ? 'a tower' : `${at} towers`} for the first time`;
    case 'heaviest':
      return `Deliver at least ${at} goods in one instruction`;
    default: {
      const dark = modifier === null ? '' : ' in the dark';
      return `Deliver at least ${at} goods today${dark}${isFragile ? ' and break none (bumps and long moves break one)' : ''}`;
    }
  }
};

export const assignmentWords = (rules: Ruleset, name: string, shed: string | null = null): DealWords => {
  const spec = rules.assignments.find((assignment) => assignment.name === name);
  const { name: title, flavour } = own(texts.assignments, name) ?? { name: spaced(name), flavour: '' };
  if (spec === undefined) return { name: title, text: '', pays: '', flavour };
  const pays = payOf(spec.energy, spec.stability);
  const what = shed === null ? assignmentFor(spec) : assignmentFor(spec).replace('the marked shed', `shed ${shed}`);
  return { name: title, text: `${what}: ${pays}.`, pays, flavour };
};

/** Name, what it does in numbers, and its line. */
export const terrainWords = (
  rules: Ruleset,
  terrain: Terrain,
): { readonly name: string; readonly text: string; readonly flavour: string } => {
  const { rest, moveEnergy, interactCost } = rules.terrain[terrain];
  const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);
  const parts = [
    ...(terrain === 'Blocked' ? ['no way through'] : []),
    ...(rest === 0 ? [] : [`rest ${signed(rest)}`]),
    ...(moveEnergy === 0 ? [] : [`leaving it: ${signed(moveEnergy)} Energy`]),
    ...(interactCost === 0 ? [] : [`using things costs ${signed(interactCost)}`]),
  ];
  return {
    name: terrain,
    text: parts.length === 0 ? 'no effect' : parts.join(', '),
    flavour: texts.terrain[terrain] ?? '',
  };
};

export const robotWords = (
  rules: Ruleset,
  robot: RobotType,
): { readonly name: string; readonly identity: string; readonly line: string; readonly trait: string | null } => {
  const { identity = '', line = '' } = texts.robots[robot] ?? {};
  const [trait] = rules.robots[robot].traits;
  return { name: robot, identity, line, trait: trait === undefined ? null : modifierWords(rules, trait).text };
};

export const poiWords = (kind: PoiKind): { readonly name: string; readonly text: string } => ({
  name: kind,
  text: texts.pois[kind] ?? '',
});

/** The in-world name of a phase and its page of help [DD-076]. */
export const phaseWords = (phase: string): { readonly name: string; readonly help: string } =>
  texts.phases[phase] ?? { name: phase, help: '' };

/** Who waits in a shed (`S2`): another row of neighbours on every seed. */
export const donkeyWords = (
  { level }: Pick<World, 'level'>,
  shed: string,
): { readonly name: string; readonly waits: string; readonly fed: string } => {
  const first = [...(level.seed ?? level.id)].reduce((sum, sign) => sum + sign.codePointAt(0)!, 0);
  return texts.donkeys[(first + Number(shed.slice(1))) % texts.donkeys.length]!;
};

/** The `nth` line for a milestone; they take turns. */
export const milestoneLine = (milestone: string, nth: number): string => {
  const lines = texts.milestones[milestone] ?? [''];
  return lines[nth % lines.length]!;
};

/** Why an instruction did nothing, as the end of a sentence. */
export const failureText = (reason: string, values: Readonly<Record<string, string | number>> = {}): string =>
  (texts.failures[reason] ?? reason).replace(/\{([a-z]+)\}/g, (_, name) => String(values[name] ?? ''));

/** The sentence behind a loss. */
export const causeText = (cause: string): string => texts.causes[cause] ?? cause;

/** What made a currency change; a modifier that came or went by its own name. */
export const reasonText = (cause: string): string => texts.reasons[cause] ?? spaced(cause);

/** Cards of this ruleset that help against a kind of harm on cards, those made for it first. */
export const remedyCards = ({ cards, modifiers }: Ruleset, kind: string): readonly string[] => {
  const harm = CARD_KINDS.find((one) => one === kind);
  if (harm === undefined) return [];
  const costOf = (one: ModifierKind) => modifiers[one].costs?.[0]?.amount ?? 0;
  const helps = (of: (intent: IntentSpec) => boolean) =>
    cards.filter(({ intents }) => intents.some(of)).map(({ type }) => type);
  const made = helps((intent) => intent.type === 'ImmunizeCard' && intent.kind === harm);
  const cheaper = helps((one) => one.type === 'AddCardModifier' && costOf(one.kind) < 0 && costOf(harm) > 0);
  const any = helps(({ type }) => type === 'NullifyCard' || type === 'RemoveCardModifiers' || type === 'ReflashCard');
  return [...made, ...cheaper, ...any];
};
