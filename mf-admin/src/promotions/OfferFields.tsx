import { SelectField, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { FieldPair } from '../products/FieldPair';
import { NumberField } from './NumberField';
import type { FieldsProps } from './promotionFields';
import { type Kind, kindNames } from './promotionRecord';

interface Props extends FieldsProps {
  title: string | undefined;
  kind: Kind;
  onKind: (kind: Kind) => void;
}

/** What shoppers read, and what comes off. */
export function OfferFields({ title, kind, onKind, ...fields }: Props) {
  const isAmount = kind.endsWith('amount');
  return (
    <Panel title="What it takes off">
      <Stack>
        <TextField
          label="Title"
          name="title"
          hint="Shoppers read it in the bag, on products and on their order: “Buy 2 get 1 free on sarees”."
          required
          maxLength={60}
          defaultValue={title}
          error={fields.errors.title}
        />
        <SelectField
          label="Kind"
          name="kind"
          value={kind}
          error={fields.errors.kind}
          onChange={(event) => onKind(event.target.value as Kind)}
          options={Object.entries(kindNames).map(([value, label]) => ({ value, label }))}
        />
        {kind === 'buy_get' && (
          <FieldPair>
            <NumberField name="buy" label="Buy (pieces)" initial={2} required {...fields} />
            <NumberField name="get" label="Get (pieces)" initial={1} required {...fields} />
          </FieldPair>
        )}
        <FieldPair>
          <NumberField
            key={isAmount ? 'rupees' : 'percent'}
            name="value"
            label={
              kind === 'buy_get' ? 'Off the cheaper pieces (%)' : isAmount ? 'Rupees off' : 'Percent off'
            }
            initial={kind === 'buy_get' ? 100 : undefined}
            required
            {...fields}
          />
          <NumberField name="max_discount" label="At most an order (₹)" {...fields} />
        </FieldPair>
      </Stack>
    </Panel>
  );
}
