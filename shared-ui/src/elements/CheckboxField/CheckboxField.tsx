import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from '../Field/FieldFrame';
import { CheckboxLine } from './CheckboxLine';

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  name: string;
  /** May hold links, for example to the terms. */
  label: ReactNode;
  error?: string;
}

/** A checkbox with its words, and what is wrong with it below. */
export function CheckboxField({ label, error, ...input }: Props) {
  const errorId = useId();
  return (
    <div>
      <CheckboxLine
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      >
        <span>{label}</span>
      </CheckboxLine>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
