import { useState } from 'react';
import { fetchProduct } from '@shop/kernel/data';
import { hasVariantChoice, type Product, type WishlistItem } from '@shop/kernel/domain';
import { usePlatform, useToast } from '@shop/kernel/react';
import { links, useNavigate } from '@shop/kernel/routing';

interface AddWished {
  adding: boolean;
  add: () => Promise<void>;
}

/**
 * Puts a saved product into the bag. The list knows neither variants nor stock, so the product is read when
 * the shopper asks; one with a choice of variants leads to its page.
 */
export function useAddWished(item: WishlistItem): AddWished {
  const { connect, bag } = usePlatform();
  const showToast = useToast();
  const navigate = useNavigate();
  const [adding, setAdding] = useState(false);

  const put = (product: Product) => {
    const [only] = product.variants;
    if (hasVariantChoice(product)) return navigate(links.product(product.id));
    if (!only || only.stock === 0)
      return showToast({ message: `${product.name} is out of stock`, tone: 'error' });
    const picture = product.pictures[0] ?? null;
    const { name, price } = product;
    bag.send({
      type: 'add',
      line: {
        id: only.id,
        productId: product.id,
        name,
        price,
        picture,
        variant: '',
        quantity: 1,
        maxStock: only.stock,
      },
    });
    showToast({
      message: `${name} added to your bag`,
      tone: 'success',
      action: { label: 'View bag', run: () => void navigate(links.cart()) },
    });
  };

  const add = async () => {
    setAdding(true);
    try {
      const product = await fetchProduct(await connect(), item.id);
      if (product) await put(product);
      else showToast({ message: `${item.name} is no longer sold`, tone: 'error' });
    } catch {
      showToast({ message: 'The shop did not answer. Please try again.', tone: 'error' });
    } finally {
      setAdding(false);
    }
  };

  return { adding, add };
}
