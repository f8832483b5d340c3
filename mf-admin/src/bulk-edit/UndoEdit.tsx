import { useState } from 'react';
import { type Database, unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { staffFailure } from '../calls/staffFailure';
import { type BulkFailure, BulkResult } from '../table/selection/BulkResult';
import { type EditFailure, toFailures } from './saveEdits';

/** Takes a bulk edit back, slice by slice, and names what could not be. */
export function UndoEdit({ edit, label = 'Undo' }: { edit: string; label?: string }) {
  const call = useChange({ describe: staffFailure });
  const [undone, setUndone] = useState<{ done: number; failures: BulkFailure[] }>();
  const undo = async (db: Database) => {
    let done = 0;
    const failures: EditFailure[] = [];
    for (let after: string | null = ''; after !== null;) {
      const answer: { done: number; failures: EditFailure[]; last: string | null } = await unwrap(
        db.rpc('undo_bulk_edit', { p_edit: edit, p_after: after }),
      );
      done += answer.done;
      failures.push(...answer.failures);
      after = answer.last;
    }
    setUndone({ done, failures: toFailures(failures) });
  };
  if (undone)
    return (
      <BulkResult failures={undone.failures} one="Product" fileName="products-not-undone">
        {formatCount(undone.done)} {undone.done === 1 ? 'product is' : 'products are'} as before.
        {undone.failures.length > 0 &&
          ` ${formatCount(undone.failures.length)} changed since and stay as they are.`}
      </BulkResult>
    );
  return (
    <>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        $busy={call.busy}
        onClick={() => void call.run(undo)}
      >
        {label}
      </Button>
      <Alert tone="error">{call.problem}</Alert>
    </>
  );
}
