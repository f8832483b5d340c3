import { useId } from 'react';
import { SelectField, TextField } from '@shop/ui';
import { formText } from '../../forms/formText';
import type { Bulk } from '../../table/selection/useBulkRun';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import type { BulkReport } from './bulkReport';
import { tagOrders } from './tagOrders';

interface Props {
  many: string;
  numbers: readonly string[];
  /** Those that some order has. */
  tags: readonly string[];
  bulk: Bulk<BulkReport>;
  onClose: () => void;
}

export function TagDialog({ many, numbers, tags, bulk, onClose }: Props) {
  const listId = useId();
  const handleConfirm = async (form: FormData) => {
    const tag = formText(form, 'tag').trim();
    const done = await bulk.start((run) => tagOrders(run, numbers, tag, form.get('what') === 'remove'));
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={`Tag ${many}`}
      confirmLabel="Save tag"
      action={bulk.action}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <SelectField
        label="What to do"
        name="what"
        options={[
          { value: 'add', label: 'Add a tag' },
          { value: 'remove', label: 'Take a tag off' },
        ]}
      />
      <TextField
        label="Tag"
        name="tag"
        required
        maxLength={30}
        pattern="[^,]+"
        list={listId}
        autoComplete="off"
      />
      <datalist id={listId}>
        {tags.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </GuardedDialog>
  );
}
