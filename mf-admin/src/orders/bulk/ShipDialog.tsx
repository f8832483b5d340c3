import { useState } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { Alert, Button, TextArea } from '@shop/ui';
import { FileField } from '../../file-field/FileField';
import { readListFile } from '../../file-field/readListFile';
import { formText } from '../../forms/formText';
import type { Bulk } from '../../table/selection/useBulkRun';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import { advanceOrders } from './advanceOrders';
import type { BulkReport } from './bulkReport';
import type { OrderSelection } from './useOrderSelection';

interface Props {
  /** Selected orders that are packed: each should have a line. */
  waiting: readonly string[];
  selection: OrderSelection;
  bulk: Bulk<BulkReport>;
  onClose: () => void;
}

/** Couriers hand over a list of tracking numbers; it is pasted here, or its file is chosen. */
export function ShipDialog({ waiting, selection, bulk, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const handleFiles = async ([file]: File[]) => {
    if (!file) return;
    const read = await readListFile(file);
    setProblem(read.problem);
    if ('text' in read) setText(read.text);
  };
  const handleConfirm = async (form: FormData) => {
    const done = await bulk.start(async (run) => {
      const { readShipments } = await import(/* webpackChunkName: "shipments" */ './readShipments');
      const { wishes, failures } = readShipments(formText(form, 'list'), selection.keys, waiting);
      const report = await advanceOrders(run, 'shipped', wishes, selection.see);
      return { ...report, failures: [...failures, ...report.failures] };
    });
    if (done) onClose();
  };
  return (
    <GuardedDialog
      title="Ship by list"
      confirmLabel={`Ship ${formatCount(waiting.length)} ${waiting.length === 1 ? 'order' : 'orders'}`}
      action={bulk.action}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        One line for each order: <code>order,courier,tracking</code>. Good lines are shipped, with invoice and
        mail; the others are listed with what is wrong.
      </p>
      <TextArea
        label="Courier’s list"
        name="list"
        rows={8}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder="TD0123456789,Blue Dart,BD123456789"
      />
      <FileField
        label="Or its CSV file"
        accept=".csv,text/csv,text/plain"
        disabled={bulk.action.busy}
        onFiles={(files) => void handleFiles(files)}
      />
      <Alert tone="error">{problem}</Alert>
      {bulk.action.busy && (
        <Button type="button" $variant="secondary" $size="small" onClick={bulk.stop}>
          Stop
        </Button>
      )}
    </GuardedDialog>
  );
}
