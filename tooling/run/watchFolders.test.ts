import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@shop/registry/testing';
import { watchFolders } from './watchFolders';

const folder = temporaryFolder();
mkdirSync(path.join(folder, 'deep'));

test('a burst of changes is told once, and that of a test not at all', async () => {
  const written: string[] = [];
  const write = (file: string) => {
    written.push(file);
    writeFileSync(path.join(folder, file), String(written.length));
  };
  const told: string[][] = [];
  await new Promise<void>((resolve) => {
    const watcher = watchFolders([folder], () => {
      told.push([...written]);
      if (told.length < 2) {
        write('deep/b.test.ts');
        write('deep/b.ts');
        return;
      }
      watcher.close();
      resolve();
    });
    write('a.ts');
    write('deep/a.sql');
  });
  expect(told).toEqual([
    ['a.ts', 'deep/a.sql'],
    ['a.ts', 'deep/a.sql', 'deep/b.test.ts', 'deep/b.ts'],
  ]);
});
