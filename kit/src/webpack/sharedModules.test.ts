import { consumedModules } from './sharedModules';

const contract = {
  '@shop/kernel': '^0.4.1',
  '@shop/ui': '>=0.2.3 <1',
  react: '^19.3.1',
  'styled-components': '^6.6.0',
};

test('each shared module is asked for by the range of its package', () => {
  expect(consumedModules(contract)).toMatchObject({
    '@shop/ui/first': { requiredVersion: '>=0.2.3 <1', strictVersion: true, import: false },
    '@shop/kernel/domain-further': { requiredVersion: '^0.4.1' },
    'react/jsx-runtime': { requiredVersion: '^19.3.1' },
  });
});

test.each([
  ['@shop/kernel', '^0.4.0', 'make it "^0.4.1"'],
  ['@shop/ui', '*', 'make it "^0.2.1"'],
])('a contract is refused that admits a shell without parts: %s %s', (name, range, sentence) => {
  expect(() => consumedModules({ ...contract, [name]: range })).toThrow(sentence);
});
