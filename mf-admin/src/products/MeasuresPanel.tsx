import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, TextArea } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { Panel } from '../panel/Panel';
import { useUnsaved } from '../unsaved/useUnsaved';
import { type MeasuredSize, readMeasures, writeMeasures } from './measuresCsv';
import type { ProductRecord } from './productRecord';

interface Props {
  product: ProductRecord;
  measures: readonly MeasuredSize[];
}

/** What the piece itself measures, size by size, as shoppers read it beside the size chart. */
export function MeasuresPanel({ product, measures }: Props) {
  const call = useChange({ fields: ['measures'], describe: staffFailure });
  const sizes = product.variants.map(({ label }) => label).filter(Boolean);
  const [saved, setSaved] = useState(() => writeMeasures(sizes, measures));
  const [text, setText] = useState(saved);
  useUnsaved(text !== saved, 'the measures');
  if (sizes.length === 0) return null;

  const handleSubmit = async () => {
    const { done } = await call.run(
      (db) =>
        unwrap(db.rpc('save_garment_measures', { p_product_id: product.id, p_rows: readMeasures(text) })),
      'The measures are saved',
    );
    if (done) setSaved(text);
  };
  return (
    <Panel title="Garment measures">
      <ActionForm action={call} aria-label="Garment measures" onSubmit={handleSubmit}>
        <Alert tone="error">{call.problem}</Alert>
        <TextArea
          label="Measures as CSV"
          name="measures"
          rows={sizes.length + 2}
          maxLength={4000}
          hint="In centimetres, of the piece and not of the body: chest, waist, hip, shoulder, sleeve, length, inseam. Shoppers see a measure that every size has."
          value={text}
          error={call.errors.measures}
          onChange={(event) => {
            setText(event.target.value);
            call.mend('measures');
          }}
        />
        <Save type="submit" $variant="secondary" $size="small" $busy={call.busy}>
          Save measures
        </Save>
      </ActionForm>
    </Panel>
  );
}

const Save = styled(Button)`
  justify-self: start;
`;
