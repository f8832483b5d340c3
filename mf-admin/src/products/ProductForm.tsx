import { categories, type Picture } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import { Alert, Button, from, s, SelectField, TextArea, TextField } from '@shop/ui';
import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useStaffCall } from '../calls/useStaffCall';
import { adminPaths } from '../layout/adminPaths';
import { Panel } from '../panel/Panel';
import { PictureList } from '../pictures/PictureList';
import { UnsavedGuard } from '../unsaved/UnsavedGuard';
import { statusNames, type ProductRecord, type VariantRecord } from './productRecord';
import { readProductForm } from './readProductForm';
import { VariantFields } from './VariantFields';

const fields = ['name', 'price', 'original_price', 'category_id', 'brand', 'sku', 'features', 'badges'];

/** Creates a product, or changes one and tells when somebody else was faster. */
export function ProductForm({ product }: { product?: ProductRecord }) {
  const call = useStaffCall();
  const navigate = useNavigate();
  const [dirty, setDirty] = useState(false);
  const [pictures, setPictures] = useState<Picture[]>(product?.images ?? []);
  const [variants, setVariants] = useState<VariantRecord[]>(product?.variants ?? [{ label: '', stock: 0 }]);
  const [created, setCreated] = useState<string>();

  // Only after the guard below has let go of the saved form.
  useEffect(() => {
    if (created && !dirty) void navigate(adminPaths.product(created));
  }, [created, dirty, navigate]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const draft = readProductForm(new FormData(event.currentTarget));
    const saved = await call.run<ProductRecord>(
      'save_product',
      {
        p_product: { ...draft, id: product?.id, images: pictures, variants },
        p_version: product?.version ?? null,
      },
      `${draft.name} is saved`,
    );
    if (!saved) return;
    setVariants(saved.variants);
    setDirty(false);
    if (!product) setCreated(saved.id);
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setDirty(true);
    };
  const other = call.otherError(...fields);
  const stale = call.error?.code === 'STALE';

  return (
    <Form onSubmit={(event) => void handleSubmit(event)} onChange={() => setDirty(true)}>
      {other && (
        <Alert tone="error">
          {other} {stale && 'Reload the page to see it; copy what you changed first.'}
        </Alert>
      )}
      <Columns>
        <Stack>
          <Panel title="What it is">
            <Stack>
              <TextField
                label="Name"
                name="name"
                defaultValue={product?.name}
                required
                maxLength={120}
                error={call.errorOf('name')}
              />
              <TextArea
                label="Description"
                name="description"
                defaultValue={product?.description}
                rows={5}
                maxLength={5000}
              />
              <Pair>
                <TextField
                  label="Brand"
                  name="brand"
                  defaultValue={product?.brand}
                  required
                  maxLength={60}
                  error={call.errorOf('brand')}
                />
                <TextField
                  label="SKU"
                  name="sku"
                  defaultValue={product?.sku}
                  required
                  maxLength={40}
                  error={call.errorOf('sku')}
                />
              </Pair>
              <TextArea
                label="Features"
                name="features"
                hint="One a line."
                defaultValue={product?.features.join('\n')}
                rows={4}
                error={call.errorOf('features')}
              />
            </Stack>
          </Panel>
          <Panel title="Pictures">
            <PictureList pictures={pictures} onChange={change(setPictures)} />
          </Panel>
        </Stack>
        <Stack>
          <Panel title="In the shop">
            <Stack>
              <SelectField
                label="State"
                name="status"
                defaultValue={product?.status ?? 'draft'}
                options={Object.entries(statusNames).map(([value, label]) => ({ value, label }))}
              />
              <SelectField
                label="Category"
                name="category_id"
                defaultValue={product?.category_id}
                error={call.errorOf('category_id')}
                options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <Pair>
                <TextField
                  label="Price (₹)"
                  name="price"
                  type="number"
                  min={1}
                  step={1}
                  defaultValue={product?.price}
                  required
                  error={call.errorOf('price')}
                />
                <TextField
                  label="Original price (₹)"
                  name="original_price"
                  type="number"
                  min={1}
                  step={1}
                  defaultValue={product?.original_price}
                  required
                  error={call.errorOf('original_price')}
                />
              </Pair>
              <TextField
                label="Badges"
                name="badges"
                hint="Separated by commas. Best Value, Popular and the like come by themselves."
                defaultValue={product?.badges.join(', ')}
                error={call.errorOf('badges')}
              />
            </Stack>
          </Panel>
          <Panel title="Variants">
            <VariantFields variants={variants} onChange={change(setVariants)} />
          </Panel>
        </Stack>
      </Columns>
      <Save>
        <Button type="submit" disabled={call.busy} aria-busy={call.busy}>
          {product ? 'Save product' : 'Create product'}
        </Button>
        {dirty && <span>Not saved yet.</span>}
      </Save>
      <UnsavedGuard dirty={dirty} what={product?.name ?? 'the new product'} />
    </Form>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
  align-content: start;
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};

  ${from('desktop')} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.12')};
  align-items: start;
`;

const Save = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  gap: ${s('space.16')};
  align-items: center;
  padding-block: ${s('space.12')};
  border-top: 1px solid ${s('color.line')};
  background: ${s('color.paper')};
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
