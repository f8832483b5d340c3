/**
 * How the server writes a page's rules into its one `<style>`: a rule to a line, and in an attribute which component has how many
 * of them and under which class names, `sc1a2b3:2:kXyzA,bCdEf` for each. styled-components writes the same as a rule of its own
 * behind each component's, and a comment behind every rule: a tenth of a page.
 */

/** The attribute of the `<style>`; styled-components finds its own by another. */
export const componentsAttribute = 'data-components';
/** styled-components reads what its own version wrote. */
export const versionAttribute = 'data-styled-version';

/** What a component has in the page's rules, in their order. */
export interface ComponentRules {
  id: string;
  /** How many. */
  count: number;
  /** Its class names, each with a comma behind it, as styled-components writes them. */
  names: string;
}

export const writeComponents = (components: readonly ComponentRules[]): string =>
  components.map(({ id, count, names }) => `${id}:${count}:${names}`).join(' ');

export const readComponents = (text: string): ComponentRules[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((component) => {
      const [id = '', count, names = ''] = component.split(':');
      return { id, count: Number(count), names };
    });

/** What styled-components ends a rule with. */
const endOfRule = '/*!sc*/\n';

/** What of styled-components' text is rules, and whose they are. `text` is the content of its `<style>`. */
export function readRules(text: string): { rules: string[]; components: ComponentRules[] } {
  const rules: string[] = [];
  const components: ComponentRules[] = [];
  let before = 0;
  for (const part of text.split(endOfRule).map((rule) => rule.trim())) {
    const [, id, names] = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/.exec(part) ?? [];
    if (id !== undefined && names !== undefined) {
      components.push({ id, count: rules.length - before, names });
      before = rules.length;
    } else if (part) rules.push(part.replaceAll('\n', ' '));
  }
  return { rules, components };
}

/** As styled-components writes them; without `rules` it learns the names alone. */
export function writeRules(components: readonly ComponentRules[], rules?: readonly string[]): string {
  let before = 0;
  return components
    .flatMap(({ id, count, names }, index) => {
      const own = rules?.slice(before, before + count) ?? [];
      before += count;
      return [...own, `data-styled.g${index + 1}[id="${id}"]{content:"${names}"}`];
    })
    .map((rule) => rule + endOfRule)
    .join('');
}

/** The `<style>` of a page, of what styled-components would write. Throws where it writes what we do not read. */
export function writeStyle(tag: string): string {
  const [, version, text] =
    /^<style data-styled="true" data-styled-version="([\w.-]+)">([^]*)<\/style>$/.exec(tag) ?? [];
  if (version === undefined || text === undefined)
    throw new Error('styled-components writes its rules in another way');
  const { rules, components } = readRules(text);
  return `<style ${versionAttribute}="${version}" ${componentsAttribute}="${writeComponents(components)}">${rules.join('\n')}</style>`;
}
