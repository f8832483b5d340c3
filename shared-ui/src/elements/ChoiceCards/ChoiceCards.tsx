import type { ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing, visuallyHidden } from '../../theme/mixins';
import { s } from '../../theme/s';

interface Choice {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  /** At the far end: a price, a badge. */
  trailing?: ReactNode;
  /** Shown, but not to be chosen; its description says why. */
  disabled?: boolean;
}

interface Props {
  legend: string;
  name: string;
  options: readonly Choice[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One choice out of a few that need explaining: delivery, address, payment. */
export function ChoiceCards({ legend, name, options, value, onChange }: Props) {
  return (
    <Group>
      <legend>{legend}</legend>
      {options.map((option) => (
        <Card key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <Dot aria-hidden />
          <Body>
            <strong>{option.label}</strong>
            {option.trailing && <Trailing>{option.trailing}</Trailing>}
            {option.description && <Description>{option.description}</Description>}
          </Body>
        </Card>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.12')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    ${visuallyHidden}
  }
`;

const Dot = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 2px;
  border: 1.5px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.round')};
  background: ${s('color.surface')};
`;

const Card = styled.label`
  position: relative;
  display: flex;
  gap: ${s('space.12')};
  align-items: flex-start;
  min-height: 56px;
  padding: ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  cursor: pointer;
  transition: border-color ${s('motion.quick')};

  &:hover {
    border-color: ${s('color.lineStrong')};
  }

  input {
    position: absolute;
    opacity: 0;
  }

  &:has(:checked) {
    border-color: ${s('color.madder')};
    box-shadow: inset 0 0 0 1px ${s('color.madder')};
  }

  &:has(:checked) ${Dot} {
    border: 6px solid ${s('color.madder')};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    background: ${s('color.sunk')};
    color: ${s('color.ink2')};
    cursor: not-allowed;
  }
`;

/** With large text the price goes below the label: beside it the label would be a word wide. */
const Body = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 2px ${s('space.12')};
  min-width: 0;
  overflow-wrap: anywhere;

  strong {
    flex: 1 1 7rem;
    font-weight: 600;
  }
`;

const Description = styled.span`
  flex: 1 0 100%;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Trailing = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
