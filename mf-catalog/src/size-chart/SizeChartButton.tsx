import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { sizeCharts } from '@shop/kernel/domain';
import { laterPart } from '@shop/kernel/routing';
import { Button, Dialog, PartAway, s, Spinner } from '@shop/ui';

// It comes with the press: most who buy know their size.
const sizeHelp = laterPart(
  async () => (await import(/* webpackChunkName: "size-help" */ './SizeHelp')).SizeHelp,
  PartAway,
);

interface Props {
  productId: string;
  chart: keyof typeof sizeCharts;
}

/** Opens the size chart of the product and the advice on it. */
export function SizeChartButton({ productId, chart }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Opener type="button" $variant="quiet" $size="small" $flush onClick={() => setOpen(true)}>
        Size chart
      </Opener>
      {open && (
        <Dialog title="Size Chart" onClose={() => setOpen(false)} $width="560px">
          <Suspense fallback={<Spinner label="Fetching the size chart" />}>
            <sizeHelp.Part productId={productId} name={chart} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

const Opener = styled(Button)`
  margin-top: ${s('space.4')};
`;
