import { line } from '../platform/testing/openBag';
import { createTestPlatform } from './createTestPlatform';

/** Another tab has emptied the bag, and the browser tells this one. */
function emptyElsewhere(storage: Map<string, string>, key: string | null) {
  storage.delete('guest-bag');
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test.each(['guest-bag', null])(
  'a bag that another tab emptied is empty once the device says so: %s',
  (key) => {
    const { platform, storage } = createTestPlatform({ database: {}, settings: { phase: 'live' } });
    platform.bag.send({ type: 'add', line: line('tee', 1) });
    emptyElsewhere(storage, key);
    expect(platform.bag.get()).toEqual([]);
  },
);

test('what else another tab writes leaves the bag as it is', () => {
  const { platform, storage } = createTestPlatform({ database: {}, settings: { phase: 'live' } });
  platform.bag.send({ type: 'add', line: line('tee', 1) });
  emptyElsewhere(storage, 'pin');
  expect(platform.bag.get()).toHaveLength(1);
});

test('in beta each tab has a bag of its own', () => {
  const { platform, storage } = createTestPlatform({ database: {}, settings: { phase: 'beta' } });
  platform.bag.send({ type: 'add', line: line('tee', 1) });
  emptyElsewhere(storage, 'guest-bag');
  expect(platform.bag.get()).toHaveLength(1);
});
