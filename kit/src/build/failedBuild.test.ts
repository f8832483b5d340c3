import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import type { Configuration } from 'webpack';
import { temporaryFolder } from '@shop/registry/testing';
import { kitFolder } from '../project/kitFolder';
import { readProject } from '../project/readProject';
import { buildRemote } from './buildRemote';
import { runWebpack } from './runWebpack';

// Which of the two compilers is slower cannot be said to the real ones.
jest.mock('./runWebpack');

const folder = temporaryFolder();

test('a build that failed leaves nothing, although its other half is still being written', async () => {
  let isWritten = false;
  jest.mocked(runWebpack).mockImplementation(async ({ name, output }: Configuration) => {
    if (name?.includes('browser')) throw new Error('The browser’s half does not build');
    await turn();
    await turn();
    mkdirSync(String(output?.path), { recursive: true });
    writeFileSync(path.join(String(output?.path), 'remoteEntry.js'), '');
    isWritten = true;
    throw new Error('Nor does the other');
  });
  const project = readProject(path.join(kitFolder(), '../mf-marketing'));
  await expect(buildRemote(folder, project, '1.2.3-test')).rejects.toThrow(
    'The browser’s half does not build',
  );
  while (!isWritten) await turn();
  expect(readdirSync(path.join(folder, 'remotes/mf-marketing'))).toEqual([]);
});
