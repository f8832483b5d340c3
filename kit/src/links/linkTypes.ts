import { linkProblem, type RemoteManifest } from '@shop/registry';

/** A name as the formatter writes it before a colon. */
export const propertyName = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

/**
 * The declaration of links for everybody who links to them: each name with its URI template, from which the compiler
 * reads the parameters. `origin` says where they come from.
 */
export function linkTypes(links: Record<string, string>, origin: string): string {
  const entries = Object.entries(links).sort(([a], [b]) => a.localeCompare(b));
  return [
    `/** ${origin}; do not edit. */`,
    "import '@shop/kernel/platform';",
    '',
    "declare module '@shop/kernel/platform' {",
    '  interface ShopLinks {',
    ...entries.map(([name, template]) => `    ${propertyName(name)}: '${template}';`),
    '  }',
    '}',
    '',
  ].join('\n');
}

/** What a remote's `remote.json` offers. Throws with one sentence when a link cannot be offered. */
export function ownLinkTypes(manifest: Pick<RemoteManifest, 'name' | 'prefixes' | 'links'>): string {
  const problem = linkProblem(manifest);
  if (problem) throw new Error(problem);
  return linkTypes(manifest.links ?? {}, 'What `remote.json` offers. Written by `npm run links:types`');
}
