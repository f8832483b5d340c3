import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { FieldError } from '../Field/FieldFrame';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  name: string;
  /** May hold links, for example to the terms. */
  label: ReactNode;
  error?: string;
}

export function CheckboxField({ label, error, ...input }: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div>
      <Line>
        <Box
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <label htmlFor={id}>{label}</label>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const Line = styled.span`
  display: flex;
  gap: ${s('space.12')};
  align-items: flex-start;
  min-height: 44px;
  padding-block: 10px;
  font-size: ${s('size.15')};

  @media (hover: hover) and (pointer: fine) {
    min-height: 36px;
    padding-block: 6px;
  }

  label {
    cursor: pointer;
  }
`;

const Box = styled.input`
  flex: none;
  width: 22px;
  height: 22px;
  margin: 0;
  accent-color: ${s('color.madder')};
  cursor: pointer;
`;
