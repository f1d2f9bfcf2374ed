// Mutants of a source file: small wrong programs, one change each. All those asked for are written into one text, and each
// sleeps until its number is the one that is awake; so a file is compiled once for all its mutants.

import { parseSync } from 'oxc-parser';
import { childrenOf, lineOf } from '../lib/source-tree.mjs';

const SWAPS = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['+'],
  '/': ['*'],
  '%': ['+'],
  '&': ['|'],
  '|': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
  '|=': ['&='],
  '&=': ['|='],
  '++': ['--'],
  '--': ['++'],
};
const METHODS = { min: 'max', max: 'min', some: 'every', every: 'some' };
const carriers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

/**
 * Every mutant of a text, in source order: where it stands, what stands there, and what it would be.
 * @returns {{ start: number, end: number, line: number, stands: string, was: string, made: string, isStatement: boolean, rules: string[] }[]}
 */
export const mutantsOf = (file, text) => {
  const { program, comments, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0].message}`);
  const found = [];
  const rulesAt = rulesBySpan(program, comments);
  const add = (node, made, isStatement = false) =>
    found.push({
      start: node.start,
      end: node.end,
      line: lineOf(text, node.start),
      stands: text
        .slice(text.lastIndexOf('\n', node.start - 1) + 1)
        .split('\n', 1)[0]
        .trim(),
      was: text.slice(node.start, node.end),
      made,
      isStatement,
      rules: rulesAt(node.start),
    });
  visit(program, undefined, text, add);
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
};

const visit = (node, parent, text, add) => {
  if (node.type.startsWith('TS') && !carriers.has(node.type)) return;
  if (node.type === 'ImportDeclaration' || node.exportKind === 'type') return;
  changes(node, parent, text, add);
  for (const child of childrenOf(node)) if (!isName(node, child)) visit(child, node, text, add);
};

/** Keys, parameters' types and what is assigned to are no expressions of their own. */
const isName = (node, child) => {
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition')
    return child === node.key && !node.computed;
  if (node.type === 'MemberExpression') return child === node.property && !node.computed;
  return false;
};

const changes = (node, parent, text, add) => {
  const source = (one) => text.slice(one.start, one.end);
  switch (node.type) {
    case 'BinaryExpression':
      if (isOfText(node)) return;
      for (const other of SWAPS[node.operator] ?? [])
        add(node, `(${source(node.left)}) ${other} (${source(node.right)})`);
      return;
    case 'LogicalExpression':
      for (const other of SWAPS[node.operator] ?? [])
        add(node, `(${source(node.left)}) ${other} (${source(node.right)})`);
      return;
    case 'AssignmentExpression':
      for (const other of SWAPS[node.operator] ?? []) add(node, `${source(node.left)} ${other} ${source(node.right)}`);
      return;
    case 'UpdateExpression':
      for (const other of SWAPS[node.operator] ?? [])
        add(node, node.prefix ? `${other}${source(node.argument)}` : `${source(node.argument)}${other}`);
      return;
    case 'UnaryExpression':
      if (node.operator === '!' || node.operator === '-') add(node, `(${source(node.argument)})`);
      return;
    case 'IfStatement':
    case 'ConditionalExpression':
      add(node.test, 'true');
      add(node.test, 'false');
      return;
    case 'Literal':
      if (typeof node.value === 'number') add(node, `${node.value + 1}`);
      if (typeof node.value === 'boolean') add(node, `${!node.value}`);
      return;
    case 'CallExpression':
      method(node, text, add);
      return;
    case 'ExpressionStatement':
      if (isRemovable(node, parent)) add(node, ';', true);
      return;
  }
};

/** Texts joined by + are words, and words are tested as words. */
const isOfText = ({ operator, left, right }) =>
  operator === '+' && [left, right].some((one) => one.type === 'TemplateLiteral' || typeof one.value === 'string');

const method = (node, text, add) => {
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return;
  const other = METHODS[callee.property.name];
  if (other === undefined) return;
  const whole = text.slice(node.start, node.end);
  const at = callee.property.start - node.start;
  add(node, whole.slice(0, at) + other + whole.slice(at + callee.property.name.length));
};

const isRemovable = (node, parent) =>
  !node.directive &&
  (node.expression.type === 'CallExpression' || node.expression.type === 'AssignmentExpression') &&
  node.expression.callee?.type !== 'Super' &&
  parent !== undefined;

const RULE = /\b[A-Z]{2}-\d{3}\b/g;

/** Rules named by the comments of a top-level declaration or at the head of its file hold for what it contains. */
const rulesBySpan = (program, comments) => {
  const spans = program.body.map((node, i) => ({
    from: i === 0 ? 0 : program.body[i - 1].end,
    to: node.end,
    rules: new Set(),
  }));
  for (const comment of comments) {
    const span = spans.find(({ from, to }) => comment.start >= from && comment.start < to);
    for (const rule of comment.value.match(RULE) ?? []) span?.rules.add(rule);
  }
  return (offset) => [...(spans.find(({ from, to }) => offset >= from && offset < to)?.rules ?? [])];
};

/** The text with mutants written into it, each asleep until `__mutant(number)` says otherwise. */
export const instrumented = (text, mutants) => {
  const inOrder = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end || (b.isStatement ? 1 : -1));
  let at = 0;
  let out = '';
  const open = [];
  const upTo = (offset) => {
    while (open.length > 0 && open.at(-1).end <= offset) {
      const { end, isStatement } = open.pop();
      out += text.slice(at, end) + (isStatement ? '}}' : '))');
      at = end;
    }
    out += text.slice(at, offset);
    at = Math.max(at, offset);
  };
  for (const mutant of inOrder) {
    upTo(mutant.start);
    out += mutant.isStatement ? `{if(!__mutant(${mutant.number})){` : `(__mutant(${mutant.number})?(${mutant.made}):(`;
    open.push(mutant);
  }
  upTo(text.length);
  return out;
};

/** `count` of a list by a seed, the same for the same seed, in the order of the list. */
export const sampled = (list, count, seed) => {
  if (count >= list.length) return list;
  let state = 2166136261;
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0), 16777619);
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) >>> 0;
  };
  return list
    .map((one, i) => [draw(), i, one])
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
    .slice(0, count)
    .sort((a, b) => a[1] - b[1])
    .map(([, , one]) => one);
};
