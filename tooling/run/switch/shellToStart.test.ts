import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeRegistry } from '@shop/registry/desk';
import { registryEntry, temporaryFolder } from '@shop/registry/testing';
import { shellToStart } from './shellToStart';

const folder = temporaryFolder();

function build(version: string, at: number): void {
  const home = path.join(folder, 'shell', version);
  mkdirSync(path.join(home, 'server'), { recursive: true });
  writeFileSync(path.join(home, 'server/main.cjs'), '');
  utimesSync(home, at, at);
}

test('the live shell is started, and the newest that is here where that cannot be', async () => {
  expect(() => shellToStart(folder)).toThrow('There is no built shell');
  build('old', 1_000);
  build('new', 2_000);
  mkdirSync(path.join(folder, 'shell/.draft'));
  const release = (version: string) =>
    writeRegistry(folder, {
      remotes: [registryEntry({ name: 'mf-a' })],
      shell: { version, brings: {}, facts: {} },
    });
  await release('old');
  expect(shellToStart(folder)).toBe('old');
  await release('elsewhere');
  expect(shellToStart(folder)).toBe('new');
  await release('old');
  jest.spyOn(console, 'error').mockImplementation();
  writeFileSync(path.join(folder, 'registry.json'), '{ "payload"');
  expect(shellToStart(folder)).toBe('new');
  rmSync(path.join(folder, 'registry.json'));
  expect(shellToStart(folder)).toBe('new');
});
