import { Suspense, use, useEffect, useEffectEvent, useState } from 'react';
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
  if (!(found instanceof Promise)) return <KnownProduct known={found} onClose={onClose} />;
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
  return product ? <KnownProduct known={product} onClose={onClose} /> : <NotFound />;
}

/** What is known may be hours old, in a tab left open, or sold out under the press: it is asked for again meanwhile. */
function KnownProduct({ known, onClose }: { known: Product; onClose: () => void }) {
  const platform = usePlatform();
  const [product, setProduct] = useState<Product | undefined>(known);
  const refresh = () =>
    void wholeProduct(platform, known.id).then(setProduct, () => {
      // What was known stays, and the bag asks again.
    });
  const refreshFirst = useEffectEvent(refresh);
  useEffect(() => refreshFirst(), []);
  return product ? (
    <QuickViewProduct product={product} onSoldOut={refresh} onClose={onClose} />
  ) : (
    <NotFound />
  );
}

const NotFound = () => <p>Product Not Found</p>;
