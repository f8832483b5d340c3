import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { CheckboxField, SelectField, TextArea, TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { type PickedProduct, ProductPick } from '../pick-list/ProductPick';
import type { Taxonomy } from '../taxonomy/taxonomy';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { useEdits } from '../unsaved/useEdits';
import { useSaves, versionOf } from '../unsaved/useSaves';
import { type CollectionRecord, readRule } from './collectionRecord';
import { RuleFields } from './RuleFields';

interface Props {
  /** Absent for a new one. */
  collection: CollectionRecord | undefined;
  taxonomy: Taxonomy;
  onClose: () => void;
}

const fields = ['title', 'slug', 'description', 'products'] as const;

/** Makes or changes a collection: by a rule, or by hand with its products in their order. */
export function CollectionDialog({ collection, taxonomy, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [how, setHow] = useState(collection && !collection.rule ? 'hand' : 'rule');
  const [products, setProducts] = useState<readonly PickedProduct[]>(collection?.products ?? []);
  const heading = collection ? `Collection ${collection.title}` : 'New collection';
  // What is typed during a save is not closed away.
  const edits = useEdits(`“${heading}”`, collection);
  const saves = useSaves(edits, collection && versionOf(collection), onClose);
  const handleConfirm = async (form: FormData) => {
    const title = formText(form, 'title').trim();
    const draft = {
      title,
      slug: formText(form, 'slug').trim(),
      description: formText(form, 'description').trim(),
      active: form.has('active'),
      rule: how === 'rule' ? readRule(form, collection?.rule) : null,
      products: how === 'hand' ? products.map(({ id }) => id) : [],
      ...saves.known,
    };
    const settle = saves.send();
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_collection', { p_collection: draft })),
      `${title} is saved`,
    );
    if (outcome.done) settle(versionOf(outcome.value));
    else saves.hear(outcome.failure, call);
  };
  return (
    <GuardedDialog
      title={heading}
      confirmLabel="Save collection"
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
        defaultValue={collection?.title}
        error={call.errors.title}
      />
      <TextField
        label="Address"
        name="slug"
        required={false}
        maxLength={60}
        hint="/collections/… Left empty, it follows the title."
        defaultValue={collection?.slug}
        error={call.errors.slug}
      />
      <TextArea
        label="What it is"
        name="description"
        required={false}
        maxLength={300}
        defaultValue={collection?.description}
        error={call.errors.description}
      />
      <SelectField
        label="Its products"
        name="how"
        value={how}
        onChange={(event) => setHow(event.target.value)}
        options={[
          { value: 'rule', label: 'join by a rule' },
          { value: 'hand', label: 'are chosen by hand' },
        ]}
      />
      {how === 'rule' ? (
        <RuleFields rule={collection?.rule} taxonomy={taxonomy} />
      ) : (
        <ProductPick
          legend="Products in their order"
          products={products}
          most={500}
          isOrdered
          error={call.errors.products}
          onChange={(chosen) => {
            setProducts(chosen);
            edits.touch();
            call.mend('products');
          }}
        />
      )}
      <CheckboxField label="Active" name="active" defaultChecked={collection?.active ?? true} />
    </GuardedDialog>
  );
}
