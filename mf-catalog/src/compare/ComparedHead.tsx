import styled from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, Picture, s, useRestoreFocus } from '@shop/ui';
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
      <Picture
        src={product.image}
        width={placeholderPicture.width}
        height={placeholderPicture.height}
        alt=""
        fallbackSrc={pictureUrl(placeholderPicture, 320)}
      />
      <Link to={linkTo('product', { id: product.id })}>{product.name}</Link>
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
    </Head>
  );
}

const Head = styled.div`
  display: grid;
  height: 100%;
  grid-template-rows: auto 1fr auto;
  justify-items: start;
  gap: ${s('space.8')};
  max-width: 220px;
  img {
    border-radius: ${s('radius.control')};
  }
  > a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
  }
`;
const Away = styled.strong`
  color: ${s('color.kumkum')};
`;
const Ways = styled.div`
  display: grid;
  gap: ${s('space.8')};
  width: 100%;
`;
