import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { CheckboxField, TextField } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { formText } from '../forms/formText';
import { type PickedProduct, ProductPick } from '../pick-list/ProductPick';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { LookRecord } from './lookRecord';

interface Props {
  /** Absent for a new one. */
  look: LookRecord | undefined;
  onClose: () => void;
}

const fields = ['title', 'products'] as const;

export function LookDialog({ look, onClose }: Props) {
  const call = useChange({ describe: staffFailure, fields });
  // One per opened dialog: a second press of the button makes no second look.
  const [newId] = useState(() => crypto.randomUUID());
  const [pieces, setPieces] = useState<readonly PickedProduct[]>(
    () => look?.items.map(({ product_id: id, name }) => ({ id, name })) ?? [],
  );
  const handleConfirm = async (form: FormData) => {
    const title = formText(form, 'title');
    const draft = {
      ...(look ? { id: look.id, version: look.version } : { id: newId }),
      title,
      active: form.has('active'),
      products: pieces.map(({ id }) => id),
    };
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_look', { p_look: draft })),
      `${title} is saved`,
    );
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={look ? `Look ${look.title}` : 'New look'}
      confirmLabel="Save look"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <TextField
        label="Title"
        name="title"
        required
        maxLength={60}
        defaultValue={look?.title}
        error={call.errors.title}
      />
      <ProductPick
        legend="Products, two to five, in the order in which they are shown"
        products={pieces}
        most={5}
        isOrdered
        error={call.errors.products}
        onChange={(chosen) => {
          setPieces(chosen);
          call.mend('products');
        }}
      />
      <CheckboxField label="Active" name="active" defaultChecked={look?.active ?? true} />
    </GuardedDialog>
  );
}
