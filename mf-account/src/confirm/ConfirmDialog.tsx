import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Alert, Button, Dialog, s } from '@shop/ui';
import type { Action } from '../forms/useAction';

interface Props {
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** What the confirming button does, such as `Delete address`. */
  confirmLabel: string;
  cancelLabel?: string;
  action: Pick<Action, 'busy' | 'failure'>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({
  title,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  action,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <Stack>
        {action.failure && <Alert tone="error">{action.failure.message}</Alert>}
        <div>{children}</div>
        <Buttons>
          <Button type="button" $variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="button"
            $variant="primary"
            disabled={action.busy}
            aria-busy={action.busy}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </Buttons>
      </Stack>
    </Dialog>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: flex-end;
`;
