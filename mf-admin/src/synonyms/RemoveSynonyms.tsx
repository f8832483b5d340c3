import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { SynonymRecord } from './synonymRecord';

export function RemoveSynonyms({ family, words }: SynonymRecord) {
  const [open, setOpen] = useState(false);
  const call = useChange({ describe: staffFailure });
  const handleConfirm = async () => {
    const { done } = await call.run(
      (db) => unwrap(db.rpc('save_synonyms', { p_family: family, p_words: [] })),
      `Synonyms of ${family} are deleted`,
    );
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={`Delete ${family}`}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      {open && (
        <GuardedDialog
          title={`Delete the synonyms of ${family}?`}
          confirmLabel="Delete"
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setOpen(false)}
        >
          <p>
            <strong>{words.join(', ')}</strong>: each of them will find only what is called so.
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
