import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Picture } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import { Alert, Button, s } from '@shop/ui';
import { useStaffCall } from '../calls/useStaffCall';
import { adminPaths } from '../layout/adminPaths';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { PictureList } from '../pictures/PictureList';
import { useUnsaved } from '../unsaved/useUnsaved';
import type { ProductRecord, VariantRecord } from './productRecord';
import { ProductTexts } from './ProductTexts';
import { readProductForm } from './readProductForm';
import { ShopFields } from './ShopFields';
import { StaleNotice } from './StaleNotice';
import { VariantFields } from './VariantFields';

const fields = [
  'name',
  'price',
  'original_price',
  'category_id',
  'brand',
  'sku',
  'features',
  'badges',
  'position',
];

interface ProductFormProps {
  /** Absent for a new one. */
  product?: ProductRecord;
  /** Begins the form anew with this version, which somebody else has saved. */
  onReload?: (version: number) => void;
}

/** Creates a product, or changes one and tells when somebody else was faster. */
export function ProductForm({ product, onReload }: ProductFormProps) {
  const call = useStaffCall();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [dirty, setDirty] = useState(false);
  const [pictures, setPictures] = useState<Picture[]>(product?.images ?? []);
  const [variants, setVariants] = useState<VariantRecord[]>(product?.variants ?? [{ label: '', stock: 0 }]);
  // Not the page's: that one is read again after every change, and would hide that somebody else has saved.
  const [version, setVersion] = useState(product?.version);
  const [created, setCreated] = useState<string>();
  useUnsaved(dirty, product?.name ?? 'the new product');

  // Only after the guard has let go of the saved form.
  useEffect(() => {
    if (created && !dirty) void navigate(adminPaths.product(created));
  }, [created, dirty, navigate]);

  const save = async (over: number | undefined) => {
    if (!form.current) return;
    const draft = readProductForm(new FormData(form.current));
    const saved = await call.run<ProductRecord>(
      'save_product',
      { p_product: { ...draft, id: product?.id, images: pictures, variants }, p_version: over ?? null },
      `${draft.name} is saved`,
    );
    if (!saved) return;
    setVariants(saved.variants);
    setVersion(saved.version);
    setDirty(false);
    if (!product) setCreated(saved.id);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(version);
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setDirty(true);
    };
  const other = call.otherError(...fields);
  const stale = call.error?.code === 'STALE' ? call.error : undefined;

  return (
    <Form ref={form} onSubmit={handleSubmit} onChange={() => setDirty(true)}>
      {other && !stale && <Alert tone="error">{other}</Alert>}
      {stale && onReload && (
        <StaleNotice
          error={stale}
          busy={call.busy}
          onOverwrite={(newest) => void save(newest)}
          onReload={onReload}
        />
      )}
      <TwoColumns>
        <Stack>
          <ProductTexts product={product} errorOf={call.errorOf} />
          <Panel title="Pictures">
            <PictureList pictures={pictures} onChange={change(setPictures)} />
          </Panel>
        </Stack>
        <Stack>
          <ShopFields product={product} errorOf={call.errorOf} />
          <Panel title="Variants">
            <VariantFields variants={variants} onChange={change(setVariants)} />
          </Panel>
        </Stack>
      </TwoColumns>
      <Save>
        <Button type="submit" disabled={call.busy} aria-busy={call.busy}>
          {product ? 'Save product' : 'Create product'}
        </Button>
        {dirty && <span>Not saved yet.</span>}
      </Save>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
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
