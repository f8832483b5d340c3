import { FileFault } from '@shop/registry';
import { parseShellAssets } from './shellAssets';

const script = { src: '/assets/main.be0e90e300.js', integrity: 'sha384-abc+/=' };
const parse = (value: unknown) => parseShellAssets(JSON.stringify(value));

test('the scripts come with their hashes; in development they have none', () => {
  expect(parse({ scripts: [script], lazy: {} })).toEqual({ scripts: [script] });
  expect(parse({ scripts: [{ src: '/assets/main.js' }] })).toEqual({
    scripts: [{ src: '/assets/main.js', integrity: undefined }],
  });
});

test.each<[string, unknown, RegExp]>([
  ['nothing', {}, /^assets\.json: scripts is not a list/],
  ['no script', { scripts: [] }, /^assets\.json names no script\.$/],
  [
    'a script of another host',
    { scripts: [{ src: 'https://evil.example/x.js' }] },
    /script 1: src is not the path/,
  ],
  ['a script elsewhere', { scripts: [{ src: '/assets/../x.js' }] }, /src is not/],
  ['a hash that is none', { scripts: [{ ...script, integrity: 'none' }] }, /integrity is not/],
])('%s is refused in one sentence', (_, value, sentence) => {
  expect(() => parse(value)).toThrow(FileFault);
  expect(() => parse(value)).toThrow(sentence);
});
