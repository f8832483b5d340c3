import { screen } from '@testing-library/react';
import { rememberPreview } from '../preview/productPreviews';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { QuickView } from './QuickView';

afterEach(() => jest.restoreAllMocks());

const open = (product = testProduct({ id: 'unseen' }), asked = product.id) => {
  const onClose = jest.fn();
  return renderPart(<QuickView productId={asked} onClose={onClose} />, { products: [product] }).then(
    (catalogue) => ({ ...catalogue, onClose }),
  );
};

describe('QuickView', () => {
  it('fetches a product no card has shown and puts it into the bag', async () => {
    const { platform, user } = await open();
    expect(screen.getByRole('dialog', { name: 'Quick View' })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Neel Tee' })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'M' }));
    await user.click(screen.getByRole('button', { name: 'ADD TO BAG' }));
    expect(platform.bag.get()).toMatchObject([{ id: 'unseen:m', quantity: 1 }]);
  });

  it('has words for a product without a description', async () => {
    await open(testProduct({ id: 'wordless', description: '' }));
    expect(await screen.findByText('High-quality product with excellent features.')).toBeTruthy();
  });

  it('says so when the product is gone', async () => {
    await open(testProduct(), 'gone');
    expect(await screen.findByText('Product Not Found')).toBeTruthy();
  });

  it('takes what it knew an hour ago for a placeholder, and shows what costs and sells now', async () => {
    const product = testProduct({ id: 'repriced', price: 799 });
    rememberPreview({ ...product, price: 499 });
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 3_600_000);
    await open(product);
    expect(await screen.findByText('₹799')).toBeTruthy();
    expect(screen.queryByText('₹499')).toBeNull();
  });

  it('asks nobody for what was fetched a moment ago', async () => {
    const product = testProduct({ id: 'fresh', price: 799 });
    rememberPreview({ ...product, price: 499 });
    await open(product);
    expect(screen.getByText('₹499')).toBeTruthy();
  });

  it('offers no more what was sold out when it was added', async () => {
    const variant = { id: 'last:s', label: 'S', stock: 1 };
    const product = testProduct({ id: 'last', variants: [variant], stockCount: 1 });
    const { user, platform } = await open(product);
    await user.click(await screen.findByRole('radio', { name: /^S/ }));
    product.variants = [{ ...variant, stock: 0 }];
    product.stockCount = 0;
    product.inStock = false;
    await user.click(screen.getByRole('button', { name: 'ADD TO BAG' }));
    expect(await screen.findByRole('button', { name: 'OUT OF STOCK' })).toBeTruthy();
    expect(platform.bag.get()).toEqual([]);
  });

  it('closes', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
