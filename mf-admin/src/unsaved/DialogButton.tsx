import { type ComponentProps, useState } from 'react';
import { Button, useRestoreFocus } from '@shop/ui';
import { GuardedDialog } from './GuardedDialog';

interface Props extends Pick<
  ComponentProps<typeof GuardedDialog>,
  'title' | 'confirmLabel' | 'action' | 'children'
> {
  label: string;
  /** What the button is called by itself, such as `Delete Sarees`: each row has one. */
  name: string;
  disabled?: boolean;
  /** Does it; the dialog closes once it is done. */
  onConfirm: (form: FormData) => Promise<{ done: boolean }>;
}

/** A row's button that asks in a dialog first. */
export function DialogButton({ label, name, disabled = false, action, onConfirm, ...dialog }: Props) {
  const [isOpen, setOpen] = useState(false);
  const button = useRestoreFocus<HTMLButtonElement>(action.busy);
  const handleConfirm = async (form: FormData) => {
    const { done } = await onConfirm(form);
    if (done) setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        type="button"
        $variant="quiet"
        $size="small"
        aria-label={name}
        disabled={disabled}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <GuardedDialog {...dialog} action={action} onConfirm={handleConfirm} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
