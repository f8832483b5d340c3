import { lazy, Suspense } from 'react';
import type { Product } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { retryOnce } from '@shop/kernel/routing';
import { chartFor } from './chartFor';
import { SizeChartButton } from './SizeChartButton';

// It is a help, for those with an account: without its code the page has none.
const SuggestedSize = lazy(() =>
  retryOnce(() => import(/* webpackChunkName: "suggested-size" */ './SuggestedSize')).then(
    ({ SuggestedSize: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
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
          <SuggestedSize key={product.id} productId={product.id} />
        </Suspense>
      )}
    </>
  );
}
