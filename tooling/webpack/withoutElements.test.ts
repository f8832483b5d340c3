import { readFileSync } from 'node:fs';
import { inRepository } from '../workspace/repository';
import withoutElements from './withoutElements.mjs';

const without = (source: string) => withoutElements.call({ resourcePath: '/styled.js' }, source);

test('this version of styled-components has a list of elements, which is left out', () => {
  const file = inRepository('node_modules/styled-components/dist/styled-components.browser.esm.js');
  const whole = readFileSync(file, 'utf8');
  expect(without(whole)).toContain('new Set()');
  expect(without(whole)).not.toContain('"blockquote"');
});

test('one that is gone is told', () => {
  expect(() => without('export {}')).toThrow('/styled.js has no list of elements any more.');
});
