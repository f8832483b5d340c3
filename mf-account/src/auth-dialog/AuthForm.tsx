import { type ReactNode, type SubmitEvent, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useAuth } from '@shop/kernel/react';
import { Alert, Button, s } from '@shop/ui';
import type { SubmissionState } from '../forms/useSubmission';

interface Props {
  state: SubmissionState;
  success?: string;
  submitLabel: string;
  onSubmit: (form: HTMLFormElement) => void;
  /** The fields. */
  children: ReactNode;
  /** What stands below the button. */
  footer: ReactNode;
}

/** The common shape of the three views: message, fields, one submit button (disabled while submitting), footer. */
export function AuthForm({ state, success, submitLabel, onSubmit, children, footer }: Props) {
  const { loading } = useAuth();
  const busy = loading || state.status === 'submitting';
  const form = useRef<HTMLFormElement>(null);

  // Not `autoFocus`: that comes before the dialog is open, which then focuses its close button.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(event.currentTarget);
  };

  return (
    <Form ref={form} onSubmit={handleSubmit}>
      {state.status === 'failed' && <Alert tone="error">{state.message}</Alert>}
      {state.status === 'succeeded' && success && <Alert tone="success">{success}</Alert>}
      {children}
      <Button
        type="submit"
        $variant="primary"
        $size="large"
        $block
        disabled={busy || state.status === 'succeeded'}
        aria-busy={busy}
      >
        {submitLabel}
      </Button>
      {footer}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;
