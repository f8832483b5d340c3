import type { ReactNode } from 'react';
import { shop } from '@shop/kernel/domain';
import { ActionForm, Alert, Button } from '@shop/ui';
import { useHydrated } from '../hydration/useHydrated';
import { TrapField } from './TrapField';
import type { Inquiry } from './useInquiry';

interface Props<Field extends string, Answer> {
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
  inquiry: { action, answer, onSubmit, onInput },
  label,
  submit,
  thanks,
  children,
}: Props<Field, Answer>) {
  const hydrated = useHydrated();
  const { busy, problem } = action;
  return (
    <ActionForm
      action={action}
      noValidate
      method="post"
      aria-label={label}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {children}
      <TrapField />
      <Alert tone="success">{answer !== undefined && thanks(answer)}</Alert>
      <Alert tone="error">{problem}</Alert>
      <noscript>
        <p>This form needs JavaScript. You can write to {shop.contact.email} instead.</p>
      </noscript>
      <Button type="submit" $size="large" $busy={busy || !hydrated}>
        {busy ? 'Sending...' : submit}
      </Button>
    </ActionForm>
  );
}
