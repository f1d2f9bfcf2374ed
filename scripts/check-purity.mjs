// The pure rooms (kernel, search, grid, catalog, games) run alike everywhere and at any time. Whatever their sources take
// from the surroundings must stand on the list below: a list of the permitted, so that what is new is refused.
//   node scripts/check-purity.mjs [folder]

import { isPure } from './check-imports.mjs';
import { report } from './lib/findings.mjs';
import { isMain, root } from './lib/root.mjs';
import { eachGlobal } from './lib/scopes.mjs';
import { filesUnder, isSource, lineOf, parse, walk, workspaces } from './lib/source-tree.mjs';

const typedArrays = ['Int8', 'Uint8', 'Uint8Clamped', 'Int16', 'Uint16', 'Int32', 'Uint32', 'BigInt64', 'BigUint64'];

/** Part of the language, with the same results in every engine. */
const globals = new Set([
  ...['undefined', 'NaN', 'Infinity', 'Object', 'Array', 'Map', 'Set', 'WeakMap', 'WeakSet', 'Iterator', 'Reflect'],
  ...['Number', 'String', 'Boolean', 'BigInt', 'Symbol', 'RegExp', 'JSON', 'Math', 'Promise', 'Proxy'],
  ...[
    'Error',
    'TypeError',
    'RangeError',
    'SyntaxError',
    'AggregateError',
    'isNaN',
    'isFinite',
    'parseInt',
    'parseFloat',
  ],
  ...['ArrayBuffer', 'DataView', ...typedArrays.map((name) => `${name}Array`)],
  ...['encodeURIComponent', 'decodeURIComponent'],
]);

/** Exact in every engine. What is missing here is either rounded as the engine likes, or random. */
const exactMath = new Set(['floor', 'ceil', 'trunc', 'round', 'min', 'max', 'abs', 'sign', 'imul', 'clz32']);

/** What may stand after `instanceof` besides: a rule may name these to refuse them. */
const refusable = new Set(['Float32Array', 'Float64Array', 'Date', 'Function']);

const localeMethods = /^(?:localeCompare|toLocale\w*)$/;

/** @returns {{ file: string, line: number, message: string }[]} */
export const findImpurities = (home = root) => {
  const faults = [];
  for (const workspace of workspaces(home).filter(isPure)) {
    for (const file of filesUnder(home, `${workspace.folder}/src`).filter(isSource)) {
      const source = parse(home, file);
      const add = (node, message) => faults.push({ file, line: lineOf(source.text, node.start), message });
      findGlobals(source, add);
      findSyntax(source, add);
    }
  }
  return faults;
};

const findGlobals = ({ program }, add) => {
  const plainMath = new Set();
  walk(program, (node) => {
    if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.object.name !== 'Math') return;
    const name = nameOf(node);
    if (name !== undefined && exactMath.has(name)) plainMath.add(node.object);
    else if (name !== undefined) {
      plainMath.add(node.object);
      add(node, `uses Math.${name}, which is not exact in every engine.`);
    }
  });
  const refused = new Set();
  walk(program, (node) => {
    if (node.type === 'BinaryExpression' && node.operator === 'instanceof' && refusable.has(node.right.name))
      refused.add(node.right);
  });
  eachGlobal(program, (node) => {
    if (refused.has(node)) return;
    if (!globals.has(node.name)) add(node, `uses ${node.name}, which a pure room does not have.`);
    else if (node.name === 'Math' && !plainMath.has(node)) add(node, 'uses Math other than by a plain name.');
  });
};

const findSyntax = ({ program, comments }, add) => {
  walk(program, (node) => {
    switch (node.type) {
      case 'MemberExpression':
        if (localeMethods.test(nameOf(node) ?? '')) add(node, `calls ${nameOf(node)}, which depends on the locale.`);
        break;
      case 'Property':
        if (!node.computed && localeMethods.test(node.key.name ?? ''))
          add(node, `takes ${node.key.name}, which depends on the locale.`);
        break;
      case 'BinaryExpression':
        if (node.operator === '**' && !(isConstant(node.left) && isConstant(node.right)))
          add(node, 'raises to a power of something not constant; engines may round it differently.');
        break;
      case 'AssignmentExpression':
        if (node.operator === '**=')
          add(node, 'raises to a power of something not constant; engines may round it differently.');
        break;
      case 'MetaProperty':
        if (node.meta.name === 'import') add(node, 'uses import.meta, which differs from place to place.');
        break;
    }
  });
  for (const comment of comments)
    if (/^\/\s*<reference\b/.test(comment.value)) add(comment, 'draws in types with a reference comment.');
};

/** The name of a member, written plainly or as a string in brackets. */
const nameOf = ({ computed, property }) => {
  if (!computed) return property.name;
  if (property.type === 'Literal' && typeof property.value === 'string') return property.value;
  return property.type === 'TemplateLiteral' && property.quasis.length === 1
    ? property.quasis[0].value.cooked
    : undefined;
};

const isConstant = (node) => {
  if (node.type === 'Literal') return typeof node.value === 'number' || typeof node.value === 'bigint';
  if (node.type === 'UnaryExpression') return isConstant(node.argument);
  if (node.type === 'BinaryExpression') return isConstant(node.left) && isConstant(node.right);
  return node.type === 'ParenthesizedExpression' && isConstant(node.expression);
};

if (isMain(import.meta.url)) report('purity', findImpurities(process.argv[2] ?? root));
