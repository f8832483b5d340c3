import { permittedStorage } from './permittedStorage';

const original = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const replace = (get: () => unknown) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

afterEach(() => {
  if (original) Object.defineProperty(globalThis, 'localStorage', original);
  else Reflect.deleteProperty(globalThis, 'localStorage');
});

it('is the storage that the browser has', () => {
  const storage = {};
  replace(() => storage);
  expect(permittedStorage('localStorage')).toBe(storage);
});

it.each([
  [
    'forbids it',
    () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  ],
  ['has none', () => null],
  ['is a server', () => undefined],
])('is undefined where the browser %s', (_, get) => {
  replace(get);
  expect(permittedStorage('localStorage')).toBeUndefined();
});
