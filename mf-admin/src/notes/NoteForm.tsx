import { useState } from 'react';
import styled from 'styled-components';
import type { Database } from '@shop/kernel/data';
import { ActionForm, Alert, Button, TextArea } from '@shop/ui';
import { useRequestKey } from '../calls/useRequestKey';
import { useStaffChange } from '../calls/useStaffChange';
import { useUnsaved } from '../unsaved/useUnsaved';

interface Props {
  label: string;
  hint?: string;
  /** Writes it once for each key. */
  write: (db: Database, note: string, key: string) => Promise<unknown>;
}

/** Writes a note for the others of the staff. */
export function NoteForm({ label, hint, write }: Props) {
  const call = useStaffChange({ fields: ['note'] });
  const [text, setText] = useState('');
  const request = useRequestKey();
  useUnsaved(text.trim() !== '', 'the note');

  const handleSubmit = async () => {
    const { done } = await call.run((db) => write(db, text, request.keyOf({ text })), 'The note is kept');
    if (!done) return;
    // What was typed while it was on its way is not kept yet.
    setText((now) => (now === text ? '' : now));
    request.forget();
  };
  return (
    <ActionForm action={call} aria-label="Note" onSubmit={handleSubmit}>
      <Alert tone="error">{call.problem}</Alert>
      <TextArea
        label={label}
        name="note"
        rows={3}
        required
        maxLength={2000}
        hint={hint}
        value={text}
        error={call.errors.note}
        onChange={(event) => {
          setText(event.target.value);
          call.mend('note');
        }}
      />
      <Keep type="submit" $variant="secondary" $size="small" $busy={call.busy}>
        Keep note
      </Keep>
    </ActionForm>
  );
}

const Keep = styled(Button)`
  justify-self: start;
`;
