import { useEffect, useEffectEvent, useState } from 'react';
import { fetchProducts } from '@shop/kernel/data';
import { stockOf } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import type { ComparedProduct } from './compareList';
import { toCompared } from './toCompared';

export interface FreshProduct extends ComparedProduct {
  /** Why it cannot be bought; empty or absent where it can, or where nobody answered. */
  away?: string;
}

/**
 * Compared products as the shop has them now: the device keeps price and rating of the day when they were chosen. Without an
 * answer they are as it kept them.
 */
export function useFreshCompared(kept: readonly ComparedProduct[]): FreshProduct[] {
  const { connect } = usePlatform();
  const [fresh, setFresh] = useState<readonly FreshProduct[]>([]);
  const ids = kept.map(({ id }) => id).join();

  const look = useEffectEvent(async () => {
    if (kept.length === 0) return [];
    const { products } = await fetchProducts(await connect(), { ids: kept.map(({ id }) => id) });
    return kept.map((product): FreshProduct => {
      const sold = products.find(({ id }) => id === product.id);
      if (!sold) return { ...product, away: 'No longer sold' };
      const { level, notice } = stockOf(sold);
      return { ...toCompared(sold, product.image), away: level === 'out' ? notice : '' };
    });
  });
  useEffect(() => {
    let isLate = false;
    look().then(
      (found) => isLate || setFresh(found),
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [ids]);

  return kept.map((product) => fresh.find(({ id }) => id === product.id) ?? product);
}
