import { Alert, Button, Dialog, s } from '@shop/ui';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';

interface ConfirmDialogProps {
  title: string;
  /** The button's words: what will happen. */
  action: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (form: FormData) => void;
  onClose: () => void;
  /** What is changed or destroyed, by name, and fields that the action needs. */
  children: ReactNode;
}

/** Asks before something is done that shoppers feel or that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busy, error, onConfirm, onClose, children } = props;
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Body onSubmit={handleSubmit}>
        {error && <Alert tone="error">{error}</Alert>}
        {children}
        <Buttons>
          <Button type="button" $variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={busy} aria-busy={busy}>
            {action}
          </Button>
        </Buttons>
      </Body>
    </Dialog>
  );
}

const Body = styled.form`
  display: grid;
  gap: ${s('space.16')};
`;

const Buttons = styled.div`
  display: flex;
  gap: ${s('space.8')};
  justify-content: flex-end;
`;
