import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Frame } from './Frame';
import { RemoteUnavailable } from './RemoteUnavailable';
import { renderInShop } from './testing/renderInShop';

beforeAll(() => {
  class NeverScrolled {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: NeverScrolled });
});

let scrolledTo: jest.Mock;
beforeEach(() => {
  Object.assign(globalThis, { scrollY: 0 });
  sessionStorage.clear();
  localStorage.setItem('beta-modal-seen', 'true');
  scrolledTo = jest.fn();
  Object.assign(globalThis, { scrollTo: scrolledTo });
});

const pages = [
  { path: '/', element: <h1>Home</h1> },
  { path: '/about', element: <h1>About</h1> },
];
const open = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop((page) => <Frame>{page}</Frame>, { pages, ...options });
const main = () => screen.getByRole('main');
const scrollBy = (top: number) => {
  Object.assign(globalThis, { scrollY: top });
  window.dispatchEvent(new Event('scroll'));
};

test('strips and banner say what the spec says, and the live shop drops the beta', () => {
  const { unmount } = open({ settings: { launchDay: '2025-10-01', saleEndsInDays: 12 } });
  for (const text of ['Up to 70% OFF on Everything', 'Free Shipping Above ₹1000', 'Sale ends in'])
    expect(screen.getByText(text)).toBeDefined();
  expect(screen.getByText(/Full launch on 1 October 2025/)).toBeDefined();
  unmount();
  open({ phase: 'live' });
  expect(screen.queryByText(/Full launch on/)).toBeNull();
});

test.each([
  [null, 'Free Shipping Above ₹1,499'],
  [3, 'The sale is onFree Shipping Above ₹1,499Sale ends in 3 days'],
])('the live shop promises what its settings say, and no percent: %s days', (saleEndsInDays, text) => {
  open({ phase: 'live', settings: { saleEndsInDays, freeShippingAbove: 1499 } });
  expect(screen.getByLabelText('Offers').textContent).toBe(text);
});

test.each([
  [null, undefined],
  [0, 'Sale ends today'],
  [1, 'Sale ends in 1 day'],
  [12, 'Sale ends in 12 days'],
])('with %s days left of it the strip says of the end of the sale: %s', (saleEndsInDays, text) => {
  open({ settings: { saleEndsInDays } });
  expect(/Sale ends.*$/.exec(screen.getByLabelText('Offers').textContent ?? '')?.[0]).toBe(text);
});

test('a launch that is over is not announced', () => {
  open();
  expect(screen.getByText(/You are among our first visitors/)).toBeDefined();
  expect(screen.queryByText(/Full launch on/)).toBeNull();
});

test('the skip link is the first stop and leads to the content', async () => {
  open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(skip);
  expect(skip.getAttribute('href')).toBe(`#${main().id}`);
});

test('the first page keeps its focus and place', () => {
  open();
  expect(document.activeElement).toBe(document.body);
  expect(scrolledTo).not.toHaveBeenCalled();
});

test('a new page starts at its top with the focus on its content; going back finds the place', async () => {
  const { router } = open();
  scrollBy(700);
  await act(() => router.navigate('/about'));
  expect(document.activeElement).toBe(main());
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(0);
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 700);
});

test('whoever began to write while a page was under way keeps the focus when it comes', async () => {
  let arrive!: () => void;
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const slow = { path: '/slow', loader, element: <h1>Slow</h1> };
  const { router } = open({ phase: 'live', pages: [...pages, slow] });
  const box = screen.getByRole('combobox', { name: 'Search' });
  await act(async () => void router.navigate('/slow'));
  await userEvent.type(box, 'sari');
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Slow' })).toBeTruthy();
  expect(document.activeElement).toBe(box);
});

test('going back leads to the content, wherever the focus was', async () => {
  const { router } = open({ phase: 'live' });
  await act(() => router.navigate('/about'));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search' }), 'sari');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  expect(document.activeElement).toBe(main());
});

test('a change of the query alone moves nothing', async () => {
  const { router } = open();
  await act(() => router.navigate('/?sort=rating'));
  expect(scrolledTo).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
});

test('the footer shows payment labels, networks and ways to reach us', () => {
  open();
  for (const label of ['UPI', 'VISA', 'MC', 'PayPal', 'care@totadarzi.example'])
    expect(screen.getByText(label)).toBeDefined();
  expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain('wa.me');
});

test('a place reached before the scripts ran is found again, too', async () => {
  Object.assign(globalThis, { scrollY: 300 });
  const { router } = open();
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 300);
});

test('another page of a list starts at its top, too', async () => {
  const { router } = open();
  await act(() => router.navigate('/?sort=rating&page=2'));
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.activeElement).toBe(main());
});

test('going back finds the place after the shop was loaded anew', async () => {
  const { unmount } = open();
  scrollBy(640);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  Object.assign(globalThis, { scrollY: 0 });
  const { router } = open();
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { name: 'Home' });
  expect(scrolledTo).toHaveBeenLastCalledWith(0, 640);
});

test('the greeting of the beta never covers the way out of a problem', async () => {
  localStorage.clear();
  jest.useFakeTimers();
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
  const retry = jest.fn();
  const { router } = open({
    path: '/cart',
    pages: [
      ...pages,
      { path: '/cart', element: <RemoteUnavailable remoteName="The checkout" onRetry={retry} /> },
    ],
  });
  pass(5000);
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => router.navigate('/about'));
  pass(5000);
  expect(screen.getByRole('dialog')).toBeTruthy();
  // It had greeted already when the problem came.
  await act(() => router.navigate('/cart'));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  expect(retry).toHaveBeenCalled();
  jest.useRealTimers();
});

test('a plain page has the shop’s name and help above it, and nothing else that leads away', async () => {
  localStorage.clear();
  const { router } = open({
    path: '/checkout',
    pages: [...pages, { path: '/checkout', element: <h1>Checkout</h1> }],
  });
  expect(main()).toBeTruthy();
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual(['Skip to content', 'Tota Darzi', 'Help']);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  await act(() => router.navigate('/about'));
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  expect(screen.getByText('Up to 70% OFF on Everything')).toBeDefined();
});
