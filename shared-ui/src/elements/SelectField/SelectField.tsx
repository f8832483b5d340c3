import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { FieldFrame, type FieldTexts, inputBox } from '../Field/FieldFrame';
import { Icon } from '../Icon/Icon';

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  name: string;
  options: readonly { value: string; label: string }[];
}

/** A field with a list to choose from; `required={false}` calls it optional. */
export function SelectField({ label, error, hint, options, ...select }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={select.required}>
      {(wiring) => (
        <Box>
          <Select {...select} {...wiring}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
          <Icon name="chevron-down" size={18} />
        </Box>
      )}
    </FieldFrame>
  );
}

const Box = styled.span`
  position: relative;
  display: block;

  i {
    position: absolute;
    top: 50%;
    right: ${s('space.16')};
    translate: 0 -50%;
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${inputBox}
  padding-right: ${s('space.48')};
  appearance: none;
  cursor: pointer;
`;
