import { noUses, type Uses } from './Uses';

/** A node of the syntax tree, as far as it is read here. */
type Node = Record<string, unknown>;

/** Methods that take a name, by the object of the platform that has them. */
const methods: Record<string, Record<string, keyof Uses>> = {
  commands: { run: 'commands', handle: 'handles' },
  bus: { on: 'facts', onElsewhere: 'facts', publish: 'announces' },
};
/** Hooks that run a command of their own accord. */
const runs = new Map([['useToast', 'show-toast']]);
/** `useAuth().openDialog` asks for the sign-in dialog; most who call `useAuth` only read who is signed in. */
const opener = { property: 'openDialog', of: 'useAuth', command: 'open-sign-in' };

/** What takes a name as its first argument, by the function's own name. */
export type NameTakers = ReadonlyMap<string, keyof Uses>;

/** What one file uses of other teams; `file` says where, should a name be unclear. */
export function readUses(tree: object, file: string, takers: NameTakers): Uses {
  const uses = noUses();
  const imported = new Map<string, string>();
  const note = (kind: keyof Uses, name: unknown, what: string) => {
    if (isNode(name) && name.type === 'StringLiteral') uses[kind].push(String(name.value));
    else uses.unclear.push(`${file}: ${what}`);
  };
  const readers: Record<string, (node: Node) => void> = {
    ImportSpecifier: ({ local, imported: original }) => {
      const [alias, name] = [textOf(local), textOf(original) ?? textOf(local)];
      if (alias === undefined || name === undefined) return;
      imported.set(alias, name);
      const command = runs.get(name);
      if (command) uses.commands.push(command);
    },
    CallExpression: ({ callee, arguments: given }) => {
      const [first] = Array.isArray(given) ? (given as Node[]) : [];
      const called = textOf(callee);
      const kind = called === undefined ? undefined : takers.get(imported.get(called) ?? called);
      if (kind) return note(kind, first?.expression, `${called}(…)`);
      if (!isNode(callee) || callee.type !== 'MemberExpression') return;
      const [object, method] = [lastName(callee.object) ?? '', textOf(callee.property) ?? ''];
      const named = Object.hasOwn(methods, object) ? methods[object] : undefined;
      if (named && Object.hasOwn(named, method) && named[method])
        note(named[method], first?.expression, `${object}.${method}(…)`);
    },
    JSXOpeningElement: ({ name, attributes }) => {
      if (imported.get(textOf(name) ?? '') !== 'Slot') return;
      const named = (attributes as Node[]).find((attribute) => textOf(attribute.name) === 'name');
      note('slots', named?.value, '<Slot name=…>');
    },
    Identifier: ({ value }) => {
      if (value === opener.property && [...imported.values()].includes(opener.of))
        uses.commands.push(opener.command);
    },
  };
  walk(tree, (node) => {
    const type = String(node.type);
    if (Object.hasOwn(readers, type)) readers[type]?.(node);
  });
  return uses;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function walk(value: unknown, visit: (node: Node) => void): void {
  if (!isNode(value)) return;
  if ('type' in value) visit(value);
  for (const child of Object.values(value)) walk(child, visit);
}

/** Of an identifier. */
const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.value) : undefined;

/** `commands` of `commands`, `platform.commands` and `usePlatform().commands`. */
const lastName = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'MemberExpression' ? textOf(node.property) : textOf(node);
