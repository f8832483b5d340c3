import { AsyncLocalStorage } from 'node:async_hooks';
import { trackStorages } from '../../jest/testStorages.mjs';

test('what the storages of a test file hold is let go with the file', async () => {
  const earlier = new AsyncLocalStorage<string>();
  const hooks = { AsyncLocalStorage };
  const endStorages = trackStorages(hooks);
  const storage = new hooks.AsyncLocalStorage<string>();
  await earlier.run('another', () =>
    storage.run('the tests', async () => {
      await null;
      expect(storage.getStore()).toBe('the tests');
      endStorages();
      await null;
      expect(storage.getStore()).toBeUndefined();
      expect(earlier.getStore()).toBe('another');
    }),
  );
});
