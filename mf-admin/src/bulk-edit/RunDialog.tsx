import type { ReactNode } from 'react';
import { Button } from '@shop/ui';
import { BulkProgress } from '../table/selection/BulkProgress';
import type { Bulk } from '../table/selection/useBulkRun';
import { GuardedDialog } from '../unsaved/GuardedDialog';

interface Props {
  title: string;
  confirmLabel: string;
  bulk: Pick<Bulk<unknown>, 'action' | 'progress' | 'stop'>;
  onConfirm: (form: FormData) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before products are changed in slices, and stays until they are, with how far it is and a way to stop. */
export function RunDialog({ bulk, onClose, children, ...dialog }: Props) {
  const { action, progress, stop } = bulk;
  return (
    <GuardedDialog
      {...dialog}
      action={action}
      onClose={() => {
        if (!action.busy) onClose();
      }}
    >
      {children}
      {action.busy && progress && <BulkProgress one="product" progress={progress} />}
      {action.busy && (
        <Button type="button" $variant="secondary" $size="small" onClick={stop}>
          Stop
        </Button>
      )}
    </GuardedDialog>
  );
}
