import { ownerOf } from '@shop/kernel/platform';
import type { RemoteManifest } from './remoteManifest';

const parameter = '[a-z][A-Za-z0-9]*';
const parameters = `${parameter}(?:,${parameter})*`;
const segment = `(?:(?!\\.)[\\w.~-]+|\\{${parameter}\\})`;
const form = new RegExp(
  `^(?:/|(?:/${segment})+(?:\\{/${parameter}\\})*)(?:\\{\\?${parameters}\\})?(?:\\{#${parameter}\\})?$`,
);

/**
 * Whether addresses can be made of this: a URI template (RFC 6570) of segments and `{x}` for one that must be given. At
 * its end may stand `{/x}` for segments, `{?a,b}` for a query and `{#x}` for a place on the page, which may be left out.
 */
const isTemplate = (text: string) => text.length <= 200 && form.test(text);

/** The shortest and the longest path that a template gives, with `x` for whatever is filled in. */
export function pathsOf(template: string): string[] {
  const path = (optional: string) =>
    template.replace(/\{([/?#]?)[^}]*\}/g, (_, operator: string) =>
      operator === '' ? 'x' : operator === '/' ? optional : '',
    );
  return [...new Set([path(''), path('/x')])];
}

type Offering = Pick<RemoteManifest, 'name' | 'prefixes' | 'links'>;

/** Says in one sentence which link a remote cannot offer, or nothing. */
export function linkProblem({ name: remote, prefixes, links = {} }: Offering): string | undefined {
  for (const [name, template] of Object.entries(links)) {
    const link = `${remote} offers the link ${name}`;
    if (!/^[a-z][a-z0-9-]{0,63}$/.test(name))
      return `${remote} offers a link whose name is not one: ${name}.`;
    if (!isTemplate(template)) return `${link} with a broken template: ${template}.`;
    if (!pathsOf(template).every((path) => ownerOf([{ prefixes }], path)))
      return `${link} outside its own addresses: ${template}.`;
  }
  return undefined;
}
