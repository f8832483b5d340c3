import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { sizeCharts, sizeTable } from '@shop/kernel/domain';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { Alert, Button, ChipGroup, MeasureTable, s, SelectField, TextField } from '@shop/ui';
import { adviceText, adviseSize, measuredPart, measureProblem, readMeasure } from './adviseSize';
import { GarmentMeasures } from './GarmentMeasures';
import { sizeUnitOf } from './sizeUnit';

const units = [
  { value: 'cm', label: 'Centimetres' },
  { value: 'in', label: 'Inches' },
];

interface Props {
  productId: string;
  name: keyof typeof sizeCharts;
}

/** The chart of a product and its own measures in the reader's unit, and which size a measure of theirs means. */
export function SizeHelp({ productId, name }: Props) {
  const chart = sizeCharts[name];
  const stored = sizeUnitOf(usePlatform());
  const unit = useStore(stored);
  const [measure, setMeasure] = useState(0);
  const [length, setLength] = useState('');
  const [said, setSaid] = useState<{ advice?: string; problem?: string }>({});

  const find = () => {
    const part = measuredPart(chart);
    const centimetres = readMeasure(length, unit, part);
    const what = chart.measures[measure] ?? '';
    setSaid(
      centimetres === undefined
        ? { problem: measureProblem(unit, part) }
        : { advice: adviceText(adviseSize(chart, measure, centimetres), what) },
    );
  };
  // No form of its own: the chart opens from within the one that puts the piece into the bag, which Enter would send.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof Element)) return;
    if (!event.target.matches('input, select')) return;
    event.preventDefault();
    if (event.target.matches('[name=length]')) find();
  };

  return (
    <Parts onKeyDown={handleKey}>
      <ChipGroup
        legend="Unit"
        options={units}
        value={unit}
        onChange={(value) => {
          setSaid({});
          stored.send(value === 'in' ? 'in' : 'cm');
        }}
      />
      <Finder role="group" aria-label="Find your size">
        <SelectField
          label="I measured my"
          name="measure"
          value={String(measure)}
          options={chart.measures.map((label, index) => ({ value: String(index), label }))}
          onChange={({ target }) => {
            setMeasure(Number(target.value));
            setSaid({});
          }}
        />
        <TextField
          label={unit === 'cm' ? 'In centimetres' : 'In inches'}
          name="length"
          inputMode="decimal"
          maxLength={6}
          value={length}
          error={said.problem}
          onChange={({ target }) => {
            setLength(target.value);
            setSaid({});
          }}
        />
        <Button type="button" $variant="secondary" onClick={find}>
          Find my size
        </Button>
      </Finder>
      <Alert tone="success">{said.advice}</Alert>
      <Scroll tabIndex={0} role="region" aria-label={chart.title}>
        <MeasureTable caption={chart.title} {...sizeTable(chart, unit)} />
      </Scroll>
      <GarmentMeasures productId={productId} unit={unit} />
      <Note>
        The chart has measures of the body. Not sure how to take them? Read{' '}
        <Link to={linkTo('size-guide')}>how to measure</Link>.
      </Note>
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: minmax(0, 1fr);
`;
const Finder = styled.div`
  display: grid;
  align-items: end;
  gap: ${s('space.12')};
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));

  /* As high as the fields beside it. */
  button {
    min-height: 48px;
  }
`;
const Scroll = styled.div`
  overflow-x: auto;
`;
const Note = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
`;
