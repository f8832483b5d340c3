import { CheckboxField, SelectField, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { FieldPair } from '../products/FieldPair';
import { NumberField } from './NumberField';
import type { FieldsProps } from './promotionFields';
import type { PromotionRecord } from './promotionRecord';

interface Props extends FieldsProps {
  audience: PromotionRecord['audience'];
  onAudience: (audience: PromotionRecord['audience']) => void;
}

/** For whom, from which bag on, and what may stand beside it. */
export function TermFields({ audience, onAudience, ...fields }: Props) {
  const { promotion, errors } = fields;
  return (
    <>
      <Panel title="For whom, and from when on">
        <Stack>
          <SelectField
            label="Shoppers"
            name="audience"
            value={audience}
            onChange={(event) => onAudience(event.target.value as PromotionRecord['audience'])}
            options={[
              { value: 'everyone', label: 'Everyone' },
              { value: 'first_order', label: 'Accounts, on their first order' },
              { value: 'tag', label: 'Customers with a tag' },
            ]}
          />
          {audience === 'tag' && (
            <TextField
              label="Tag"
              name="audience_tag"
              required
              maxLength={30}
              defaultValue={promotion?.audience_tag ?? ''}
              error={errors.audience_tag}
            />
          )}
          <FieldPair>
            <NumberField name="min_amount" label="From (₹)" hint="Of products it is for." {...fields} />
            <NumberField name="min_pieces" label="From pieces" {...fields} />
          </FieldPair>
        </Stack>
      </Panel>
      <Panel title="Beside others">
        <Stack>
          <SelectField
            label="Coupons that go with it"
            name="coupons"
            defaultValue={promotion?.coupons ?? 'any'}
            options={[
              { value: 'any', label: 'All coupons' },
              { value: 'members', label: 'Insider coupons only' },
              { value: 'none', label: 'No coupon' },
            ]}
          />
          <CheckboxField
            label="Stands alone: no other promotion counts in the same order"
            name="alone"
            defaultChecked={promotion?.alone ?? false}
          />
          <NumberField
            name="priority"
            label="Priority (0 to 100)"
            hint="Shoppers get what saves them most. Among equals the higher one counts."
            initial={0}
            required
            {...fields}
          />
        </Stack>
      </Panel>
    </>
  );
}
