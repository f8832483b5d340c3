import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import type { Product } from '@shop/kernel/domain';
import { retryOnce } from '@shop/kernel/routing';
import { Button, Dialog, s, Spinner } from '@shop/ui';
import { chartFor } from './chartFor';

// It comes with the press: most who buy know their size.
const SizeHelp = lazy(async () => ({
  default: (await retryOnce(() => import(/* webpackChunkName: "size-help" */ './SizeHelp'))).SizeHelp,
}));

/** Opens the size chart of the product and the advice on it; nothing for what has no sizes. */
export function SizeChartButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const name = chartFor(product);
  if (!name) return null;
  return (
    <>
      <Opener type="button" $variant="quiet" $size="small" $flush onClick={() => setOpen(true)}>
        Size chart
      </Opener>
      {open && (
        <Dialog title="Size Chart" onClose={() => setOpen(false)} $width="560px">
          <Suspense fallback={<Spinner label="Fetching the size chart" />}>
            <SizeHelp name={name} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

const Opener = styled(Button)`
  margin-top: ${s('space.4')};
`;
