import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../theme/mixins';
import { s } from '../../theme/s';
import { FieldError } from '../Field/FieldFrame';

interface Chip {
  value: string;
  label: string;
  disabled?: boolean;
  /** Small print under the label, such as how many are left. */
  note?: string;
}

interface OneOf {
  value: string | undefined;
  onChange: (value: string) => void;
}

interface AnyOf {
  values: readonly string[];
  onToggle: (value: string, chosen: boolean) => void;
}

type Props = (OneOf | AnyOf) & {
  legend: string;
  /** What the choice is called in its form, which may keep it in a draft; any of them stay out without one. */
  name?: string;
  options: readonly Chip[];
  error?: string;
};

/** A choice out of many short ones, such as sizes: one of them, or any. */
export function ChipGroup({ legend, name, options, error, ...choice }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const inputOf = (value: string): ComponentProps<'input'> =>
    'values' in choice
      ? {
          type: 'checkbox',
          checked: choice.values.includes(value),
          onChange: (event) => choice.onToggle(value, event.target.checked),
        }
      : { type: 'radio', checked: choice.value === value, onChange: () => choice.onChange(value) };
  return (
    <Group aria-describedby={error ? errorId : undefined} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      <Chips>
        {options.map(({ value, label, disabled, note }) => (
          <Label key={value} $isShort={label.length <= 3}>
            <input
              name={name ?? ('values' in choice ? undefined : id)}
              value={value}
              disabled={disabled}
              {...inputOf(value)}
            />
            <span>{label}</span>
            {note && <Note>{note}</Note>}
          </Label>
        ))}
      </Chips>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: ${s('space.8')};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0 0 ${s('space.8')};
    font-size: ${s('size.14')};
    font-weight: 600;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
`;

const Note = styled.small`
  color: ${s('color.amberText')};
  font-size: ${s('size.12')};
`;

/** As narrow as a finger allows where it is a size, whose letters then decide no width: six stand on a line 328 px wide in any font. */
const Label = styled.label<{ $isShort: boolean }>`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  min-width: 48px;
  min-height: 48px;
  padding: ${s('space.4')} ${({ $isShort }) => s($isShort ? 'space.8' : 'space.12')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  font-weight: 600;
  line-height: 1.2;
  cursor: pointer;
  transition: background ${s('motion.quick')};

  input {
    position: absolute;
    opacity: 0;
  }

  &:hover {
    border-color: ${s('color.ink')};
  }

  &:has(:checked) {
    border-color: ${s('color.ink')};
    background: ${s('color.ink')};
    color: ${s('color.paper')};
  }

  &:has(:checked) ${Note} {
    color: ${s('color.haldi')};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  &:has(:disabled) {
    border-color: ${s('color.line')};
    background: ${s('color.sunk')};
    color: ${s('color.ink3')};
    text-decoration: line-through;
    cursor: not-allowed;
  }

  [aria-invalid='true'] &:not(:has(:checked), :has(:disabled)) {
    border-color: ${s('color.kumkum')};
  }
`;
