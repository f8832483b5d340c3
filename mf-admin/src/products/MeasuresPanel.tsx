import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { ActionForm, Alert, Button, TextArea } from '@shop/ui';
import { useExpected } from '../calls/useExpected';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { Rebuilt } from '../forms/Rebuilt';
import { Panel } from '../panel/Panel';
import { useEdits } from '../unsaved/useEdits';
import { type MeasuredSize, measuresBySize, readMeasures, writeMeasures } from './measuresCsv';
import type { ProductRecord } from './productRecord';

interface Props {
  product: ProductRecord;
  measures: readonly MeasuredSize[];
}

/** Sizes go by their labels. */
const labels = {};

/** What the piece itself measures, size by size, as shoppers read it beside the size chart. */
export function MeasuresPanel({ product, measures }: Props) {
  const call = useStaffChange({ fields: ['measures'] });
  const edits = useEdits('the measures', measures);
  const sizes = product.variants.map(({ label }) => label).filter(Boolean);
  const { expected, hear, forget } = useExpected(measuresBySize(sizes, edits.opened), labels);
  if (sizes.length === 0) return null;

  const handleSubmit = async (form: HTMLFormElement) => {
    const settle = edits.send();
    const rows = readMeasures(formText(new FormData(form), 'measures'));
    const outcome = await call.run(
      (db) =>
        unwrap(
          db.rpc('save_garment_measures', {
            p_product_id: product.id,
            p_rows: rows,
            p_expected: expected,
          }),
        ),
      'The measures are saved',
    );
    if (!outcome.done) return hear(outcome.failure, call);
    settle(outcome.value);
    forget();
  };
  return (
    <Panel title="Garment measures">
      <Rebuilt version={writeMeasures(sizes, measures)} isBegun={edits.dirty}>
        <ActionForm
          action={call}
          aria-label="Garment measures"
          onSubmit={handleSubmit}
          onChange={edits.touch}
        >
          <Alert tone="error">{call.problem}</Alert>
          <TextArea
            label="Measures as CSV"
            name="measures"
            rows={sizes.length + 2}
            maxLength={4000}
            hint="In centimetres, of the piece and not of the body: chest, waist, hip, shoulder, sleeve, length, inseam. Shoppers see a measure that every size has."
            defaultValue={writeMeasures(sizes, edits.opened)}
            error={call.errors.measures}
            onChange={() => call.mend('measures')}
          />
          <Save type="submit" $variant="secondary" $size="small" $busy={call.busy}>
            Save measures
          </Save>
        </ActionForm>
      </Rebuilt>
    </Panel>
  );
}

const Save = styled(Button)`
  justify-self: start;
`;
