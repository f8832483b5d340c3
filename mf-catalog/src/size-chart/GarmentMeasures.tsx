import styled from 'styled-components';
import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { lookUp, sizeTable } from '@shop/kernel/domain';
import { MeasureTable, s } from '@shop/ui';
import { useProductAnswer } from '../product/useProductAnswer';
import type { SizeUnit } from './sizeUnit';

/** What a piece may measure, in the order in which it is read. */
const measureNames = {
  chest: 'Chest',
  waist: 'Waist',
  hip: 'Hip',
  shoulder: 'Shoulder',
  sleeve: 'Sleeve',
  length: 'Length',
  inseam: 'Inside leg',
};

const fetchMeasures = (db: Database, productId: string): Promise<Answer<'get_garment_measures'>> =>
  unwrap(db.rpc('get_garment_measures', { p_product_id: productId }, { get: true }));

/** What the piece itself measures, size by size. Without an answer, or where nobody has measured it, there is nothing. */
export function GarmentMeasures({ productId, unit }: { productId: string; unit: SizeUnit }) {
  const rows = useProductAnswer(productId, fetchMeasures) ?? [];
  // A column with holes cannot be compared.
  const shown = Object.entries(measureNames).filter(([id]) =>
    rows.every(({ measures }) => Object.hasOwn(measures, id)),
  );
  if (rows.length === 0 || shown.length === 0) return null;
  const chart = {
    title: 'The piece itself',
    measures: shown.map(([, name]) => name),
    rows: rows.map(({ size, measures }) => ({
      size,
      ranges: shown.map(([id]) => {
        const length = lookUp(measures, id) ?? 0;
        return { from: length, to: length };
      }),
    })),
  };
  return (
    <Scroll tabIndex={0} role="region" aria-label={chart.title}>
      <MeasureTable caption={chart.title} {...sizeTable(chart, unit)} />
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
  padding-top: ${s('space.8')};
`;
