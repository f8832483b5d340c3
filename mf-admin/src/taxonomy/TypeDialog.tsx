import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { categories } from '@shop/kernel/domain';
import { CheckboxField, SelectField, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { CoverField } from '../pictures/CoverField';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { PlaceField } from './PlaceField';
import { groupsOf, type ProductType, type Taxonomy } from './taxonomy';

interface Props {
  taxonomy: Taxonomy;
  /** Absent for a new one. */
  type: ProductType | undefined;
  onClose: () => void;
}

const fields = ['name', 'category_id', 'parent_id', 'size_system', 'position', 'image'] as const;

const labels = {
  name: 'Name',
  category_id: 'Category',
  parent_id: 'Group',
  size_system: 'Sizes',
  position: 'Place',
  image: 'Picture',
  is_final_sale: 'No returns',
};

/** A type stands in a group and says which sizes its products come in; a group stands in a category. */
export function TypeDialog({ taxonomy, type, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [category, setCategory] = useState<string>(type?.category_id ?? categories[0].id);
  const [group, setGroup] = useState(type?.parent_id ?? '');
  const [image, setImage] = useState(type?.image ?? '');
  const { expected, hear } = useExpected(type ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = {
      ...(type && { id: type.id }),
      name: formText(form, 'name'),
      category_id: category,
      parent_id: group,
      size_system: group && formText(form, 'size_system'),
      position: formText(form, 'position'),
      is_final_sale: group !== '' && form.has('is_final_sale'),
      image,
    };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_product_type', { p_type: draft, p_expected: expected })),
      `${draft.name} is saved`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };

  return (
    <GuardedDialog
      title={type ? `Type ${type.name}` : 'New type'}
      confirmLabel="Save type"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
      isChanged={image !== (type?.image ?? '')}
    >
      <TextField
        label={labels.name}
        name="name"
        required
        maxLength={40}
        defaultValue={type?.name}
        error={call.errors.name}
      />
      <SelectField
        label={labels.category_id}
        name="category_id"
        value={category}
        onChange={(event) => {
          setCategory(event.target.value);
          setGroup('');
        }}
        error={call.errors.category_id}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        label={labels.parent_id}
        name="parent_id"
        value={group}
        onChange={(event) => setGroup(event.target.value)}
        error={call.errors.parent_id}
        options={[
          { value: '', label: 'None: this is a group' },
          ...groupsOf(taxonomy, category)
            .filter(({ id }) => id !== type?.id)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {group && (
        <SelectField
          label={labels.size_system}
          name="size_system"
          defaultValue={type?.size_system ?? 'none'}
          error={call.errors.size_system}
          options={taxonomy.size_systems.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {group && (
        <CheckboxField
          name="is_final_sale"
          label="No returns, unless it came broken or wrong"
          defaultChecked={type?.is_final_sale}
        />
      )}
      <PlaceField place={type?.position} error={call.errors.position} />
      <CoverField
        path={image}
        without="Without one, its page shows the picture of the category."
        error={call.errors.image}
        onChange={setImage}
      />
    </GuardedDialog>
  );
}
