import { linkTypes } from '../links/linkTypes';
import type { NewRemote } from './NewRemote';
import { pageFiles } from './pageFiles';
import { repositoryFiles } from './repositoryFiles';

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Everything that a remote needs to be built, released and run alone: file contents by their path in its folder. */
export function remoteFiles(remote: NewRemote): Record<string, string> {
  const { name, title, prefix, contract, home, packages } = remote;
  // What others link to its first page by.
  const link = prefix.slice(1).replaceAll('/', '-');
  const { dependencies } = packages;
  const start = pageFiles({ remote: name, address: prefix, title, link, chunk: 'start' });
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      sideEffects: false,
      scripts: scriptsOf(remote),
      dependencies,
      devDependencies:
        home === 'repository'
          ? packages.devDependencies
          : { '@shop/kit': packages.devDependencies['@shop/kit'] },
    }),
    ...(home === 'repository'
      ? repositoryFiles(remote)
      : { 'tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["src", "../mf-*/links.d.ts"] }\n' }),
    // By hand, because the repository's format keeps short lists on one line.
    'remote.json': `{
  "name": "${name}",
  "title": ${JSON.stringify(title)},
  "rendering": "server",
  "prefixes": ["${prefix}"],
  "slots": [],
  "links": { "${link}": "${prefix}" },
  "budget": { "entry": 12, "page": 20 },
  "contract": ${JSON.stringify(contract, null, 2).replaceAll('\n', '\n  ')}
}
`,
    'links.d.ts': linkTypes(
      { [link]: prefix },
      'What `remote.json` offers. Written by `npm run links:types`',
    ),
    'src/routes.ts': `import { lazyPage, type RouteObject } from '@shop/kernel/routing';

export const routes: RouteObject[] = [
${start.route}];
`,
    ...start.files,
    'src/standalone.tsx': `import { startStandalone } from '@shop/kernel/standalone';
import { GlobalStyle } from '@shop/ui';
import { routes } from './routes';

startStandalone({ routes, Style: GlobalStyle });
`,
    'src/routes.test.ts': `import { ownerOf } from '@shop/kernel/platform';
import { linksWithoutPage } from '@shop/kernel/testing';
import manifest from '../remote.json';
import { routes } from './routes';

test('every link that the remote offers leads to a page of its own', () => {
  expect(linksWithoutPage(routes, manifest)).toEqual([]);
});

test.each(routes.map(({ id = '', path = '' }) => ({ id, path })))(
  '$id at $path is this remote’s own',
  ({ id, path }) => {
    expect(id.startsWith(\`\${manifest.name}/\`)).toBe(true);
    expect(ownerOf([manifest], path)).toBe(manifest);
  },
);
`,
  };
}

/** A workspace's remotes are released into the shop that is built beside them, and share its lint and test runner. */
function scriptsOf({ name, home }: NewRemote): Record<string, string> {
  const to = home === 'workspace' ? ' --to ../dist' : '';
  return {
    dev: 'shop-remote dev',
    check: 'shop-remote check',
    build: 'shop-remote build',
    ...(home === 'workspace'
      ? {
          lint: `cd .. && eslint ${name} && oxlint --type-aware ${name} && oxfmt --check ${name}`,
          typecheck: 'tsc -p tsconfig.json',
          test: `cd .. && jest ./${name}/`,
        }
      : { typecheck: 'tsc', test: 'jest', 'links:types': 'shop-remote links' }),
    release: `shop-remote release${to}`,
    share: `shop-remote share${to}`,
    promote: `shop-remote promote${to}`,
    rollback: `shop-remote rollback${to}`,
    kill: `shop-remote kill${to}`,
    copy: 'shop-remote copy',
  };
}
