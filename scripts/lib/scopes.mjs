// Which names in a file are its own, and which come from the surroundings: a small scope analysis over the syntax tree.
// Types are left out: they are gone before anything runs.

import { childrenOf } from './source-tree.mjs';

/** Calls `found` with every identifier that is read or written and that no scope of the file declares. */
export const eachGlobal = (program, found) => visit(program, [], found);

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const blocks = new Set([
  'Program',
  'BlockStatement',
  'StaticBlock',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
  'CatchClause',
  'ClassExpression',
  'ClassDeclaration',
  ...functions,
]);
// The only TypeScript nodes that hold code.
const carriers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
  'TSExportAssignment',
]);

const visit = (node, scopes, found) => {
  if (node.type.startsWith('TS')) {
    if (carriers.has(node.type)) visit(node.expression, scopes, found);
    return;
  }
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return;
  if (node.type === 'ExportNamedDeclaration' && (node.source || node.exportKind === 'type')) return;
  const inner = blocks.has(node.type) ? [...scopes, declaredIn(node)] : scopes;
  if (node.type === 'Identifier') {
    if (!inner.some((names) => names.has(node.name))) found(node);
    return;
  }
  for (const child of codeOf(node)) visit(child, inner, found);
};

/** Children without those identifiers that only name a key or a label. */
const codeOf = (node) => {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return childrenOf(node).filter((child) => child !== node.key || node.computed);
    case 'ExportSpecifier':
      return node.exportKind === 'type' ? [] : [node.local];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
      return [];
    default:
      return childrenOf(node);
  }
};

const declaredIn = (scope) => {
  const names = new Set();
  if (functions.has(scope.type)) {
    if (scope.type !== 'ArrowFunctionExpression') names.add('arguments');
    for (const parameter of scope.params) bind(parameter, names);
  }
  if (scope.type === 'CatchClause') bind(scope.param, names);
  if (scope.id && scope.type !== 'FunctionDeclaration') bind(scope.id, names);
  for (const child of childrenOf(scope)) declare(child, names, functions.has(scope.type) || scope.type === 'Program');
  return names;
};

/** Declarations that belong to the scope `node` stands in; `var` rises to the function around it. */
const declare = (node, names, isTop) => {
  switch (node.type) {
    case 'ImportDeclaration':
      for (const specifier of node.specifiers ?? []) names.add(specifier.local.name);
      return;
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      if (node.declaration) declare(node.declaration, names, isTop);
      return;
    case 'VariableDeclaration':
      if (!node.declare) for (const { id } of node.declarations) bind(id, names);
      return;
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      if (node.id && !node.declare) names.add(node.id.name);
      return;
    case 'SwitchCase':
      for (const child of node.consequent) declare(child, names, isTop);
      return;
    case 'LabeledStatement':
      declare(node.body, names, isTop);
      return;
  }
  if (isTop) hoist(node, names);
};

const hoist = (node, names) => {
  if (functions.has(node.type) || node.type.startsWith('TS')) return;
  if (node.type === 'VariableDeclaration' && node.kind === 'var')
    for (const { id } of node.declarations) bind(id, names);
  for (const child of childrenOf(node)) hoist(child, names);
};

const bind = (pattern, names) => {
  if (!pattern) return;
  switch (pattern.type) {
    case 'Identifier':
      names.add(pattern.name);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        bind(property.type === 'RestElement' ? property : property.value, names);
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) bind(element, names);
      return;
    case 'AssignmentPattern':
      bind(pattern.left, names);
      return;
    case 'RestElement':
      bind(pattern.argument, names);
      return;
    case 'TSParameterProperty':
      bind(pattern.parameter, names);
      return;
  }
};
