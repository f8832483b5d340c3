import { type CSSProperties, useState } from 'react';
import styled from 'styled-components';
import { CheckboxField, from, s, until } from '@shop/ui';
import { ComparedHead } from './ComparedHead';
import { comparedRows } from './comparedRows';
import type { FreshProduct } from './useFreshCompared';

interface Props {
  products: FreshProduct[];
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
        <Table role="table" style={{ '--columns': products.length } as CSSProperties}>
          <thead role="rowgroup">
            <Row role="row" $differs>
              <td role="cell" />
              {products.map((product) => (
                <th key={product.id} role="columnheader" scope="col">
                  <ComparedHead product={product} onRemove={onRemove} />
                </th>
              ))}
            </Row>
          </thead>
          <tbody role="rowgroup">
            {rows.map(({ label, values, differs }) => (
              <Row key={label} role="row" $differs={differs}>
                <th role="rowheader" scope="row">
                  <span>{label}</span>
                </th>
                {values.map((value, index) => (
                  <td key={products[index]?.id} role="cell">
                    {value}
                  </td>
                ))}
              </Row>
            ))}
          </tbody>
        </Table>
      </Scroller>
    </>
  );
}

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;
/**
 * On phones each fact stands above its values, so that two products are read side by side; a third begins at the edge. The
 * roles are written out because browsers forget those of tables that are laid out otherwise.
 */
const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  th,
  td {
    padding: ${s('space.12')};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
    white-space: pre-line;
  }
  tbody th {
    background: ${s('color.sunk')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }
  ${until('tablet')} {
    display: block;
    width: max-content;
    min-width: 100%;
    thead,
    tbody {
      display: block;
    }
    td:empty {
      display: none;
    }
    tbody th {
      grid-column: 1 / -1;
      padding-block: ${s('space.4')};
    }
    tbody th > span {
      position: sticky;
      left: ${s('space.12')};
    }
  }
  ${from('tablet')} {
    min-width: 32rem;
    /* Lets the heads be as high as the highest of them. */
    thead th {
      height: 1px;
    }
    th,
    td {
      border-bottom: 1px solid ${s('color.line')};
    }
    tbody th,
    td:empty {
      position: sticky;
      left: 0;
      width: 9rem;
      background: ${s('color.sunk')};
    }
  }
`;
const Row = styled.tr<{ $differs: boolean }>`
  ${until('tablet')} {
    display: grid;
    /* One has the screen between its edges, two half of it, less where there is a third to be seen. */
    grid-template-columns: repeat(
      var(--columns),
      calc((100vw - 34px) / min(var(--columns), 2) - max(var(--columns) - 2, 0) * 12px)
    );
  }
  td {
    color: ${({ $differs }) => ($differs ? s('color.ink') : s('color.ink2'))};
    font-weight: ${({ $differs }) => ($differs ? 600 : 400)};
  }
`;
