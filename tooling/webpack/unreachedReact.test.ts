import { readFileSync } from 'node:fs';
import { inRepository } from '../workspace/repository';
import unreachedFunctions from './unreachedFunctions.mjs';
import { refusedOfReact, unreachedOfReact } from './unreachedReact';

const clientOf = (mode: string) =>
  readFileSync(inRepository(`node_modules/react-dom/cjs/react-dom-client.${mode}.js`), 'utf8');

const emptied = (source: string, parts: typeof refusedOfReact) =>
  parts.reduce(
    (text, part) => unreachedFunctions.call({ getOptions: () => part, resourcePath: '/react-dom' }, text),
    source,
  );

test('this version of React DOM has what is left out of it', () => {
  const source = emptied(clientOf('production'), unreachedOfReact);
  expect(source).toContain('function startViewTransition() { return null; }');
});

test('hints of what to fetch say that the shop has none, and portals stay', () => {
  const reactDom = readFileSync(inRepository('node_modules/react-dom/cjs/react-dom.production.js'), 'utf8');
  const source = emptied(reactDom, unreachedOfReact);
  expect(source.match(/is not part of this build/g)).toHaveLength(6);
  expect(source).toContain('exports.createPortal = function (children, container) {');
});

test.each(['production', 'development'])(
  'a reference to a fragment says at once that the shop has none: %s',
  (mode) => {
    const source = emptied(clientOf(mode), refusedOfReact);
    expect(source).toContain('throw new Error("FragmentInstance is not part of this build")');
  },
);
