import { type ColumnPath, nameOfPath, parseColumnPath } from './columnPath';
import { deepestEmbed, requireShallow } from './requireShallow';
import { notImplemented, RestError } from './restError';
import { splitList, unquote } from './splitList';

export interface SelectedColumn {
  kind: 'column';
  path: ColumnPath;
  name: string;
  cast: string | undefined;
}

export interface SelectedEmbed {
  kind: 'embed';
  relation: string;
  name: string;
  inner: boolean;
  hint: string | undefined;
  items: SelectItem[];
}

export type SelectItem = { kind: 'all' } | SelectedColumn | SelectedEmbed;

/** Reads `select=*,name:title,category(id,name),lines!inner(*)`. Throws `RestError` for what it cannot read. */
export function parseSelect(text: string): SelectItem[] {
  requireShallow(text, deepestEmbed);
  return splitList(text).map(parseItem);
}

function parseItem(text: string): SelectItem {
  if (text === '*') return { kind: 'all' };
  if (/^count(::\w+)?$|:count$/.test(text)) throw notImplemented('counting rows in a select');
  if (text.startsWith('...')) throw notImplemented('spread embeds (...)');
  if (/(^|\.|:)(count|sum|avg|min|max)\(\)/.test(text)) {
    throw new RestError(400, 'PGRST123', 'Use of aggregate functions is not allowed');
  }
  const { alias, rest } = splitAlias(text);
  const bracket = rest.indexOf('(');
  if (bracket > 0) {
    if (!rest.endsWith(')')) throw unreadable(text);
    return parseEmbed(rest.slice(0, bracket), rest.slice(bracket + 1, -1), alias);
  }
  const [, source = rest, cast] = /^(.*?)(?:::(\w+))?$/s.exec(rest) ?? [];
  if (!/^("[^"]+"|[\w-]+?)(->>?("[^"]+"|[\w-]+))*$/.test(source)) throw unreadable(text);
  const path = parseColumnPath(source);
  return { kind: 'column', path, name: alias ?? nameOfPath(path), cast };
}

function parseEmbed(head: string, body: string, alias: string | undefined): SelectedEmbed {
  const [relation = '', ...modifiers] = head.split('!');
  return {
    kind: 'embed',
    relation: unquote(relation),
    name: alias ?? unquote(relation),
    inner: modifiers.includes('inner'),
    hint: modifiers.find((modifier) => modifier !== 'inner' && modifier !== 'left'),
    items: parseSelect(body),
  };
}

function splitAlias(text: string): { alias: string | undefined; rest: string } {
  const found = /^("[^"]+"|[^:(">]+):(?!:)(.*)$/s.exec(text);
  return found ? { alias: unquote(found[1] ?? ''), rest: found[2] ?? '' } : { alias: undefined, rest: text };
}

function unreadable(text: string): RestError {
  return new RestError(400, 'PGRST100', `"failed to parse select parameter (${text})" (line 1, column 1)`);
}
