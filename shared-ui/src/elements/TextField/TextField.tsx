import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldFrame, type FieldTexts, inputBox } from '../Field/FieldFrame';

/** `required={false}` marks the label as optional; leaving it out says nothing. */
interface Props extends FieldTexts, ComponentProps<'input'> {
  name: string;
}

/** A field of one line; `required={false}` calls it optional. */
export function TextField({ label, error, hint, ...input }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={input.required}>
      {(wiring) => <Input {...input} {...wiring} />}
    </FieldFrame>
  );
}

const Input = styled.input`
  ${inputBox}
`;
