import { Suspense } from 'react';
import type { Product } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { laterPart } from '@shop/kernel/routing';
import { chartFor } from './chartFor';
import { SizeChartButton } from './SizeChartButton';

// For those with an account.
const suggestedSize = laterPart(
  async () => (await import(/* webpackChunkName: "suggested-size" */ './SuggestedSize')).SuggestedSize,
);

/** What helps to choose among the sizes of a product; nothing for what has none. */
export function SizeAside({ product }: { product: Product }) {
  const { user } = useAuth();
  const chart = chartFor(product);
  if (!chart) return null;
  return (
    <>
      <SizeChartButton productId={product.id} chart={chart} />
      {user && (
        <Suspense>
          <suggestedSize.Part key={product.id} productId={product.id} />
        </Suspense>
      )}
    </>
  );
}
