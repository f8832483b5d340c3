import { useState } from 'react';
import styled from 'styled-components';
import { pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import { Link, linkTo } from '@shop/kernel/routing';
import { Button, CheckboxField, from, Picture, s } from '@shop/ui';
import { comparedRows } from './comparedRows';
import type { ComparedProduct } from './compareList';

interface Props {
  products: ComparedProduct[];
  onRemove: (id: string) => void;
}

/** The products side by side; what differs is set in bold, and can be shown alone. */
export function CompareTable({ products, onRemove }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = comparedRows(products).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <>
      {products.length > 1 && (
        <CheckboxField
          label="Show differences only"
          name="differences"
          checked={onlyDifferences}
          onChange={(event) => setOnlyDifferences(event.target.checked)}
        />
      )}
      <Scroller tabIndex={0} role="region" aria-label="Comparison table">
        <Table>
          <thead>
            <tr>
              <td />
              {products.map((product) => (
                <th key={product.id} scope="col">
                  <ProductHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <Row key={label} $differs={differs}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={products[index]?.id}>{value}</td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}

interface HeadProps {
  product: ComparedProduct;
  onRemove: (id: string) => void;
}

function ProductHead({ product, onRemove }: HeadProps) {
  return (
    <Head>
      <Picture
        src={product.image}
        width={placeholderPicture.width}
        height={placeholderPicture.height}
        alt=""
        fallbackSrc={pictureUrl(placeholderPicture, 320)}
      />
      <Link to={linkTo('product', { id: product.id })}>{product.name}</Link>
      <Button
        $variant="secondary"
        $size="small"
        aria-label={`Remove ${product.name}`}
        onClick={() => onRemove(product.id)}
      >
        Remove
      </Button>
    </Head>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  min-width: 32rem;
  /* Lets the heads be as high as the highest of them. */
  thead th {
    height: 1px;
  }
  th,
  td {
    padding: ${s('space.12')};
    border-bottom: 1px solid ${s('color.line')};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }
  tbody th,
  thead td {
    position: sticky;
    left: 0;
    width: 5.5rem;
    background: ${s('color.sunk')};
    font-size: ${s('size.14')};
    font-weight: 600;
    ${from('tablet')} {
      width: 9rem;
    }
  }
`;
const Row = styled.tr<{ $differs: boolean }>`
  td {
    color: ${({ $differs }) => ($differs ? s('color.ink') : s('color.ink2'))};
    font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
  }
`;
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
