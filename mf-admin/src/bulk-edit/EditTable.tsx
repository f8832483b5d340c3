import styled from 'styled-components';
import { s } from '@shop/ui';
import { type Column, DataTable } from '../table/DataTable';
import { TwoLines } from '../table/TwoLines';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { type CellKey, type Drafts, type EditableProduct, stockKeys } from './cells';
import type { columnsOf } from './columns';
import { EditCell } from './EditCell';

interface Props {
  /** The products of this page. */
  products: readonly EditableProduct[];
  columns: ReturnType<typeof columnsOf>;
  drafts: Drafts;
  taxonomy: Taxonomy;
  onText: (product: EditableProduct, cell: CellKey, text: string) => void;
  onLines: (product: EditableProduct, cell: CellKey, lines: readonly string[]) => void;
}

/** Products and their cells; stock has one for each variant. */
export function EditTable({ products, columns, drafts, taxonomy, onText, onLines }: Props) {
  const tableColumns: readonly Column<EditableProduct>[] = [
    {
      label: 'Product',
      cell: ({ name, sku }) => (
        <Name>
          {name}
          <small>{sku}</small>
        </Name>
      ),
    },
    ...columns.map(({ id, label }): Column<EditableProduct> => ({
      label,
      cell: (product) => (
        <Cells>
          {(id === 'stock' ? stockKeys(product) : [id]).map((cell) => (
            <span key={cell}>
              {id === 'stock' && product.variants.length > 1 && (
                <Variant>{product.variants.find((each) => `stock:${each.id}` === cell)?.label}</Variant>
              )}
              <EditCell
                product={product}
                draft={drafts.get(product.id)}
                cell={cell}
                taxonomy={taxonomy}
                onText={onText}
                onLines={onLines}
              />
            </span>
          ))}
        </Cells>
      ),
    })),
  ];
  return (
    <DataTable
      label="Products to edit"
      columns={tableColumns}
      rows={products}
      keyOf={({ id }) => id}
      empty="Nothing is selected"
    />
  );
}

const Name = styled(TwoLines)`
  min-width: 16ch;
  font-weight: 600;
`;

const Cells = styled.span`
  display: flex;
  gap: ${s('space.8')};
`;

const Variant = styled.small`
  display: block;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;
