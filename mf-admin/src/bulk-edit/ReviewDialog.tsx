import styled from 'styled-components';
import { SelectField } from '@shop/ui';
import { counted } from '../counted/counted';
import { type Column, DataTable } from '../table/DataTable';
import type { Bulk } from '../table/selection/useBulkRun';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { type CellKey, type Change, type EditableProduct, storedText } from './cells';
import { labelOf } from './columns';
import { optionsOf, shownText } from './EditCell';
import { RunDialog } from './RunDialog';

interface Props {
  changes: readonly Change[];
  taxonomy: Taxonomy;
  bulk: Bulk<unknown>;
  onConfirm: (form: FormData) => Promise<void>;
  onClose: () => void;
}

interface Line {
  product: EditableProduct;
  cell: CellKey;
  text: string;
}

const mostShown = 100;

/** Shows every difference before it is saved. */
export function ReviewDialog({ changes, taxonomy, bulk, onConfirm, onClose }: Props) {
  const lines = changes.flatMap(({ product, draft }) =>
    [...draft].map(([cell, text]): Line => ({ product, cell, text })),
  );
  const columns: readonly Column<Line>[] = [
    { label: 'Product', cell: ({ product }) => product.name },
    { label: 'What', cell: ({ product, cell }) => labelOf(cell, product) },
    {
      label: 'Difference',
      cell: ({ product, cell, text }) => {
        const options = optionsOf(cell, product, taxonomy);
        return `${shownText(cell, storedText(product, cell), options)} → ${shownText(cell, text, options)}`;
      },
    },
  ];
  const hasStock = lines.some(({ cell }) => cell.startsWith('stock:'));
  return (
    <RunDialog
      title={`Save ${counted(changes.length, 'product')}?`}
      confirmLabel="Save all"
      bulk={bulk}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {counted(lines.length, 'change')}
        {lines.length > mostShown && `, of which these are the first ${mostShown}`}.{' '}
        {lines.length === 1 ? 'It' : 'They'} can be undone.
      </p>
      <Scrolled>
        <DataTable
          label="Changes"
          columns={columns}
          rows={lines.slice(0, mostShown)}
          keyOf={({ product, cell }) => `${product.id} ${cell}`}
          empty=""
        />
      </Scrolled>
      {hasStock && (
        <SelectField
          label="Why the stock changes"
          name="reason"
          options={[
            { value: 'received', label: 'Received from the maker' },
            { value: 'counted', label: 'Counted' },
            { value: 'returned', label: 'Came back' },
            { value: 'damaged', label: 'Damaged' },
            { value: 'lost', label: 'Lost' },
          ]}
        />
      )}
    </RunDialog>
  );
}

/** As high as leaves the buttons below it in sight. */
const Scrolled = styled.div`
  max-height: 45vh;
  overflow-y: auto;
`;
