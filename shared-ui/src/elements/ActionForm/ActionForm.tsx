import type { ComponentProps, RefObject, SubmitEvent } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'onSubmit' | 'ref'> {
  /** What it does: the form's first wrong field takes the focus. */
  action?: { formRef: RefObject<HTMLFormElement | null> };
  /** Hears of the form that was sent; the page stays. */
  onSubmit: (form: HTMLFormElement) => void | Promise<void>;
}

/**
 * A form that does something: an `Alert` with what is wrong, fields with their own errors, and a `Button` that is busy
 * meanwhile, one below the other.
 */
export function ActionForm({ action, onSubmit, ...form }: Props) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSubmit(event.currentTarget);
  };
  return <Form {...form} ref={action?.formRef} onSubmit={handleSubmit} />;
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.16')};
`;
