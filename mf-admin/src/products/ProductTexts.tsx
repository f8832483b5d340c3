import { TextArea, TextField } from '@shop/ui';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { FieldPair } from './FieldPair';
import type { ProductFieldsProps } from './productRecord';

/** What a product is, in words. */
export function ProductTexts({ product, errors }: ProductFieldsProps) {
  return (
    <Panel title="What it is">
      <Stack>
        <TextField
          label="Name"
          name="name"
          defaultValue={product?.name}
          required
          maxLength={120}
          error={errors.name}
        />
        <TextArea
          label="Description"
          name="description"
          defaultValue={product?.description}
          rows={5}
          maxLength={5000}
          error={errors.description}
        />
        <FieldPair>
          <TextField
            label="Brand"
            name="brand"
            defaultValue={product?.brand}
            required
            maxLength={60}
            error={errors.brand}
          />
          <TextField
            label="SKU"
            name="sku"
            defaultValue={product?.sku}
            required
            maxLength={40}
            error={errors.sku}
          />
        </FieldPair>
        <TextArea
          label="Features"
          name="features"
          hint="One a line."
          defaultValue={product?.features.join('\n')}
          rows={4}
          error={errors.features}
        />
      </Stack>
    </Panel>
  );
}
