import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { CheckboxField, SelectField, TextField } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { type ChoiceDraft, ChoiceFields } from './ChoiceFields';
import { kindNames } from './kindNames';
import { PlaceField } from './PlaceField';
import type { Attribute, Taxonomy } from './taxonomy';
import { TypesField } from './TypesField';

interface Props {
  taxonomy: Taxonomy;
  /** Absent for a new one. */
  attribute: Attribute | undefined;
  onClose: () => void;
}

const fields = ['name', 'kind', 'unit', 'choices', 'types', 'position'] as const;

const labels = {
  name: 'Name',
  kind: 'Takes',
  unit: 'Unit',
  choices: 'Choices',
  takes_many: 'A product may have several',
  is_filter: 'Shoppers filter by it',
  types: 'Types that have it',
  position: 'Place',
};

/** What an attribute is called, what it takes, and which types have it. */
export function AttributeDialog({ taxonomy, attribute, onClose }: Props) {
  const call = useStaffChange({ fields });
  const [kind, setKind] = useState<string>(attribute?.kind ?? 'choice');
  const [opened] = useState<{ choices: ChoiceDraft[]; types: Attribute['types'] }>({
    choices: attribute && attribute.choices.length > 0 ? attribute.choices : [{ label: '' }],
    types: attribute?.types ?? [],
  });
  const [choices, setChoices] = useState(opened.choices);
  const [types, setTypes] = useState(opened.types);
  const { expected, hear } = useExpected(attribute ?? {}, labels);
  const handleConfirm = async (form: FormData) => {
    const draft = {
      ...(attribute && { id: attribute.id }),
      name: formText(form, 'name'),
      kind,
      unit: formText(form, 'unit'),
      position: formText(form, 'position'),
      is_filter: form.has('is_filter'),
      takes_many: form.has('takes_many'),
      choices: kind === 'choice' ? choices : [],
      types,
    };
    const outcome = await call.run(
      (db) => unwrap(db.rpc('save_attribute', { p_attribute: draft, p_expected: expected })),
      `${draft.name} is saved`,
    );
    if (outcome.done) onClose();
    else hear(outcome.failure, call);
  };

  return (
    <GuardedDialog
      title={attribute ? `Attribute ${attribute.name}` : 'New attribute'}
      confirmLabel="Save attribute"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
      isChanged={choices !== opened.choices || types !== opened.types}
    >
      <TextField
        label={labels.name}
        name="name"
        required
        maxLength={40}
        defaultValue={attribute?.name}
        error={call.errors.name}
      />
      <SelectField
        label={labels.kind}
        name="kind"
        value={kind}
        onChange={(event) => setKind(event.target.value)}
        error={call.errors.kind}
        options={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
      />
      {kind === 'number' && (
        <TextField
          label={labels.unit}
          name="unit"
          required={false}
          maxLength={12}
          defaultValue={attribute?.unit ?? ''}
          error={call.errors.unit}
        />
      )}
      {kind === 'choice' && (
        <>
          <ChoiceFields choices={choices} error={call.errors.choices} onChange={setChoices} />
          <CheckboxField
            label={labels.takes_many}
            name="takes_many"
            defaultChecked={attribute?.takes_many ?? false}
          />
        </>
      )}
      <CheckboxField
        label={labels.is_filter}
        name="is_filter"
        defaultChecked={attribute?.is_filter ?? false}
      />
      <TypesField
        label={labels.types}
        taxonomy={taxonomy}
        types={types}
        error={call.errors.types}
        onChange={setTypes}
      />
      <PlaceField place={attribute?.position} error={call.errors.position} />
    </GuardedDialog>
  );
}
