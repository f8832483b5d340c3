import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeRegistry } from '@shop/registry/desk';
import { registryEntry, temporaryFolder } from '@shop/registry/testing';
import { buildPackages } from './buildPackages';

const folder = temporaryFolder();

test('a shell that would leave a live remote behind is refused before it is built', async () => {
  await writeRegistry(folder, {
    remotes: [registryEntry({ name: 'mf-a', contract: { '@shop/kernel': '^0.0.1' } })],
  });
  await expect(buildPackages(folder, ['shell'])).rejects.toThrow(/^mf-a needs .*: release mf-a with it\.$/);
  expect(existsSync(path.join(folder, 'shell'))).toBe(false);
});
