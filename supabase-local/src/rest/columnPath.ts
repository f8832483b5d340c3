import { unquote } from './splitList';

/** A column, or a place inside a JSON column: `images->0->>path`. */
export interface ColumnPath {
  column: string;
  steps: { operator: '->' | '->>'; key: string }[];
}

export function parseColumnPath(text: string): ColumnPath {
  const [column = '', ...rest] = text.split(/(->>?)/);
  const steps: ColumnPath['steps'] = [];
  for (let index = 0; index + 1 < rest.length; index += 2) {
    steps.push({ operator: rest[index] === '->>' ? '->>' : '->', key: unquote(rest[index + 1] ?? '') });
  }
  return { column: unquote(column), steps };
}

/** The key under which a selected path appears in the answer. */
export function nameOfPath({ column, steps }: ColumnPath): string {
  return steps.findLast(({ key }) => !/^\d+$/.test(key))?.key ?? column;
}
