interface NewPage {
  remote: string;
  address: string;
  title: string;
  /** The name by which others link to it. */
  link: string;
  /** Folder and chunk of the page, such as `boxes`. */
  chunk: string;
}

/** A page and its test, by their paths in the remote's folder, and the route that leads to it. */
export function pageFiles({ remote, address, title, link, chunk }: NewPage): {
  files: Record<string, string>;
  route: string;
} {
  const component = `${inPascalCase(chunk)}Page`;
  const route = `  {
    id: '${remote}/${chunk}',
    path: '${address}',
    ...lazyPage(() => import(/* webpackChunkName: "${chunk}" */ './${chunk}/${component}')),
  },
`;
  const page = `import { PageHead } from '@shop/kernel/react';
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
`;
  const test = `import { screen } from '@testing-library/react';
import { createTestPlatform, renderRoutes } from '@shop/kernel/testing';
import { routes } from '../routes';

test('the page says what it is', async () => {
  await renderRoutes(routes, '${address}', createTestPlatform({ database: {} }).platform);
  expect(await screen.findByRole('heading', { level: 1, name: ${quoted(title)} })).toBeTruthy();
});
`;
  return {
    files: { [`src/${chunk}/${component}.tsx`]: page, [`src/${chunk}/${component}.test.tsx`]: test },
    route,
  };
}

/** `gift-box` as `GiftBox`. */
export const inPascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
