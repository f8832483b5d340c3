import { containerName } from './registryEntry';

test('a container name is an identifier', () => {
  expect(containerName('mf-catalog')).toBe('mf_catalog');
});
