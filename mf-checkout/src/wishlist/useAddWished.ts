import { useState } from 'react';
import { fetchProduct } from '@shop/kernel/data';
import { type Product, variantKind } from '@shop/kernel/domain';
import { useAction, usePlatform, useToast } from '@shop/kernel/react';
import { linkTo, useNavigate } from '@shop/kernel/routing';
import type { Wished } from './Wished';

type Variant = Product['variants'][number];

/** `add` keeps the product on the list, `move` takes it off. */
export type WayToBag = 'add' | 'move';

interface AddWished {
  /** Which way is under way. */
  busy: WayToBag | undefined;
  /** A product whose variant the shopper has to choose first. */
  choosing: { product: Product; way: WayToBag } | undefined;
  start: (way: WayToBag) => Promise<void>;
  choose: (variant: Variant) => void;
  stopChoosing: () => void;
}

/**
 * Puts a saved product into the bag. The list knows neither variants nor today's stock, so the product is read when
 * the shopper asks; one with a choice of variants asks back.
 */
export function useAddWished(item: Wished): AddWished {
  const { bag, wishlist } = usePlatform();
  const showToast = useToast();
  const navigate = useNavigate();
  const [started, setStarted] = useState<WayToBag>();
  const { busy, run } = useAction({
    inToast: true,
    describe: () => 'The shop did not answer. Please try again.',
  });
  const [choosing, setChoosing] = useState<{ product: Product; way: WayToBag }>();

  const put = (product: Product, { id, label, stock }: Variant, way: WayToBag) => {
    const { name, price } = product;
    const picture = product.pictures[0] ?? null;
    const line = { id, productId: product.id, name, price, picture, variant: label, maxStock: stock };
    bag.send(
      { type: 'add', line: { ...line, quantity: 1 } },
      {
        message: `${name} ${way === 'move' ? 'moved' : 'added'} to your bag`,
        tone: 'success',
        action: { label: 'View bag', run: () => void navigate(linkTo('cart')) },
        about: linkTo('cart'),
      },
    );
    if (way === 'move') wishlist.send({ type: 'remove', id: item.id });
  };

  const take = (product: Product, way: WayToBag) => {
    const [only] = product.variants;
    if (!only || !product.inStock)
      return showToast({ message: `${product.name} is out of stock`, tone: 'error' });
    if (variantKind(product.variants)) setChoosing({ product, way });
    else put(product, only, way);
  };

  const start = async (way: WayToBag) => {
    setStarted(way);
    await run(async (db) => {
      const product = await fetchProduct(db, item.id);
      if (product) take(product, way);
      else showToast({ message: `${item.name} is no longer sold`, tone: 'error' });
    });
  };

  const choose = (variant: Variant) => {
    if (choosing) put(choosing.product, variant, choosing.way);
    setChoosing(undefined);
  };

  return {
    busy: busy ? started : undefined,
    choosing,
    start,
    choose,
    stopChoosing: () => setChoosing(undefined),
  };
}
