import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate } from '@shop/kernel/domain';
import { Button, s, SelectField, TextField } from '@shop/ui';
import { useRequestKey } from '../calls/useRequestKey';
import { useStaffChange } from '../calls/useStaffChange';
import { counted } from '../counted/counted';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import { type Column, DataTable } from '../table/DataTable';
import { ListPager } from '../table/ListPager';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { Adjustment, ProductWithHistory, SavedVariant } from './productRecord';

const reasons = [
  { value: 'received', label: 'Received from the maker' },
  { value: 'counted', label: 'Counted' },
  { value: 'returned', label: 'Came back' },
  { value: 'damaged', label: 'Damaged' },
  { value: 'lost', label: 'Lost' },
];

const oneSize = 'One size';

/** Its row is gone, and its name with it; its id ends with what it was called at first. */
const removedText = (id: string) => `Removed (${id.split(':')[1] ?? id})`;

const nameOf = ({ reason }: Adjustment) =>
  reasons.find(({ value }) => value === reason)?.label ?? (reason === 'import' ? 'Import' : 'First stock');

/** Stock of each variant, how to change it with a reason, and who did so before. */
export function StockPanel({ product }: { product: ProductWithHistory }) {
  const [variant, setVariant] = useState<SavedVariant>();
  const call = useStaffChange();
  const request = useRequestKey();
  const labelOf = (id: string) => {
    const kept = product.variants.find((each) => each.id === id);
    return kept ? kept.label || oneSize : removedText(id);
  };

  const columns: readonly Column<Adjustment>[] = [
    { label: 'When', cell: ({ created_at }) => formatDate(created_at, 'tableMoment') },
    { label: 'Variant', cell: ({ variant_id }) => labelOf(variant_id) },
    { label: 'Change', cell: ({ change }) => (change > 0 ? `+${change}` : change), align: 'end' },
    { label: 'Stock after', cell: ({ stock_after }) => stock_after, align: 'end' },
    { label: 'Reason', cell: (row) => [nameOf(row), row.note].filter(Boolean).join(': ') },
    { label: 'Who', cell: ({ admin_email }) => admin_email, secondary: true },
  ];

  const handleConfirm = async (form: FormData) => {
    if (!variant) return;
    const change = {
      p_variant_id: variant.id,
      p_change: Number(form.get('change')),
      p_reason: formText(form, 'reason'),
      p_note: formText(form, 'note'),
    };
    const { done } = await call.run(
      (db) => unwrap(db.rpc('adjust_stock', { ...change, p_key: request.keyOf(change) })),
      'The stock is changed',
    );
    if (!done) return;
    setVariant(undefined);
    request.forget();
  };

  return (
    <Panel title="Stock">
      <Variants>
        {product.variants.map((each) => (
          <li key={each.id}>
            <span>
              {each.label || oneSize}: <strong>{each.stock}</strong>
            </span>
            <Button type="button" $variant="quiet" $size="small" onClick={() => setVariant(each)}>
              Adjust {each.label}
            </Button>
          </li>
        ))}
      </Variants>
      {product.adjustments.total > 0 && (
        <>
          <DataTable
            label="Stock history"
            columns={columns}
            rows={product.adjustments.rows}
            keyOf={({ id }) => String(id)}
            empty="No changes on this page"
          />
          <ListPager total={product.adjustments.total} />
        </>
      )}
      {variant && (
        <GuardedDialog
          title={`Adjust stock: ${product.name} ${variant.label}`}
          confirmLabel="Adjust stock"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setVariant(undefined)}
        >
          <p>
            There {variant.stock === 1 ? 'is' : 'are'} {counted(variant.stock, 'piece')} now.
          </p>
          <TextField
            label="Change"
            name="change"
            type="number"
            step={1}
            required
            hint="+5 adds five, −2 takes two away."
          />
          <SelectField label="Reason" name="reason" options={reasons} />
          <TextField label="Note" name="note" required={false} maxLength={200} />
        </GuardedDialog>
      )}
    </Panel>
  );
}

const Variants = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')} ${s('space.24')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.4')};
    align-items: center;
  }
`;
