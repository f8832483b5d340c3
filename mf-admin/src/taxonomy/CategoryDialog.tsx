import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { categoryName } from '@shop/kernel/domain';
import { TextArea } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { CoverField } from '../pictures/CoverField';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { Category } from './taxonomy';

interface Props {
  category: Category;
  onClose: () => void;
}

const fields = ['description', 'image'] as const;

const labels = { description: 'What it says of itself', image: 'Picture' };

/** What a category says of itself, and its picture on the home page and at the head of its own. */
export function CategoryDialog({ category, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [image, setImage] = useState(category.image);
  const name = categoryName(category.id);
  const { expected, hear } = useExpected(category, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = { id: category.id, description: formText(form, 'description'), image };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_category', { p_category: draft, p_expected: expected })),
      `${name} is saved`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };
  return (
    <GuardedDialog
      title={`Category ${name}`}
      confirmLabel="Save category"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
      isChanged={image !== category.image}
    >
      <TextArea
        label={labels.description}
        name="description"
        required={false}
        maxLength={200}
        defaultValue={category.description}
        error={call.errors.description}
      />
      <CoverField
        path={image}
        without="Without one, the home page shows a featured product of it."
        error={call.errors.image}
        onChange={setImage}
      />
    </GuardedDialog>
  );
}
