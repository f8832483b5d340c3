import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { categories, type Picture } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, s } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import { Panel } from '../panel/Panel';
import { Stack } from '../panel/Stack';
import { TwoColumns } from '../panel/TwoColumns';
import { PictureList } from '../pictures/PictureList';
import { attributesOf, systemOf, type Taxonomy } from '../taxonomy/taxonomy';
import { useEdits } from '../unsaved/useEdits';
import { AttributeFields } from './AttributeFields';
import { attributeField, type AttributeValues, keepValues } from './attributeValues';
import { KindFields } from './KindFields';
import type { ProductRecord, VariantRecord } from './productRecord';
import { ProductTexts } from './ProductTexts';
import { readProductForm } from './readProductForm';
import { ShopFields } from './ShopFields';
import { StaleNotice } from './StaleNotice';
import { textColumns } from './textColumns';
import { VariantFields } from './VariantFields';
import { withIds } from './withIds';

const ownFields = [...textColumns, 'features', 'badges', 'publish_at', 'position'] as const;

interface Props {
  /** Absent for a new one. */
  product?: ProductRecord;
  taxonomy: Taxonomy;
  /** Begins the form anew with this version, which somebody else has saved. */
  onReload?: (version: number) => void;
}

/** Creates a product, or changes one and tells when somebody else was faster. */
export function ProductForm({ product, taxonomy, onReload }: Props) {
  const [category, setCategory] = useState<string>(product?.category_id ?? categories[0].id);
  const [type, setType] = useState(product?.type_id ?? '');
  const [colour, setColour] = useState(product?.colour_family ?? '');
  const [values, setValues] = useState<AttributeValues>(product?.attributes ?? {});
  const attributes = attributesOf(taxonomy, type);
  const fields: readonly string[] = [...ownFields, ...attributes.map(attributeField)];
  const call = useStaffChange({ fields });
  const navigate = useNavigate();
  const [pictures, setPictures] = useState<Picture[]>(product?.images ?? []);
  const [variants, setVariants] = useState<VariantRecord[]>(product?.variants ?? [{ label: '', stock: 0 }]);
  // Not the page's: that one is read again after every change, and would hide that somebody else has saved.
  const [version, setVersion] = useState(product?.version);
  const [created, setCreated] = useState<string>();
  const edits = useEdits(product?.name ?? 'the new product', product?.version);

  // Only after the guard has let go of the saved form.
  useEffect(() => {
    if (created && !edits.dirty) void navigate(adminPaths.product(created));
  }, [created, edits.dirty, navigate]);

  const save = async (over: number | undefined) => {
    if (!call.formRef.current) return;
    const draft = readProductForm(new FormData(call.formRef.current));
    const settle = edits.send();
    const outcome = await call.run(
      (db) =>
        unwrap(
          db.rpc('save_product', {
            p_product: {
              ...draft,
              // A new one in which somebody has typed while it was made is not made twice.
              id: product?.id ?? created,
              images: pictures,
              attributes: keepValues(values, attributes),
              variants,
            },
            p_version: over ?? null,
          }),
        ),
      `${draft.name} is saved`,
    );
    if (!outcome.done) return;
    const saved = outcome.value;
    setVariants((now) => (now === variants ? saved.variants : withIds(now, saved.variants)));
    setVersion(saved.version);
    settle();
    if (!product) setCreated(saved.id);
  };
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      edits.touch();
    };
  const handleCategory = (chosen: string) => {
    setCategory(chosen);
    setType('');
  };
  const stale = call.failure?.code === 'STALE' ? call.failure : undefined;

  return (
    <ActionForm action={call} onSubmit={() => save(version)} onChange={edits.touch}>
      {!stale && <Alert tone="error">{call.problem}</Alert>}
      {stale && onReload && (
        <StaleNotice
          failure={stale}
          busy={call.busy}
          onOverwrite={(newest) => void save(newest)}
          onReload={onReload}
        />
      )}
      <TwoColumns>
        <Stack>
          <ProductTexts product={product} errors={call.errors} />
          <AttributeFields
            attributes={attributes}
            values={values}
            errors={call.errors}
            onChange={change(setValues)}
          />
          <Panel title="Pictures">
            <PictureList pictures={pictures} onChange={change(setPictures)} />
          </Panel>
        </Stack>
        <Stack>
          <KindFields
            taxonomy={taxonomy}
            product={product}
            errors={call.errors}
            category={category}
            type={type}
            colour={colour}
            onCategory={handleCategory}
            onType={setType}
            onColour={setColour}
          />
          <ShopFields product={product} errors={call.errors} />
          <Panel title="Variants">
            <VariantFields
              variants={variants}
              system={systemOf(taxonomy, type)}
              onChange={change(setVariants)}
            />
          </Panel>
        </Stack>
      </TwoColumns>
      <Save data-foot-bar>
        <Button type="submit" $busy={call.busy}>
          {product || created ? 'Save product' : 'Create product'}
        </Button>
        {edits.dirty && <span>Not saved yet.</span>}
      </Save>
    </ActionForm>
  );
}

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
