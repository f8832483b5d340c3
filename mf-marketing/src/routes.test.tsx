import { ownerOf } from '@shop/kernel/platform';
import type { PageHandle } from '@shop/kernel/routing';
import { render, screen } from '@testing-library/react';
import manifest from '../remote.json';
import { routes } from './routes';

const pages = routes.map(({ id = '', path = '', handle }) => ({ id, path, handle: handle as PageHandle }));

test.each(pages)(
  '$id at $path is this remote’s own and says what it is called',
  async ({ id, path, handle }) => {
    expect(id).toBe(`mf-marketing${path}`);
    expect(ownerOf([manifest], path)).toBe(manifest);

    const { Component } = (await handle.preload()) as { Component: React.ComponentType };
    render(<Component />);
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    expect(title).not.toBe('');
    expect(document.title).toContain(title);
  },
);

test('every address that the remote claims has a page', () => {
  expect(pages.map(({ path }) => path).sort()).toEqual([...manifest.prefixes].sort());
});
