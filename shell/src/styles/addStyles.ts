import { __PRIVATE__ } from 'styled-components';
import { componentsAttribute, nameOf, readComponents } from './writtenStyles';

/** The `<style>` that the server writes: its components, and its rules. */
const written = new RegExp(`<style[^>]* ${componentsAttribute}="([^"]*)">([^]*?)</style>`);

/**
 * Puts in what another page brings along of rules that this one has not, as if its components had been rendered here: React will
 * not put them in again. Global rules come and go with whoever renders them, and stay away. `page` is the text of its HTML.
 */
export function addStyles(page: string): void {
  const [, components = '', text = ''] = written.exec(page) ?? [];
  const rules = text.split('\n');
  let before = 0;
  for (const { id, count, names } of readComponents(components, rules)) {
    const own = rules.slice(before, (before += count));
    if (!id.startsWith('sc-global-')) addComponent(id, names.split(',').filter(Boolean), own);
  }
}

/** A component has a class name for each way to look, and the rules of one after those of another. */
function addComponent(id: string, names: string[], rules: string[]): void {
  const sheet = __PRIVATE__.mainSheet;
  const rulesOf = new Map(names.map((name) => [name, [] as string[]]));
  let name = names[0] ?? '';
  for (const rule of rules) {
    const begun = nameOf(rule);
    if (begun !== undefined && rulesOf.has(begun)) name = begun;
    rulesOf.get(name)?.push(rule);
  }
  for (const [known, own] of rulesOf) if (!sheet.hasNameForId(id, known)) sheet.insertRules(id, known, own);
}
