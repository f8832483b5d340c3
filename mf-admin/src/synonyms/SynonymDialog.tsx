import { unwrap } from '@shop/kernel/data';
import { TextArea } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { readWords } from './readWords';
import type { SynonymRecord } from './synonymRecord';

interface Props {
  /** Absent for new ones. */
  synonyms: SynonymRecord | undefined;
  onClose: () => void;
}

const fields = ['words'] as const;

const labels = { words: 'Words' };

/** New ones are filed under the first word. */
export function SynonymDialog({ synonyms, onClose }: Props) {
  const call = useStaffChange({ fields });
  const { expected, hear } = useExpected(synonyms ? { words: synonyms.words } : {}, labels);
  const handleConfirm = async (form: FormData) => {
    const words = readWords(formText(form, 'words'));
    const family = synonyms?.family ?? words[0] ?? '';
    const outcome = await call.run(
      (db) =>
        unwrap(
          db.rpc('save_synonyms', {
            p_family: family,
            p_words: words,
            p_is_created: synonyms === undefined,
            p_expected: expected,
          }),
        ),
      `Synonyms of ${family} are saved`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };
  return (
    <GuardedDialog
      title={synonyms ? `Synonyms of ${synonyms.family}` : 'New synonyms'}
      confirmLabel="Save synonyms"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <TextArea
        label={labels.words}
        name="words"
        hint="Letters of Latin or Hindi, and digits, with commas between. A word that belongs to another family leaves it."
        required
        rows={4}
        maxLength={1000}
        defaultValue={synonyms?.words.join(', ')}
        error={call.errors.words}
      />
    </GuardedDialog>
  );
}
