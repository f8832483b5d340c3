import { linkProblem, type RemoteManifest } from '@shop/registry';

const propertyName = (name: string) => (/^[a-z]+$/.test(name) ? name : `'${name}'`);

/**
 * The declaration of a remote's links for everybody who links to it: each name with its URI template, from which the
 * compiler reads the parameters. Throws with one sentence when a link cannot be offered.
 */
export function linkTypes(manifest: Pick<RemoteManifest, 'name' | 'prefixes' | 'links'>): string {
  const problem = linkProblem(manifest);
  if (problem) throw new Error(problem);
  const entries = Object.entries(manifest.links ?? {}).sort(([a], [b]) => a.localeCompare(b));
  return [
    '/** What `remote.json` offers. Written by `npm run links:types`; do not edit. */',
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
