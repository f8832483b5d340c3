import styled from 'styled-components';
import { Button, s, useRestoreFocus } from '@shop/ui';
import { KeptCard } from '../kept-product/KeptCard';
import type { FreshProduct } from './useFreshCompared';
import { useTakeCompared } from './useTakeCompared';

interface Props {
  product: FreshProduct;
  onRemove: (id: string) => void;
}

/** The head of a compared product's column: what it is, and the ways into the bag and out of the comparison. */
export function ComparedHead({ product, onRemove }: Props) {
  const { busy, take } = useTakeCompared(product);
  const head = useRestoreFocus<HTMLDivElement>();
  return (
    <Head ref={head}>
      <KeptCard product={product}>
        <Ways>
          {product.away ? (
            <Away>{product.away}</Away>
          ) : (
            <Button
              type="button"
              aria-label={`Add to Bag: ${product.name}`}
              $size="small"
              $block
              $busy={busy}
              onClick={take}
            >
              Add to Bag
            </Button>
          )}
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Remove ${product.name}`}
            onClick={() => onRemove(product.id)}
          >
            Remove
          </Button>
        </Ways>
      </KeptCard>
    </Head>
  );
}

const Head = styled.div`
  height: 100%;
  max-width: 220px;
`;
const Away = styled.strong`
  color: ${s('color.kumkum')};
`;
const Ways = styled.div`
  display: grid;
  gap: ${s('space.8')};
  padding-top: ${s('space.4')};
`;
