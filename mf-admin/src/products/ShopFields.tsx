import { useState } from 'react';
import { formatDate } from '@shop/kernel/domain';
import { SelectField, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { FieldPair } from './FieldPair';
import { type ProductFieldsProps, statusNames } from './productRecord';

/** How a product stands in the shop: state, the day on which a draft is published, prices, badges and place. */
export function ShopFields({ product, errors }: ProductFieldsProps) {
  const [status, setStatus] = useState<string>(product?.status ?? 'draft');
  return (
    <Panel title="In the shop">
      <Stack>
        <SelectField
          label="State"
          name="status"
          value={status}
          onChange={(event) => setStatus(event.target.value)}
          error={errors.status}
          options={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
        />
        {status === 'draft' && (
          <TextField
            label="Publish on (IST)"
            name="publish_at"
            type="datetime-local"
            required={false}
            hint="By itself at that time. It has to be complete by now."
            defaultValue={product?.publish_at ? formatDate(product.publish_at, 'isoMinute') : ''}
            error={errors.publish_at}
          />
        )}
        <FieldPair>
          <TextField
            label="Price (₹)"
            name="price"
            type="number"
            min={1}
            step={1}
            defaultValue={product?.price}
            required
            error={errors.price}
          />
          <TextField
            label="Original price (₹)"
            name="original_price"
            type="number"
            min={1}
            step={1}
            defaultValue={product?.original_price}
            required
            error={errors.original_price}
          />
        </FieldPair>
        <TextField
          label="Badges"
          name="badges"
          hint="Separated by commas. Best Value, Popular and the like come by themselves."
          defaultValue={product?.badges.join(', ')}
          error={errors.badges}
        />
        <TextField
          label="Place among the featured"
          name="position"
          type="number"
          min={0}
          max={1_000_000}
          step={1}
          required={false}
          hint="Smaller comes first: home page, category, search. Left empty, a new product comes last."
          defaultValue={product?.position}
          error={errors.position}
        />
      </Stack>
    </Panel>
  );
}
