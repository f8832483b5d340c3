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

/** Also those that phones do not show. */
const numbers = () =>
  screen
    .getAllByRole('link', { hidden: true })
    .map((link) => Number(link.textContent))
    .filter((number) => number > 0);

test('leads to each page, and to the neighbours', () => {
  show(2, 3);
  expect(links()).toEqual(['Previous ?page=1', '1 ?page=1', '2 ?page=2', '3 ?page=3', 'Next ?page=3']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
});

test('of many pages it leads to the first, the last and the near ones; gaps are for the eye alone', () => {
  show(200, 400);
  expect(numbers()).toEqual([1, 199, 200, 201, 400]);
  const gaps = screen.getAllByText('…');
  expect(gaps.map((gap) => gap.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
  expect(gaps[0]?.previousElementSibling?.textContent).toBe('1');
  expect(gaps[1]?.nextElementSibling?.textContent).toBe('400');
});

test.each([
  [1, 5, [1, 2, 3, 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [400, 400, [1, 398, 399, 400]],
])('page %i of %i', (page, pages, expected) => {
  show(page, pages);
  expect(numbers()).toEqual(expected);
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
