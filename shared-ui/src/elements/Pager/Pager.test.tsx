import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Pager } from './Pager';

const TestLink = ({ to, ...link }: { to: string; children?: ReactNode }) => <a href={to} {...link} />;

const show = (page: number, pages: number, children?: ReactNode) =>
  render(
    <Pager link={TestLink} page={page} pages={pages} addressOf={(target) => `?page=${target}`}>
      {children}
    </Pager>,
  );
const links = () =>
  screen.queryAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

test('leads to each page, and to the neighbours', () => {
  show(2, 3);
  expect(links()).toEqual(['Previous ?page=1', '1 ?page=1', '2 ?page=2', '3 ?page=3', 'Next ?page=3']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('there is nothing before the first page and nothing after the last', () => {
  show(1, 2, 'Page 1 of 2');
  expect(links()).toEqual(['Next ?page=2']);
  expect(screen.getByRole('navigation', { name: 'Pages' }).textContent).toBe('Page 1 of 2Next');
});

test('one page needs no way', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
});
