import { Fragment, type ReactNode, useEffectEvent, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { s } from '../../theme/s';
import { ActionForm } from '../ActionForm/ActionForm';
import { Alert } from '../Alert/Alert';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';

interface Props {
  title: string;
  /** What the button does, such as `Delete address`. */
  confirmLabel: string;
  cancelLabel?: string;
  /** How far it is, what is wrong, and how to forget that. */
  action: { busy: boolean; problem: string | undefined; refuse?: (problem: undefined) => void };
  onConfirm: (form: FormData) => void | Promise<void>;
  onClose: () => void;
  /** Something was changed that no field tells of: a picture, or one of several that were chosen, by a press. */
  isChanged?: boolean;
  /** Hears when something is typed that is not saved yet. */
  onTyped?: () => void;
  /** What is changed or destroyed, by name, and fields that the action needs. */
  children: ReactNode;
}

/** Asks before something is done that cannot be taken back or that others feel; what was typed is not lost unasked. */
export function ConfirmDialog({
  title,
  confirmLabel,
  cancelLabel = 'Cancel',
  action: { busy, problem, refuse },
  onConfirm,
  onClose,
  isChanged,
  onTyped,
  children,
}: Props) {
  const [isTyped, setTyped] = useState(false);
  // False once somebody went on editing. Either way the pressed button goes, and what comes takes the focus.
  const [isClosing, setClosing] = useState<boolean>();
  const forget = useEffectEvent(() => refuse?.(undefined));

  // The action may outlive its dialogs, and what an earlier one was refused is not said of this one.
  useLayoutEffect(() => forget(), []);

  const handleChange = () => {
    setTyped(true);
    onTyped?.();
  };
  const handleClose = () => (isTyped || isChanged ? setClosing(true) : onClose());

  return (
    <Dialog title={title} onClose={handleClose}>
      <Body onSubmit={(form) => onConfirm(new FormData(form))} onChange={handleChange}>
        <Alert tone="error">{problem}</Alert>
        {children}
        {isClosing && <Alert tone="error">What you have filled in is not saved yet.</Alert>}
        <Buttons>
          {/* Keys, or “Keep editing” would become the submit button under the press that is still going on. */}
          {isClosing ? (
            <Fragment key="closing">
              <Button type="button" $variant="quiet" onClick={onClose}>
                Discard
              </Button>
              <Button type="button" autoFocus onClick={() => setClosing(false)}>
                Keep editing
              </Button>
            </Fragment>
          ) : (
            <Fragment key="editing">
              <Button
                type="button"
                $variant="secondary"
                autoFocus={isClosing === false}
                onClick={handleClose}
              >
                {cancelLabel}
              </Button>
              <Button type="submit" $busy={busy}>
                {confirmLabel}
              </Button>
            </Fragment>
          )}
        </Buttons>
      </Body>
    </Dialog>
  );
}

const Body = styled(ActionForm)`
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
  flex-wrap: wrap;
  gap: ${s('space.12')};
  justify-content: flex-end;
`;
