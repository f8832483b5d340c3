import ts from 'typescript';

/**
 * Refuses to look a name up in a plain object when the types allow the name to be anything: every object answers to
 * `constructor` and `__proto__`, so a caller's word is found where nobody put it. Names of literal types and numbers
 * are ours, and arrays and strings are indexed by numbers.
 */
export const outsideKeys = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      read: 'Any object answers to inherited names such as "constructor". Read by lookUp() from @shop/kernel/domain, or from a Map.',
      write:
        'A name such as "__proto__" changes more than an entry. Build the object by Object.fromEntries(), or use a Map.',
      membership:
        'Any object has inherited names such as "constructor". Ask Object.hasOwn(), a Map or a Set.',
    },
  },
  create(context) {
    // Of typescript-eslint's parser; where it has no types, the rule cannot run.
    const services = context.sourceCode.parserServices;
    const checker = services.program.getTypeChecker();
    const mayBeAnything = (key) => partsOf(checker, services.getTypeAtLocation(key)).some(isOpen);
    const isPlain = (object) =>
      partsOf(checker, services.getTypeAtLocation(object)).some((type) => !isIndexed(checker, type));
    const isWritten = (node) =>
      (node.parent.type === 'AssignmentExpression' && node.parent.left === node) ||
      node.parent.type === 'UpdateExpression';
    // Takes away what the object has itself, and nothing that it inherits.
    const isDeleted = ({ parent }) => parent.type === 'UnaryExpression' && parent.operator === 'delete';

    return {
      MemberExpression(node) {
        if (!node.computed || isDeleted(node) || !mayBeAnything(node.property) || !isPlain(node.object))
          return;
        context.report({ node, messageId: isWritten(node) ? 'write' : 'read' });
      },
      'ObjectPattern > Property[computed=true]'(node) {
        if (mayBeAnything(node.key)) context.report({ node, messageId: 'read' });
      },
      'BinaryExpression[operator="in"]'(node) {
        if (node.left.type === 'PrivateIdentifier' || !mayBeAnything(node.left)) return;
        context.report({ node, messageId: 'membership' });
      },
      'CallExpression[callee.object.name="Reflect"]'(node) {
        const [, key] = node.arguments;
        if (!key || key.type === 'SpreadElement' || !mayBeAnything(key)) return;
        context.report({ node, messageId: node.callee.property.name === 'get' ? 'read' : 'membership' });
      },
    };
  },
};

/** The members of a union; of a type parameter, those of its bound. */
function partsOf(checker, type) {
  const bound = checker.getBaseConstraintOfType(type) ?? type;
  return bound.isUnion() ? bound.types : [bound];
}

const open =
  ts.TypeFlags.String |
  ts.TypeFlags.TemplateLiteral |
  ts.TypeFlags.StringMapping |
  ts.TypeFlags.Any |
  ts.TypeFlags.Unknown;

const isOpen = (type) => (type.flags & open) !== 0 || (type.isIntersection() && type.types.some(isOpen));

/** What is read by position, so that the type checker admits numbers alone. */
const isIndexed = (checker, type) =>
  checker.isArrayType(type) || checker.isTupleType(type) || (type.flags & ts.TypeFlags.StringLike) !== 0;
