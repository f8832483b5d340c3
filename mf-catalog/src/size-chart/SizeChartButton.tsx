import { useState } from 'react';
import styled from 'styled-components';
import { type Product, sizeCharts } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, Dialog, s } from '@shop/ui';
import { chartFor } from './chartFor';
import { SizeChartTable } from './SizeChartTable';

/** Opens the size chart of the product; nothing for what has no sizes. */
export function SizeChartButton({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  const name = chartFor(product);
  if (!name) return null;
  return (
    <>
      <Opener type="button" $variant="quiet" $size="small" onClick={() => setOpen(true)}>
        Size chart
      </Opener>
      {open && (
        <Dialog title="Size Chart" onClose={() => setOpen(false)} $width="560px">
          <SizeChartTable chart={sizeCharts[name]} />
          <Note>
            These are body measures. Between two sizes? Take the larger one, or read{' '}
            <Link to={linkTo('size-guide')}>how to measure</Link>.
          </Note>
        </Dialog>
      )}
    </>
  );
}

const Note = styled.p`
  padding-top: ${s('space.16')};
  color: ${s('color.ink2')};
`;
const Opener = styled(Button)`
  margin: ${s('space.4')} 0 0 calc(-1 * ${s('space.12')});
`;
