// What no schema can say about contracts and assignments: those that pay nothing or can never be met, two of one name, and
// rewards the ruleset does not know.

import type { Finding } from '@interlock/kernel';
import { texts } from '../data/texts.ts';
import { CARD_KINDS, type ModifierKind } from '../shape/names.ts';
import type { AssignmentSpec, ContractSpec, Ruleset } from '../shape/ruleset.ts';
import { error, note, twice, when } from './finding.ts';

export const lintDeals = (rules: Ruleset): Finding[] => {
  const { name, contracts, assignments, flags } = rules;
  return [
    ...when(
      flags.hasContracts && new Set(contracts.map(({ tag }) => tag)).size < 2,
      error(
        `${name}.contracts`,
        'too-few-contracts',
        'two contracts of different tags are offered each day; give at least two tags',
      ),
    ),
    ...when(
      flags.hasAssignments && !assignments.some(({ needs }) => needs === 'nothing'),
      error(
        `${name}.assignments`,
        'no-assignment',
        'at least one assignment must be possible on every day (needs: nothing)',
      ),
    ),
    ...lintList(rules, 'contracts', contracts),
    ...lintList(rules, 'assignments', assignments),
    ...contracts.flatMap((spec, i) => lintContract(rules, `${name}.contracts[${i}]`, spec)),
    ...assignments.flatMap((spec, i) => lintAssignment(`${name}.assignments[${i}]`, spec)),
  ];
};

type Deal = Pick<ContractSpec, 'name' | 'energy' | 'stability' | 'modifier'>;

/** What holds for both lists. */
const lintList = ({ name, flags }: Ruleset, list: 'contracts' | 'assignments', deals: readonly Deal[]): Finding[] => [
  ...twice(deals.map((deal) => deal.name)).map(([at, twin]) =>
    error(`${name}.${list}[${at}].name`, 'same-name', `there are two ${list} of the name ${twin}`),
  ),
  ...deals.flatMap((deal, i) => {
    const path = `${name}.${list}[${i}]`;
    return [
      ...when(
        deal.stability > 0 && !flags.hasStability,
        error(`${path}.stability`, 'no-stability', `${name} has no Stability, so it cannot be paid`),
      ),
      ...lintModifier(`${path}.modifier`, deal.modifier),
      ...when(
        !Object.hasOwn(texts[list], deal.name),
        note(`${path}.name`, 'no-text', `${deal.name} has no title and no line in texts.${list}`),
      ),
    ];
  }),
];

const lintModifier = (path: string, kind: ModifierKind | null): readonly Finding[] =>
  when(
    kind !== null && CARD_KINDS.includes(kind),
    error(path, 'wrong-target', `${kind} lies on cards; what runs with a deal lies on the robot`),
  );

/** Measures that count only what reaches a threshold. */
const THRESHOLDS: readonly string[] = ['heavyInstructions', 'leanPrograms'];

const lintContract = ({ cards }: Ruleset, path: string, spec: ContractSpec): Finding[] => {
  const { measure, energy, stability, modifier, most, at, tag } = spec;
  return [
    ...when(
      modifier === null && (measure === 'none' || most === 0 || energy + stability === 0),
      error(path, 'pays-nothing', 'it never pays: give it a measure, a reward and no `most` of 0, or a modifier'),
    ),
    ...when(
      THRESHOLDS.includes(measure) && at === 0,
      error(`${path}.at`, 'no-threshold', `${measure} counts from a threshold on; at is 0`),
    ),
    ...when(
      !cards.some((card) => card.tag === tag),
      note(`${path}.tag`, 'empty-tag', `no card has the tag ${tag}, so its shop leans to nothing`),
    ),
  ];
};

/** What must be there for a measure to be met at all [DD-437]. */
const NEEDS: Readonly<Record<string, AssignmentSpec['needs']>> = { towers: 'activeTower', newCells: 'unvisited' };

const lintAssignment = (path: string, spec: AssignmentSpec): Finding[] => {
  const { measure, energy, stability, needs, express } = spec;
  const wanted = NEEDS[measure];
  return [
    ...when(measure === 'none', error(`${path}.measure`, 'never-met', 'nothing is measured, so it can never be met')),
    ...when(
      energy + stability === 0 && (express?.energy ?? 0) === 0,
      error(path, 'pays-nothing', 'it pays neither Energy nor Stability'),
    ),
    ...when(
      wanted !== undefined && needs !== wanted,
      error(`${path}.needs`, 'needs', `${measure} can only be met with ${wanted}; it would be set on days without`),
    ),
    ...when(
      express !== undefined && measure !== 'earlyCredited',
      error(`${path}.express`, 'express', 'express pays the first programs of a day; its measure is earlyCredited'),
    ),
    ...when(
      express === undefined && measure === 'earlyCredited',
      error(`${path}.measure`, 'express', 'earlyCredited counts the first programs; express says how many'),
    ),
  ];
};
