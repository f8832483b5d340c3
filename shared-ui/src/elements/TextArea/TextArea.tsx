import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { FieldFrame, type FieldTexts, inputBox } from '../Field/FieldFrame';

interface Props extends FieldTexts, ComponentProps<'textarea'> {
  name: string;
}

/** A field of several lines; `required={false}` calls it optional. */
export function TextArea({ label, error, hint, rows = 5, ...area }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={area.required}>
      {(wiring) => <Area rows={rows} {...area} {...wiring} />}
    </FieldFrame>
  );
}

const Area = styled.textarea`
  ${inputBox}
  resize: vertical;
`;
