// Findings of the level linter: their codes in the order of the rules, and the list they are collected in.

import type { Finding } from '@interlock/kernel';

export const CODES = [
  'format',
  'unknown-field',
  'missing-field',
  'wrong-type',
  'bad-id',
  'size',
  'ragged',
  'row-count',
  'terrain-symbol',
  'layer-symbol',
  'robot-start',
  'no-reactor-area',
  'cut-not-adjacent',
  'cut-no-edge',
  'mark-without-prop',
  'prop-without-mark',
  'mark-twice',
  'prop-on-wall',
  'prop-unreachable',
  'prop-type',
  'prop-state',
  'no-network-cell',
  'carrier-needed',
  'junction-mode',
  'junction-branches',
  'junction-edge',
  'junction-extra',
  'door-edge',
  'door-twice',
  'supply-name',
  'reactor-control',
  'no-required',
  'no-source',
  'no-eye',
  'never-connected',
  'consumer-value',
  'flow-value',
  'leak-id',
  'leak-no-cell',
  'leak-under-wall',
  'leak-not-wall',
  'leak-face',
  'leak-face-extra',
  'leak-reach',
  'leak-twice',
  'leak-severity',
  'surface-wall',
  'surface-value',
  'surface-twice',
  'callout-cell',
  'event-id',
  'event-turn',
  'event-phase',
  'event-effect',
  'event-target',
  'event-value',
  'event-text',
  'terminal-kind',
  'terminal-value',
  'condition-kind',
  'condition-ref',
  'condition-depth',
  'ready-heat',
  'inventory',
  'balance-key',
  'balance-value',
  'balance-twice',
  'balance-order',
  'start-unsafe',
  'start-ready',
  'early-loss',
  'par-missing',
  'witness-refused',
  'witness-no-win',
  'par-mismatch',
  'must-use',
  'must-use-name',
  'unused-prop',
] as const;

export type Code = (typeof CODES)[number];

export class Findings {
  readonly #list: Finding[] = [];

  /** A finding whose message is `<path>: <text>`. */
  add(code: Code, path: string, text: string, severity: Finding['severity'] = 'error'): void {
    this.say(code, path, `${path}: ${text}`, severity);
  }

  /** A finding with a message of its own. */
  say(code: Code, path: string, message: string, severity: Finding['severity'] = 'error'): void {
    this.#list.push({ path, code, severity, message });
  }

  get hasErrors(): boolean {
    return this.#list.some((finding) => finding.severity === 'error');
  }

  has(...codes: readonly Code[]): boolean {
    return this.#list.some((finding) => codes.includes(finding.code as Code));
  }

  /** In the order of the codes, and within one code in the order found. */
  sorted(): readonly Finding[] {
    return [...this.#list].sort((a, b) => CODES.indexOf(a.code as Code) - CODES.indexOf(b.code as Code));
  }
}
