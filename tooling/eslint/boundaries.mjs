import path from 'node:path';
import { importProblem } from './importProblem.mjs';

/** Refuses imports across the house's walls, with the reason. */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { wall: '{{problem}}' } },
  create(context) {
    const file = path.relative(context.cwd, context.filename).split(path.sep).join('/');
    const check = (node, isType) => {
      const specifier = node.source?.value;
      if (typeof specifier !== 'string') return;
      const problem = importProblem({ file, specifier, isType });
      if (problem) context.report({ node: node.source, messageId: 'wall', data: { problem } });
    };
    return {
      ImportDeclaration: (node) => check(node, node.importKind === 'type'),
      ExportNamedDeclaration: (node) => check(node, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => check(node, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, false),
    };
  },
};
