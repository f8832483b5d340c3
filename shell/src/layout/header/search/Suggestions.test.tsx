import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingSuggested } from '../../testing/nothingSuggested';
import { renderInShop } from '../../testing/renderInShop';
import { recentSearchesOf } from './recentSearches';
import { SearchBox } from './SearchBox';

const sarees = {
  ...nothingSuggested,
  corrected: 'saree',
  types: [{ id: 'sarees', name: 'Sarees', category: 'women', category_name: 'Women' }],
};

interface Asked {
  words: string;
  signal: AbortSignal;
  answer: (found: object) => void;
}

/** A search box in a live shop whose database answers when the test says so. */
async function open({ path = '/', early }: { path?: string; early?: (served: HTMLElement) => void } = {}) {
  const asked: Asked[] = [];
  const database = {
    rpc: (_name: string, { p_query: words }: { p_query: string }) => ({
      abortSignal: (signal: AbortSignal) =>
        new Promise((resolve) => {
          asked.push({ words, signal, answer: (data) => resolve({ data, error: null }) });
        }),
    }),
  };
  const shop = renderInShop(
    (page) => (
      <>
        <SearchBox />
        {page}
      </>
    ),
    { phase: 'live', path, early },
  );
  Object.assign(shop.platform, { connect: () => Promise.resolve(database) });
  const user = userEvent.setup();
  const box = () => screen.getByRole('combobox', { name: 'Search' });
  const typed = async (words: string) => {
    await user.type(box(), words);
    await screen.findByRole('combobox', { name: 'Search' });
    await act(() => jest.advanceTimersByTimeAsync(200));
  };
  const address = () => location.pathname + location.search;
  return { ...shop, asked, user, box, typed, address };
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('a pause in typing asks once, newer words call off older ones, and the arrows walk through the answer', async () => {
  const { asked, user, box, typed, address } = await open();
  await typed('sar');
  await typed('e');
  expect(asked.map(({ words, signal }) => [words, signal.aborted])).toEqual([
    ['sar', true],
    ['sare', false],
  ]);
  asked[0]?.answer(nothingSuggested);
  await act(async () => asked[1]?.answer(sarees));
  expect(options()).toEqual(['saree', 'Sarees in Women', 'See everything for “sare”']);
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByText('3 suggestions')).toBeDefined();
  expect(within(screen.getByRole('option', { name: /^Sarees/ })).getByText('Sare').tagName).toBe('B');

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const active = screen.getByRole('option', { selected: true });
  expect(active.textContent).toBe('Sarees in Women');
  expect(box().getAttribute('aria-activedescendant')).toBe(active.id);
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('See everything');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/category/women?type=sarees');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).not.toBe(box());
});

test('what is typed before the next page has come is answered on that page, until somebody goes back', async () => {
  const { asked, typed, address, router } = await open();
  await typed('sare');
  await act(() => router.navigate('/category/women'));
  await act(async () => asked[0]?.answer(sarees));
  expect(options()).toContain('Sarees in Women');
  act(() => history.back());
  await waitFor(() => expect(address()).toBe('/'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('words typed into the box that the server rendered are kept and answered once the page hears them', async () => {
  const { asked, box } = await open({
    early: (served) => {
      const input = served.querySelector('input');
      input?.focus();
      if (input) input.value = 'sare';
    },
  });
  await waitFor(() => expect(asked.map(({ words }) => words)).toEqual(['sare']));
  await act(async () => asked[0]?.answer(sarees));
  expect(options()).toContain('Sarees in Women');
  expect(box()).toHaveProperty('value', 'sare');
});

test('Escape closes the list and leaves the words; departments help where nothing fits', async () => {
  const { asked, user, box, typed } = await open();
  await typed('zzzz');
  await act(async () => asked[0]?.answer(nothingSuggested));
  expect(screen.getByText('Nothing is called “zzzz”.')).toBeDefined();
  expect(options()).toContain('Imitation Jewellery');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box()).toHaveProperty('value', 'zzzz');
});

test('recent searches of the device are offered before anything is typed, and can be forgotten', async () => {
  const { user, box, typed, address, platform } = await open();
  const recent = recentSearchesOf(platform);
  recent.send({ type: 'search', words: 'lamp' });
  await typed('brass');
  await user.keyboard('{Enter}');
  expect(address()).toBe('/search?q=brass');
  await user.clear(box());
  const list = within(await screen.findByRole('group', { name: 'Recent searches' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['brass', 'lamp']);
  act(() => screen.getByRole('button', { name: 'Clear recent searches' }).focus());
  await user.keyboard('{Enter}');
  expect(options()).toEqual([]);
  expect(recent.get()).toEqual([]);
  expect(document.activeElement).toBe(box());
});
