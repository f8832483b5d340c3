import { type FormEvent, Fragment, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Alert, Button, Dialog, s } from '@shop/ui';
import { useUnsaved } from '../unsaved/useUnsaved';

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

/** Asks before something is done that shoppers feel or that cannot be taken back; what was typed is not lost unasked. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, action, busy, error, onConfirm, onClose, children } = props;
  const [dirty, setDirty] = useState(false);
  const [closing, setClosing] = useState(false);
  useUnsaved(dirty, `“${title}”`);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(new FormData(event.currentTarget));
  };
  const handleClose = () => (dirty ? setClosing(true) : onClose());
  return (
    <Dialog title={title} onClose={handleClose}>
      <Body onSubmit={handleSubmit} onChange={() => setDirty(true)}>
        {error && <Alert tone="error">{error}</Alert>}
        {children}
        {closing && <Alert tone="error">What you have filled in is not saved yet.</Alert>}
        <Buttons>
          {/* Keys, or “Keep editing” would become the submit button under the press that is still going on. */}
          {closing ? (
            <Fragment key="closing">
              <Button type="button" $variant="quiet" onClick={onClose}>
                Discard
              </Button>
              <Button type="button" onClick={() => setClosing(false)}>
                Keep editing
              </Button>
            </Fragment>
          ) : (
            <Fragment key="editing">
              <Button type="button" $variant="quiet" onClick={handleClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={busy} aria-busy={busy}>
                {action}
              </Button>
            </Fragment>
          )}
        </Buttons>
      </Body>
    </Dialog>
  );
}

const Body = styled.form`
  display: grid;
  gap: ${s('space.16')};
  /* Not those of the table's cell that it was opened from. */
  font-size: ${s('size.15')};
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;

  p {
    margin: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${s('space.8')};
  justify-content: flex-end;
`;
