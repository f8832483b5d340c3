import styled from 'styled-components';
import { s } from '../../theme/s';
import { IconButton } from '../IconButton/IconButton';

interface Props {
  /** What is counted, such as `Quantity`. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small whole number, one up or one down. */
export function Stepper({ label, value, min, max, onChange }: Props) {
  return (
    <Box role="group" aria-label={label}>
      <IconButton
        label={`Decrease ${label.toLowerCase()}`}
        icon="minus"
        atEnd={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output aria-live="polite" aria-label={label}>
        {value}
      </output>
      <IconButton
        label={`Increase ${label.toLowerCase()}`}
        icon="plus"
        atEnd={value >= max}
        onClick={() => onChange(value + 1)}
      />
    </Box>
  );
}

const Box = styled.div`
  display: inline-flex;
  align-items: center;
  width: fit-content;
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};

  output {
    min-width: 36px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
