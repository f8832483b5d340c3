import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shopPaths } from './shopPaths';

const root = path.join(__dirname, '../../..');
const templates = readdirSync(root)
  .filter((name) => name.startsWith('mf-'))
  .map((name) => readFileSync(path.join(root, name, 'remote.json'), 'utf8'))
  .flatMap((text) => Object.values((JSON.parse(text) as { links: Record<string, string> }).links));

/** What a URI template makes of the values in an address that is like it. */
const patternOf = (template: string) =>
  new RegExp(
    `^${template
      .replaceAll(/\{\?([\w,]+)\}/g, (_, names: string) => `(\\?((${names.replaceAll(',', '|')})=[^&]*&?)+)?`)
      .replaceAll(/\{\/\w+\}/g, '(/[^/?]+)?')
      .replaceAll(/\{#\w+\}/g, '')
      .replaceAll(/\{\w+\}/g, '[^/?]+')}$`,
  );

test.each(Object.entries(shopPaths))('%s is a page that a remote offers', (_, pathOf) => {
  const address = pathOf('TD 1/2');
  expect(templates.filter((template) => patternOf(template).test(address))).toHaveLength(1);
});
