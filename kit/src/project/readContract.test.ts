import { readContract } from './readContract';

const sound = {
  '@shop/kernel': '^0.4.0',
  '@shop/ui': '^0.2.0',
  react: '^19.3.1',
  'styled-components': '>=6.6 <7',
};

test('a contract says a range for each shared package', () => {
  expect(readContract(sound, 'remote.json')).toEqual(sound);
});

test.each([
  ['none at all', undefined, /does not say in its contract which @shop\/kernel/],
  ['a package is missing', { ...sound, react: undefined }, /does not say in its contract which react/],
  ['a folder is no range', { ...sound, '@shop/ui': 'file:../ui' }, /@shop\/ui "file:\.\.\/ui", which is no/],
  ['nothing is no range', { ...sound, react: '' }, /react "", which is no range/],
  ['a number is no range', { ...sound, react: 19 }, /react 19, which is no range/],
  ['an unknown package', { ...sound, rxjs: '^7' }, /has rxjs in its contract, which no shell brings/],
])('%s is refused in one sentence', (_, contract, sentence) => {
  expect(() => readContract(contract, 'remote.json')).toThrow(sentence);
});
