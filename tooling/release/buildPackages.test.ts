import { existsSync } from 'node:fs';
import path from 'node:path';
import { registryEntry } from '../testing/registryEntry';
import { temporaryFolder } from '../testing/temporaryFolder';
import { buildPackages } from './buildPackages';
import { writeRegistry } from './registryStore';

const folder = temporaryFolder();

test('a shell that would leave a live remote behind is refused before it is built', async () => {
  writeRegistry(folder, {
    remotes: [registryEntry({ name: 'mf-a', contract: { '@shop/kernel': '^0.0.1' } })],
  });
  await expect(buildPackages(folder, ['shell'])).rejects.toThrow(/^mf-a needs .*: release mf-a with it\.$/);
  expect(existsSync(path.join(folder, 'shell'))).toBe(false);
});
