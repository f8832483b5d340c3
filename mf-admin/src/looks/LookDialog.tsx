import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { CheckboxField, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { type PickedProduct, ProductPick } from '../pick-list/ProductPick';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { useEdits } from '../unsaved/useEdits';
import { useSaves, versionOf } from '../unsaved/useSaves';
import type { LookRecord } from './lookRecord';

interface Props {
  /** Absent for a new one. */
  look: LookRecord | undefined;
  onClose: () => void;
}

const fields = ['title', 'products'] as const;

export function LookDialog({ look, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [pieces, setPieces] = useState<readonly PickedProduct[]>(
    () => look?.items.map(({ product_id: id, name }) => ({ id, name })) ?? [],
  );
  const heading = look ? `Look ${look.title}` : 'New look';
  // What is typed during a save is not closed away.
  const edits = useEdits(`“${heading}”`, look);
  const saves = useSaves(edits, look && versionOf(look), onClose);

  const handleConfirm = async (form: FormData) => {
    const title = formText(form, 'title');
    const draft = {
      ...saves.known,
      title,
      active: form.has('active'),
      products: pieces.map(({ id }) => id),
    };
    const settle = saves.send();
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_look', { p_look: draft })),
      `${title} is saved`,
    );
    if (outcome.done) settle(versionOf(outcome.value));
    else saves.hear(outcome.failure, call);
  };
  return (
    <GuardedDialog
      title={heading}
      confirmLabel="Save look"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
      isChanged={edits.dirty}
      onTyped={edits.touch}
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
          edits.touch();
          call.mend('products');
        }}
      />
      <CheckboxField label="Active" name="active" defaultChecked={look?.active ?? true} />
    </GuardedDialog>
  );
}
