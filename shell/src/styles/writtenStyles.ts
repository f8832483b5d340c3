/**
 * How the server writes a page's rules into its one `<style>`: a rule to a line, and in an attribute which component has how many
 * of them, `hk2vm1:2` for each, or `2:4` where its id differs from the one before in its last character alone, as those of one file do. Its class names stand
 * in its rules; where they do not, behind: `hk2vm1:2:kXyzA,`. styled-components writes the same as a rule of its own
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

/** Ids have two characters or more. */
export function writeComponents(components: readonly ComponentRules[], rules: readonly string[]): string {
  let before = 0;
  return components
    .map(({ id, count, names }, index) => {
      const own = rules.slice(before, before + count);
      before += count;
      const known = components[index - 1]?.id.slice(0, -1) === id.slice(0, -1) ? id.slice(-1) : id;
      return `${known}:${count}${namesIn(own) === names ? '' : `:${names}`}`;
    })
    .join(' ');
}

/** Of what `writeComponents` wrote, with the rules that it was written for. */
export function readComponents(text: string, rules: readonly string[]): ComponentRules[] {
  let before = 0;
  let last = '';
  return text
    .split(' ')
    .filter(Boolean)
    .map((component) => {
      const [known = '', count, names] = component.split(':');
      last = known.length === 1 ? last.slice(0, -1) + known : known;
      const own = rules.slice(before, (before += Number(count)));
      return { id: last, count: Number(count), names: names ?? namesIn(own) };
    });
}

/** The class that a rule begins with, or the keyframes that it is. */
export const nameOf = (rule: string): string | undefined =>
  /^(?:@keyframes |(?:@[^{]*\{)?\.)([\w-]+)/.exec(rule)?.[1];

/** What each rule begins with: as a rule, all that a component has. */
function namesIn(rules: readonly string[]): string {
  const names = rules.flatMap((rule) => nameOf(rule) ?? []);
  return [...new Set(names)].map((name) => `${name},`).join('');
}

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
  return `<style ${versionAttribute}="${version}" ${componentsAttribute}="${writeComponents(components, rules)}">${rules.map(withoutLastSemicolon).join('\n')}</style>`;
}

/** Which says nothing; only at the end, where no text of a rule can be. */
const withoutLastSemicolon = (rule: string) => rule.replace(/;(\}+)$/, '$1');
