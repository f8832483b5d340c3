import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runbook } from './runbook';

/** Cells of the book's tables without their markup. */
const rows = readFileSync(path.join(__dirname, '../../../docs/runbook.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replaceAll('`', '')
      .replaceAll("'", '’')
      .split(' | ')
      .map((cell) => cell.replaceAll(/^\||\|$/g, '').trim()),
  );

test.each(Object.entries(runbook))('%s says what the book says', (_, { row, todo }) => {
  expect(rows.find(([alert]) => alert === row)?.[2]).toBe(todo);
});
