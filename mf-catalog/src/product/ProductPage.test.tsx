import { act, screen, waitFor, within } from '@testing-library/react';
import { recentlyViewedOf } from '../recently-viewed/recentlyViewed';
import { renderPage } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';

const review = {
  id: 'r1',
  productId: 'neel-tee',
  userName: 'Asha Rao',
  rating: 5,
  comment: 'Soft and true to size.',
  date: '2026-05-02',
  verified: true,
  helpful: 0,
  photos: [],
  fit: null,
  size: null,
};

const open = (product = testProduct()) =>
  renderPage(`/product/${product.id}`, { products: [product], reviews: [review] });

/** The form's button; the bar for phones repeats it. */
const bagButton = () => {
  const [button] = screen.getAllByRole('button', { name: /ADD TO BAG|OUT OF STOCK/ });
  if (!button) throw new Error('No bag button');
  return button as HTMLButtonElement;
};

describe('ProductPage', () => {
  it('shows what the product is and costs', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Neel Tee' })).toBeTruthy();
    expect(screen.getByText('inclusive of all taxes')).toBeTruthy();
    expect(screen.getByText('38% OFF')).toBeTruthy();
    expect(document.title).toContain('Neel Tee by Neelkothi');
  });

  it('is told to search engines by its name where nobody has described it', async () => {
    await open(testProduct({ description: '' }));
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
      'Neel Tee by Neelkothi',
    );
  });

  it('asks for a variant, then takes it into the bag', async () => {
    const { platform, toasts, user } = await open();
    await user.click(bagButton());
    expect(screen.getAllByText('Please select a variant')).not.toHaveLength(0);
    expect(platform.bag.get()).toEqual([]);

    await user.click(screen.getByRole('radio', { name: 'M' }));
    expect(screen.queryByText('Please select a variant')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(bagButton());
    expect(platform.bag.get()).toMatchObject([{ id: 'neel-tee:m', variant: 'M', quantity: 2, maxStock: 8 }]);
    expect(toasts.at(-1)).toMatchObject({ message: 'Neel Tee added to your bag', tone: 'success' });
  });

  it('asks for another variant where the chosen one was sold out a moment ago', async () => {
    const product = testProduct();
    const { user, toasts } = await open(product);
    await user.click(screen.getByRole('radio', { name: /^S/ }));
    product.variants = product.variants.map((each) => ({ ...each, stock: each.label === 'M' ? 8 : 0 }));
    await user.click(bagButton());
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: /^S/ }).disabled).toBe(true),
    );
    const said = toasts.length;
    await user.click(bagButton());
    expect(screen.getAllByText('Please select a variant')).not.toHaveLength(0);
    expect(toasts.slice(said)).toEqual([]);
  });

  it('keeps the quantity between 1 and the stock of the variant', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^S/ }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Decrease quantity' }).ariaDisabled).toBe(
      'true',
    );
    const more = screen.getByRole<HTMLButtonElement>('button', { name: 'Increase quantity' });
    for (let press = 0; press < 3; press += 1) await user.click(more);
    expect(more.ariaDisabled).toBe('true');
    expect(screen.getByRole('status', { name: 'Quantity' }).textContent).toBe('4');
  });

  it('cannot choose a variant that is sold out', async () => {
    await open();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^L/ }).disabled).toBe(true);
  });

  it('sells a product without a choice at once', async () => {
    const one = { id: 'lamp:one', label: '', stock: 9 };
    const { platform, user } = await open(testProduct({ id: 'lamp', variants: [one], stockCount: 9 }));
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(bagButton());
    expect(platform.bag.get()).toMatchObject([{ id: 'lamp:one', quantity: 1 }]);
  });

  it('warns when few are left', async () => {
    const few = [{ id: 'neel-tee:s', label: 'S', stock: 5 }];
    await open(testProduct({ variants: few, stockCount: 5 }));
    expect(screen.getByText('Hurry, only 5 left')).toBeTruthy();
  });

  it('cannot be bought when out of stock', async () => {
    const none = [{ id: 'neel-tee:s', label: 'S', stock: 0 }];
    await open(testProduct({ variants: none }));
    expect(bagButton().textContent).toBe('OUT OF STOCK');
    expect(bagButton().disabled).toBe(true);
  });

  it('says so when there is no such product', async () => {
    const { user } = await renderPage("/product/%3Cscript%3E'", { products: [testProduct()] });
    expect(screen.getByRole('heading', { name: 'Product Not Found' })).toBeTruthy();
    expect(
      screen.getByText(
        'The requested product could not be found. Please check the URL or return to the homepage.',
      ),
    ).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Return to Home' }));
    expect(location.pathname).toBe('/');
  });

  it('calls the choice what the size system calls it', async () => {
    await open(testProduct({ sizeTitle: 'Bangle size' }));
    expect(screen.getByRole('group', { name: 'Select bangle size' })).toBeTruthy();
  });

  it('shows the reviews and their distribution in their tab', async () => {
    const { user } = await open(testProduct({ rating: 5, reviewCount: 1, ratings: [0, 0, 0, 0, 1] }));
    expect(screen.getAllByText(/· 1 rating · 1 review$/)).not.toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: /Reviews/ }));
    const panel = screen.getByRole('tabpanel');
    expect(within(panel).getByText('Soft and true to size.')).toBeTruthy();
    expect(within(panel).getByText('2 May 2026')).toBeTruthy();
    expect(within(panel).getByText('5 star').closest('li')?.textContent).toBe('5 star 1 show 1 written');
  });

  it('remembers the visit and tells others', async () => {
    const { platform } = await open();
    expect(recentlyViewedOf(platform).get()).toEqual([
      {
        id: 'neel-tee',
        name: 'Neel Tee',
        price: 499,
        category: 'men',
        image: '/media/neel-tee/main-320.webp',
      },
    ]);
  });

  it('turns through the pictures in the lightbox', async () => {
    const { user } = await open();
    await act(() => user.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' })));
    const lightbox = await screen.findByRole('dialog', { name: 'Pictures of Neel Tee' });
    expect(within(lightbox).getByText('1 / 2')).toBeTruthy();
    await user.keyboard('{ArrowRight}');
    expect(within(lightbox).getByText('2 / 2')).toBeTruthy();
    await user.click(within(lightbox).getByRole('button', { name: 'Next picture' }));
    expect(within(lightbox).getByText('1 / 2')).toBeTruthy();
    await user.click(within(lightbox).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
