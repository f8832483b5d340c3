import { existsSync, readFileSync } from 'node:fs';
import { inRepository } from '../workspace/repository';

test('every file that is to begin first is there', () => {
  const names = readFileSync(inRepository('tooling/jest/longestFirst.mjs'), 'utf8').match(
    /[\w/-]+\.test\.ts/g,
  );
  expect(names).not.toBeNull();
  expect(names?.filter((name) => !existsSync(inRepository(name)))).toEqual([]);
});
