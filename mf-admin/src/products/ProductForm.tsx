import { useState } from 'react';
import styled from 'styled-components';
import { categories, type Picture } from '@shop/kernel/domain';
import { ActionForm, Alert, Button, s } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
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
import { useProductSaves } from './useProductSaves';
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
  const [pictures, setPictures] = useState<Picture[]>(product?.images ?? []);
  const [variants, setVariants] = useState<VariantRecord[]>(product?.variants ?? [{ label: '', stock: 0 }]);
  const edits = useEdits(product?.name ?? 'the new product', product?.version);
  const saves = useProductSaves(product, edits, call);

  const handleSave = async (over = saves.version) => {
    if (!call.formRef.current) return;
    const texts = readProductForm(new FormData(call.formRef.current));
    const saved = await saves.save(
      { ...texts, images: pictures, attributes: keepValues(values, attributes), variants },
      over,
    );
    if (saved) setVariants((now) => (now === variants ? saved.variants : withIds(now, saved.variants)));
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
    <ActionForm action={call} onSubmit={() => handleSave()} onChange={edits.touch}>
      {!stale && <Alert tone="error">{call.problem}</Alert>}
      {stale && onReload && (
        <StaleNotice
          failure={stale}
          busy={call.busy}
          onOverwrite={(newest) => void handleSave(newest)}
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
          {product || saves.created ? 'Save product' : 'Create product'}
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
