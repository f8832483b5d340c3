import { type ReactNode, useEffect } from 'react';
import { type useAction, useAuth } from '@shop/kernel/react';
import { ActionForm, Alert, Button } from '@shop/ui';

interface Props {
  action: ReturnType<typeof useAction<never>>;
  success?: string;
  submitLabel: string;
  onSubmit: (form: HTMLFormElement) => void | Promise<void>;
  /** The fields. */
  children: ReactNode;
  /** What stands below the button. */
  footer: ReactNode;
}

/** The common shape of the three views: message, fields, one submit button (disabled while submitting), footer. */
export function AuthForm({ action, success, submitLabel, onSubmit, children, footer }: Props) {
  const { loading } = useAuth();
  const { busy, succeeded, problem, formRef } = action;

  // Not `autoFocus`: that comes before the dialog is open, which then focuses its close button.
  useEffect(() => formRef.current?.querySelector('input')?.focus(), [formRef]);

  return (
    <ActionForm action={action} onSubmit={onSubmit}>
      <Alert tone="error">{problem}</Alert>
      <Alert tone="success">{succeeded && success}</Alert>
      {children}
      <Button
        type="submit"
        $variant="primary"
        $size="large"
        $block
        disabled={succeeded}
        $busy={loading || busy}
      >
        {submitLabel}
      </Button>
      {footer}
    </ActionForm>
  );
}
