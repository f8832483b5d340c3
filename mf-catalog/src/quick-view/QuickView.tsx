import { Suspense, use, useState } from 'react';
import type { Product } from '@shop/kernel/domain';
import type { SlotProps } from '@shop/kernel/platform';
import { usePlatform } from '@shop/kernel/react';
import { Dialog, Spinner } from '@shop/ui';
import { previewOf } from '../preview/productPreviews';
import { wholeProduct } from '../preview/wholeProduct';
import { QuickViewProduct } from './QuickViewProduct';

/** The popup 'Quick View' (spec §2). Shows at once what is known, and otherwise waits for what the press asked for. */
export function QuickView({ productId, onClose }: SlotProps['quick-view']) {
  return (
    <Dialog title="Quick View" look="sheet" onClose={onClose} $width="880px">
      <QuickViewContent key={productId} productId={productId} onClose={onClose} />
    </Dialog>
  );
}

function QuickViewContent({ productId, onClose }: SlotProps['quick-view']) {
  const platform = usePlatform();
  const [found] = useState(() => previewOf(productId) ?? wholeProduct(platform, productId));
  if (!(found instanceof Promise)) return <QuickViewProduct product={found} onClose={onClose} />;
  return (
    <Suspense fallback={<Spinner label="Fetching the product" />}>
      <FetchedProduct answer={found} onClose={onClose} />
    </Suspense>
  );
}

interface Props {
  answer: Promise<Product | undefined>;
  onClose: () => void;
}

function FetchedProduct({ answer, onClose }: Props) {
  const product = use(answer);
  return product ? <QuickViewProduct product={product} onClose={onClose} /> : <p>Product Not Found</p>;
}
