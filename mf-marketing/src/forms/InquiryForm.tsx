import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { useHydrated } from '@shop/kernel/react';
import { Alert, Button, s, visuallyHidden } from '@shop/ui';
import type { Inquiry } from './useInquiry';

interface InquiryFormProps<Field extends string, Answer> {
  inquiry: Inquiry<Field, Answer>;
  /** Names the form to screen readers. */
  label: string;
  submit: string;
  /** Shown once it is sent. */
  thanks: (answer: Answer) => ReactNode;
  children: ReactNode;
}

/** A public form with its trap for machines, its messages and its button. */
export function InquiryForm<Field extends string, Answer>({
  inquiry: { state, form },
  label,
  submit,
  thanks,
  children,
}: InquiryFormProps<Field, Answer>) {
  const hydrated = useHydrated();
  const isSending = state.status === 'sending';
  return (
    <Form {...form} method="post" aria-label={label}>
      {children}
      <Trap aria-hidden>
        <label>
          Fax
          <input name="fax" tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      {state.status === 'sent' && <Alert tone="success">{thanks(state.answer)}</Alert>}
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
      <noscript>
        <p>This form needs JavaScript. You can write to {shop.contact.email} instead.</p>
      </noscript>
      <Button
        type="submit"
        $size="large"
        disabled={!hydrated || isSending}
        aria-busy={isSending || !hydrated}
      >
        {isSending ? 'Sending...' : submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: minmax(0, 1fr);
`;

const Trap = styled.div`
  ${visuallyHidden}
`;
