import { screen } from '@testing-library/react';
import { renderPart } from '../testing/renderCatalogue';
import { testProduct } from '../testing/testProduct';
import { QuickView } from './QuickView';

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

  it('closes', async () => {
    const { user, onClose } = await open();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
