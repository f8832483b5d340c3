import { type ReactNode, useId } from 'react';
import styled, { css } from 'styled-components';
import { s } from '../../theme/s';
import { Icon } from '../Icon/Icon';

/** What every field of a form has in common. */
export interface FieldTexts {
  label: string;
  /** What is wrong with the value; tied to the input so that screen readers say it. */
  error?: string;
  /** Said before anything is wrong: format, why we ask. */
  hint?: string;
}

/** Attributes that tie an input to its label, hint and error. */
interface FieldWiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props extends FieldTexts {
  required?: boolean;
  /** Draws the input with the attributes that belong to it. */
  children: (wiring: FieldWiring) => ReactNode;
}

/** Label above, input, then hint and error below. */
export function FieldFrame({ label, error, hint, required, children }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>
        {label}
        {required === false && <Optional> (optional)</Optional>}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Frame>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ErrorLine id={id} role="alert">
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </ErrorLine>
  );
}

/** The box of every text-like input. 16 px letters, because phones zoom into anything smaller. */
export const inputBox = css`
  display: block;
  width: 100%;
  min-height: 48px;
  padding: ${s('space.8')} ${s('space.16')};
  border: 1px solid ${s('color.lineStrong')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
  font-size: ${s('size.16')};
  text-overflow: ellipsis;
  transition: border-color ${s('motion.quick')};

  &:hover:not(:disabled) {
    border-color: ${s('color.ink2')};
  }

  &::placeholder {
    color: ${s('color.ink3')};
    opacity: 1;
  }

  &:disabled,
  &:read-only:not(select) {
    background: ${s('color.sunk')};
    color: ${s('color.ink2')};
  }

  &[aria-invalid='true'] {
    border-color: ${s('color.kumkum')};
    box-shadow: inset 0 0 0 1px ${s('color.kumkum')};
  }
`;

const Frame = styled.div`
  display: grid;
  gap: ${s('space.4')};
`;

const Label = styled.label`
  font-size: ${s('size.14')};
  font-weight: 600;
`;

const Optional = styled.span`
  color: ${s('color.ink3')};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const ErrorLine = styled.p`
  display: flex;
  gap: ${s('space.8')};
  color: ${s('color.kumkum')};
  font-size: ${s('size.14')};
  font-weight: 500;

  i {
    margin-top: 2px;
  }
`;
