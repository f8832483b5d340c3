interface NewRemote {
  /** Folder and package, such as `mf-gifts`. */
  name: string;
  /** What shoppers are told is missing when it does not answer, such as 'The gift shop'. */
  title: string;
  /** Its first address, such as `/gift-shop`. */
  prefix: string;
  version: { kernel: string; ui: string; react: string; reactDom: string; styledComponents: string };
}

const json = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** Everything that a remote needs to be built, released and run alone: file contents by their path in its folder. */
export function remoteFiles({ name, title, prefix, version }: NewRemote): Record<string, string> {
  // What others link to its first page by.
  const link = prefix.slice(1).replaceAll('/', '-');
  const command = (cli: string) => `node ../tooling/cli/${cli}.mjs ${name}`;
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      sideEffects: false,
      scripts: {
        dev: command('dev'),
        build: command('build'),
        lint: `cd .. && eslint ${name} && prettier --check --log-level=warn ${name}`,
        typecheck: 'tsc -p tsconfig.json',
        test: `cd .. && jest ./${name}/`,
        release: command('release'),
        rollback: command('rollback'),
        kill: command('kill'),
      },
      dependencies: {
        '@shop/kernel': `^${version.kernel}`,
        '@shop/ui': `^${version.ui}`,
        react: version.react,
        'react-dom': version.reactDom,
        'styled-components': version.styledComponents,
      },
    }),
    'tsconfig.json': '{ "extends": "../tsconfig.json", "include": ["src", "../mf-*/links.d.ts"] }\n',
    // By hand, because the repository's format keeps short lists on one line.
    'remote.json': `{
  "name": "${name}",
  "title": ${JSON.stringify(title)},
  "rendering": "server",
  "prefixes": ["${prefix}"],
  "slots": [],
  "links": { "${link}": "${prefix}" },
  "contract": {
    "@shop/kernel": "^${version.kernel}",
    "@shop/ui": "^${version.ui}",
    "react": "^${version.react}",
    "styled-components": "^${version.styledComponents}"
  }
}
`,
    'src/routes.ts': `import { lazyPage, type RouteObject } from '@shop/kernel/routing';

export const routes: RouteObject[] = [
  {
    id: '${name}/start',
    path: '${prefix}',
    ...lazyPage(() => import(/* webpackChunkName: "start" */ './start/StartPage')),
  },
];
`,
    'src/start/StartPage.tsx': `import { PageHead } from '@shop/kernel/react';
import { linkTo } from '@shop/kernel/routing';
import { TitledPage } from '@shop/ui';

export function Component() {
  return (
    <>
      <PageHead title={${quoted(title)}} canonical={linkTo('${link}')} />
      <TitledPage title={${quoted(title)}} />
    </>
  );
}
`,
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

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
