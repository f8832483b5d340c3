import { formatDate } from '@shop/kernel/domain';
import { CheckboxField, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { FieldPair } from '../products/FieldPair';
import { NumberField } from './NumberField';
import type { FieldsProps } from './promotionFields';

interface Props extends FieldsProps {
  isNew: boolean;
  /** Minute in India of a new one's beginning. */
  now: string;
}

/** When it runs, and how often it is given. */
export function WhenFields({ isNew, now, ...fields }: Props) {
  const { promotion, errors } = fields;
  const moment = (name: 'starts_at' | 'ends_at', label: string, hint?: string) => {
    const at = isNew ? undefined : promotion?.[name];
    return (
      <TextField
        label={label}
        name={name}
        type="datetime-local"
        hint={hint}
        required={name === 'starts_at'}
        defaultValue={at ? formatDate(at, 'isoMinute') : name === 'starts_at' ? now : ''}
        error={errors[name]}
      />
    );
  };
  return (
    <Panel title="When, and how often">
      <Stack>
        {moment('starts_at', 'Begins (IST)')}
        {moment('ends_at', 'Ends (IST)', 'Empty: until you end it.')}
        <FieldPair>
          <NumberField name="total_limit" label="Orders in all" {...fields} />
          <NumberField name="per_user_limit" label="Orders each" {...fields} />
        </FieldPair>
        <CheckboxField
          label="On, from when it begins"
          name="active"
          defaultChecked={!isNew && promotion?.state === 'active'}
        />
      </Stack>
    </Panel>
  );
}
