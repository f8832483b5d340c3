import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { asha, renderInShop } from '../testing/renderInShop';
import { SiteHeader } from './SiteHeader';

beforeAll(() => {
  class NeverScrolled {
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: NeverScrolled });
});

const renderHeader = (options: Parameters<typeof renderInShop>[1] = {}) =>
  renderInShop(
    (page) => (
      <>
        <SiteHeader />
        {page}
      </>
    ),
    options,
  );

// Which of the two menus shows is decided by the screen's width, which jsdom does not have.
const hidden = { hidden: true };
const nav = () => within(screen.getByLabelText('Categories'));
const profile = () => screen.getByLabelText('Profile');

test('bag and wishlist say how much they hold', () => {
  const { platform } = renderHeader();
  expect(screen.getByRole('link', { name: 'Bag, 0 items' }).textContent?.trim()).toBe('Bag');
  const line = { id: 'tee:m', productId: 'tee', name: 'Tee', picture: null, variant: 'M', maxStock: 9 };
  act(() => {
    platform.bag.send({ type: 'add', line: { ...line, price: 499, quantity: 2 } });
    platform.wishlist.send({
      type: 'add',
      item: { id: 'tee', name: 'Tee', price: 499, picture: null, category: 'men' },
    });
  });
  expect(screen.getByRole('link', { name: 'Bag, 2 items' }).getAttribute('href')).toBe('/cart');
  expect(screen.getByRole('link', { name: 'Wishlist, 1 item' }).getAttribute('href')).toBe('/wishlist');
});

test('search is closed in the beta and open when the shop is live', () => {
  const { unmount } = renderHeader();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' }).disabled).toBe(true);
  unmount();
  renderHeader({ phase: 'live' });
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).disabled).toBe(false);
});

test('the search box keeps the words whose results are shown', async () => {
  const { router } = renderHeader({ phase: 'live', path: '/search?q=brass' });
  const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
  expect(box().value).toBe('brass');
  await userEvent.clear(box());
  await userEvent.type(box(), 'red kurta{Enter}');
  expect(router.state.location.pathname + router.state.location.search).toBe('/search?q=red+kurta');
  await act(() => router.navigate('/?q=brass'));
  expect(box().value).toBe('');
});

test('a category opens its price-capped links by its button, also under a mouse; Escape closes them', async () => {
  renderHeader();
  const button = nav().getByRole('button', { name: 'Cycles & Bikes menu', ...hidden });
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const cheapest = nav().getByRole('link', { name: 'Under ₹15000', ...hidden });
  expect(cheapest.getAttribute('href')).toBe('/category/toys-bicycles?max=15000');
  await userEvent.keyboard('{Escape}');
  expect(nav().queryByRole('link', { name: 'Under ₹15000', ...hidden })).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('the keyboard sees a menu in passing, walks into it only when it was kept, and comes back by Escape', async () => {
  renderHeader();
  const category = nav().getByText('Men');
  const button = nav().getByLabelText('Men menu');
  act(() => category.focus());
  expect(nav().getByText('₹499').closest('[inert]')).not.toBeNull();
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  const link = nav().getByText('₹499').closest('a');
  expect(link?.closest('[inert]')).toBeNull();
  act(() => link?.focus());
  await userEvent.keyboard('{Escape}');
  expect(nav().queryByText('₹499')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a mouse opens a menu by passing over, and a click on a link closes it', async () => {
  const { router } = renderHeader();
  await userEvent.hover(nav().getByRole('link', { name: 'Imitation Jewellery', ...hidden }));
  await userEvent.click(nav().getByRole('link', { name: 'Under ₹150', ...hidden }));
  expect(nav().queryByRole('link', { name: 'Under ₹150', ...hidden })).toBeNull();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    '/category/imitation-jewellery?max=150',
  );
});

describe('types of products', () => {
  const indian = { id: 'women-indian-wear', name: 'Indian wear', types: [{ id: 'sarees', name: 'Sarees' }] };
  const ask = jest.fn<Promise<Response>, [string]>();
  beforeEach(() => {
    ask.mockReset();
    Object.assign(globalThis, { fetch: ask });
  });
  const answer = (value: unknown) =>
    ({ ok: true, json: () => Promise.resolve(value) }) as unknown as Response;
  const women = () => nav().getByRole('button', { name: 'Women menu', ...hidden });

  test('are asked for when somebody reaches for a menu, once, and lead to their listings', async () => {
    ask.mockResolvedValue(answer([{ category: 'women', groups: [indian] }]));
    renderHeader();
    expect(ask).not.toHaveBeenCalled();
    await userEvent.click(women());
    const saree = await nav().findByRole('link', { name: 'Sarees', ...hidden });
    expect(saree.getAttribute('href')).toBe('/category/women?type=sarees');
    const group = nav().getByRole('link', { name: 'Indian wear', ...hidden });
    expect(group.getAttribute('href')).toBe('/category/women?type=women-indian-wear');

    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Women' }));
    expect(drawer.getByRole('link', { name: 'Sarees' }).getAttribute('href')).toBe(
      '/category/women?type=sarees',
    );
    expect(drawer.getByRole('link', { name: 'Under ₹499' })).toBeDefined();
    expect(ask.mock.calls).toEqual([['/product-menu.json']]);
  });

  test('that cannot be had leave prices and the whole category, and are asked for again', async () => {
    ask.mockRejectedValue(new TypeError('Nobody answered'));
    renderHeader();
    await userEvent.click(women());
    expect(nav().getByRole('link', { name: 'Under ₹499', ...hidden })).toBeDefined();
    expect(nav().queryByRole('link', { name: 'Sarees', ...hidden })).toBeNull();
    ask.mockResolvedValue(answer([{ category: 'women', groups: [indian] }]));
    await userEvent.click(nav().getByRole('button', { name: 'Men menu', ...hidden }));
    await userEvent.click(women());
    expect(await nav().findByRole('link', { name: 'Sarees', ...hidden })).toBeDefined();
  });
});

test("a visitor's Profile button asks for the login dialog", async () => {
  const { platform } = renderHeader();
  const asked = jest.fn();
  platform.commands.handle('open-sign-in', asked.mockReturnValue('done'));
  await userEvent.click(profile());
  expect(asked).toHaveBeenCalledWith({ view: 'login' });
});

test("a shopper's profile menu greets and leads everywhere, but not to the dashboard", async () => {
  renderHeader({ user: asha });
  await userEvent.click(profile());
  expect(await screen.findByText('Hello, Asha')).toBeDefined();
  expect(screen.getByText('asha@example.com')).toBeDefined();
  const menu = screen
    .getAllByRole('link', hidden)
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);
  expect(menu).toEqual(
    expect.arrayContaining([
      ['Orders', '/profile?tab=orders'],
      ['Gift Cards', '/gift-cards'],
      ['Contact Us', '/contact'],
      ['Insider New', '/totadarzi-insider'],
      ['Credit', '/totadarzi-credit'],
      ['Coupons', '/coupons'],
      ['Saved Cards', '/saved-cards'],
      ['Saved VPA', '/saved-vpa'],
      ['Saved Addresses', '/saved-addresses'],
      ['Edit Profile', '/profile'],
    ]),
  );
  expect(screen.queryByText('Admin Dashboard')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('Hello, Asha')).toBeNull();
});

test('a menu that is pressed again while it is not known who is there opens all the same', async () => {
  const { platform } = renderHeader({ user: asha });
  let answer: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (answer = resolve));
  jest.spyOn(platform.session, 'settled').mockImplementation(() => waits.then(() => platform.session.get()));
  await userEvent.click(profile());
  await userEvent.click(profile());
  await act(async () => answer());
  expect(await screen.findByText('Hello, Asha')).toBeDefined();
});

test('an admin also gets to the dashboard, and logs out', async () => {
  const { platform } = renderHeader({ user: { ...asha, role: 'admin' } });
  const signOut = jest.spyOn(platform.session, 'signOut').mockResolvedValue();
  await userEvent.click(profile());
  expect(screen.getByText('Admin Dashboard').getAttribute('href')).toBe('/admin');
  await userEvent.click(screen.getByText('Logout'));
  expect(signOut).toHaveBeenCalledTimes(1);
  // What was pressed is gone with the menu.
  expect(document.activeElement).toBe(profile());
});

test('the mobile menu opens categories and offers Login / Sign Up', async () => {
  const { platform } = renderHeader();
  const asked = jest.fn();
  platform.commands.handle('open-sign-in', asked.mockReturnValue('done'));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Kids' }));
  expect(drawer.getByRole('link', { name: 'Under ₹349' }).getAttribute('href')).toBe(
    '/category/kids?max=349',
  );
  await userEvent.click(drawer.getByRole('button', { name: 'Login / Sign Up' }));
  expect(asked).toHaveBeenCalledWith({ view: 'login' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
