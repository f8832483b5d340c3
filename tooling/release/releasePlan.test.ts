import { writeRegistry } from '@shop/registry/desk';
import { registryEntry, temporaryFolder } from '@shop/registry/testing';
import { shellSourceVersion } from '../build/shellSourceVersion';
import { heldBack } from './releasePlan';

const folder = temporaryFolder();

test('what these sources call for and visitors are not sent is said', async () => {
  const shell = { version: 'before', brings: {}, facts: {} };
  const remotes = [registryEntry({ name: 'mf-a' })];
  await writeRegistry(folder, { remotes, shell });
  expect(heldBack(folder)).toEqual([]);
  const version = shellSourceVersion();
  await writeRegistry(folder, { remotes, shell, shellHistory: { earlier: [], withdrawn: [version] } });
  expect(heldBack(folder)).toEqual([`shell stays at before: ${version} was rolled back`]);
});
