import { unwrap } from '@shop/kernel/data';
import { TextField } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { StockAlert } from './loadOverview';

interface Props {
  /** Absent for the threshold of all products without their own. */
  alert: StockAlert | undefined;
  /** That threshold. */
  standard: number;
  onClose: () => void;
}

const fields = ['at'] as const;

/** At how many pieces of a size or colour the overview warns. */
export function ThresholdDialog({ alert, standard, onClose }: Props) {
  const call = useStaffChange({ fields });
  const handleConfirm = async (form: FormData) => {
    const typed = formText(form, 'at');
    const change = {
      p_product_id: alert?.product_id ?? null,
      p_at: typed === '' ? null : Number(typed),
    };
    const { done } = await call.run(
      (db) => unwrap(db.rpc('set_low_stock', change)),
      'The threshold is saved',
    );
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title={alert ? `When ${alert.name} runs low` : 'When products run low'}
      confirmLabel="Save threshold"
      action={call}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <TextField
        label="Warn at so many pieces of a size or colour"
        name="at"
        type="number"
        min={0}
        max={50}
        step={1}
        required={!alert}
        hint={
          alert
            ? `Empty follows all products: ${standard}.`
            : 'For products without a threshold of their own.'
        }
        defaultValue={String((alert ? alert.low_stock_at : standard) ?? '')}
        error={call.errors.at}
      />
    </GuardedDialog>
  );
}
