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
  const errorId = useId();
  return (
    <div>
      <Line>
        <Box
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{label}</span>
      </Line>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

const Line = styled.label`
  display: flex;
  gap: ${s('space.12')};
  align-items: flex-start;
  min-height: 44px;
  padding-block: 10px;
  font-size: ${s('size.15')};
  cursor: pointer;

  @media (hover: hover) and (pointer: fine) {
    min-height: 36px;
    padding-block: 6px;
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
