import { useMemo, useRef, useState } from 'react';
import { Rail } from '@shop/ui';
import { useWholeProducts } from '../preview/useWholeProducts';
import type { CardProduct } from './CardProduct';
import { ProductCard } from './ProductCard';

interface Props {
  label: string;
  products: CardProduct[];
  /** Fetches the cards behind these, once somebody reaches for the rail; links to all of them stand in listings. */
  fetchRest?: () => Promise<CardProduct[]>;
}

/** Cards in one line that scrolls sideways. */
export function CardRail({ label, products, fetchRest }: Props) {
  const [rest, setRest] = useState<CardProduct[]>([]);
  const isAsked = useRef(false);
  const cards = useMemo(() => [...products, ...rest], [products, rest]);
  const { onPointerEnter: wake } = useWholeProducts(cards);

  const reach = async () => {
    if (!fetchRest || isAsked.current) return;
    isAsked.current = true;
    try {
      setRest(await fetchRest());
    } catch {
      // Whoever reaches for it once more asks again.
      isAsked.current = false;
    }
  };

  return (
    <Rail
      label={label}
      sized={products.length}
      onReach={(event) => {
        wake(event);
        void reach();
      }}
    >
      {cards.map((product) => (
        <ProductCard key={product.id} product={product} sizes="(min-width: 600px) 236px, 42vw" />
      ))}
    </Rail>
  );
}
