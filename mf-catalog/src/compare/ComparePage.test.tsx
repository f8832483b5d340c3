import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { renderPage, type TestCatalogue } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { type ComparedProduct, compareListOf } from './compareList';
import { toCompared } from './toCompared';

const sold = [
  testProduct({ id: 'tee', name: 'Tee' }),
  testProduct({
    id: 'lamp',
    name: 'Lamp',
    price: 299,
    features: [],
    variants: [{ id: 'lamp:one', label: '', stock: 9 }],
  }),
] as const;
const tee = toCompared(sold[0], '/tee.webp');
const lamp = toCompared(sold[1], '/lamp.webp');

/** What the shop answers is there when this is done. */
const compare = ({ platform }: TestCatalogue, ...products: ComparedProduct[]) =>
  act(() => {
    for (const product of products) compareListOf(platform).send({ type: 'add', product });
    return Promise.resolve();
  });

const compareBoth = async () => {
  const catalogue = await renderPage('/compare', { products: [...sold] });
  await compare(catalogue, tee, lamp);
  return catalogue;
};

const values = (fact: string) =>
  within(screen.getByRole('rowheader', { name: fact }).closest('tr') ?? document.body)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('ComparePage', () => {
  it('invites to choose when nothing is compared', async () => {
    await renderPage('/compare', {});
    expect(screen.getByRole('heading', { name: 'Nothing to compare yet' })).toBeTruthy();
  });

  it('sets the products side by side, with the default features where there are none', async () => {
    await compareBoth();
    expect(values('Price')).toEqual(['₹499', '₹299']);
    expect(values('Features')).toEqual([
      'Hand printed',
      'Premium quality\nComfortable fit\nDurable material',
    ]);
  });

  it('can show the differences alone', async () => {
    const { user } = await compareBoth();
    expect(screen.getByRole('rowheader', { name: 'Brand' })).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Show differences only' }));
    expect(screen.queryByRole('rowheader', { name: 'Brand' })).toBeNull();
    expect(screen.getByRole('rowheader', { name: 'Price' })).toBeTruthy();
  });

  it('takes a product into the bag, by its quick view where there is a choice', async () => {
    const { platform, quickViews, user } = await compareBoth();
    await user.click(screen.getByRole('button', { name: 'Add to Bag: Lamp' }));
    await waitFor(() => expect(platform.bag.get()).toMatchObject([{ id: 'lamp:one', quantity: 1 }]));
    await user.click(screen.getByRole('button', { name: 'Add to Bag: Tee' }));
    await waitFor(() => expect(quickViews).toEqual(['tee']));
  });

  it('shows what a product costs now and not when it was chosen, and what is sold out or no longer sold', async () => {
    const dearer = testProduct({ id: 'tee', name: 'Tee', price: 1299, originalPrice: 1299 });
    const soldOut = testProduct({
      ...{ id: 'lamp', name: 'Lamp', price: 299 },
      variants: [{ id: 'lamp:one', label: '', stock: 0 }],
    });
    const catalogue = await renderPage('/compare', { products: [dearer, soldOut] });
    await compare(catalogue, { ...tee, price: 999 }, lamp, { ...lamp, id: 'mug', name: 'Mug' });
    await waitFor(() => expect(values('Price')).toEqual(['₹1,299', '₹299', '₹299']));
    expect(screen.getByRole('button', { name: 'Add to Bag: Tee' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Bag: Lamp' })).toBeNull();
    expect(screen.getByText('Out of stock')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Bag: Mug' })).toBeNull();
    expect(screen.getByText('No longer sold')).toBeTruthy();
  });

  it('goes by the answer for what is compared now, should an earlier one come later', async () => {
    const soldOut = testProduct({ ...sold[1], variants: [{ id: 'lamp:one', label: '', stock: 0 }] });
    const catalogue = await renderPage('/compare', { products: [sold[0], soldOut] });
    const { connect } = catalogue.platform;
    let answer: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (answer = resolve));
    catalogue.platform.connect = () => late.then(connect);
    await compare(catalogue, tee);
    catalogue.platform.connect = connect;
    await compare(catalogue, lamp);
    expect(await screen.findByText('Out of stock')).toBeTruthy();
    await act(async () => answer());
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByText('Out of stock')).toBeTruthy();
  });

  it('shows what the device kept while the shop does not answer', async () => {
    const catalogue = await renderPage('/compare', {});
    catalogue.platform.connect = () => Promise.reject(new Error('offline'));
    await compare(catalogue, { ...tee, price: 999 });
    expect(values('Price')).toEqual(['₹999']);
    expect(screen.getByRole('button', { name: 'Add to Bag: Tee' })).toBeTruthy();
  });

  it('lets go of a product', async () => {
    const { platform, user } = await compareBoth();
    await user.click(screen.getByRole('button', { name: 'Remove Tee' }));
    expect(Object.keys(compareListOf(platform).get())).toEqual(['lamp']);
    // What was pressed is gone: the keyboard stays with what is compared, then with the page.
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Lamp' }));
    await user.click(screen.getByRole('button', { name: 'Remove Lamp' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Compare Products' }));
  });
});
