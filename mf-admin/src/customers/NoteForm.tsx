import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextArea } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { CustomerRecord } from './customerRecord';

/** Writes a note for the others of the staff. */
export function NoteForm({ customer }: { customer: CustomerRecord }) {
  const call = useChange({ describe: staffFailure, fields: ['note'] });
  // One per note: a second press of the button writes nothing twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty, 'the note');

  const handleSubmit = async (form: HTMLFormElement) => {
    const p_note = formText(new FormData(form), 'note');
    const { done } = await call.run(
      (db) => unwrap(db.rpc('add_customer_note', { p_user: customer.id, p_note, p_key: key })),
      'The note is kept',
    );
    if (!done) return;
    setDirty(false);
    setKey(crypto.randomUUID());
  };
  return (
    <Panel title="Write a note">
      {/* The field is a new one after each note, and empty. */}
      <ActionForm
        key={key}
        action={call}
        aria-label="Note"
        onSubmit={handleSubmit}
        onChange={() => setDirty(true)}
      >
        <Alert tone="error">{call.problem}</Alert>
        <TextArea
          label="For the staff"
          name="note"
          required
          rows={3}
          maxLength={2000}
          hint="They never see it in the shop, but it is part of the data that they may ask for."
          error={call.errors.note}
        />
        <Button type="submit" $variant="secondary" $size="small" $busy={call.busy}>
          Keep note
        </Button>
      </ActionForm>
    </Panel>
  );
}
