import { useState } from 'react';
import { formatCount } from '@shop/kernel/domain';
import { Alert, Button } from '@shop/ui';
import { useMay } from '../../access/rights';
import { BulkProgress } from '../../table/selection/BulkProgress';
import { BulkResult } from '../../table/selection/BulkResult';
import { SelectionBar } from '../../table/selection/SelectionBar';
import { useBulkRun } from '../../table/selection/useBulkRun';
import { useUnsaved } from '../../unsaved/useUnsaved';
import { advanceOrders } from './advanceOrders';
import type { BulkReport } from './bulkReport';
import { exportOrders } from './exportOrders';
import { OrderBulkButtons } from './OrderBulkButtons';
import { countOfOrders, type OrderStep, steps } from './orderSteps';
import { printPapers } from './printPapers';
import { ShipDialog } from './ShipDialog';
import { StepDialog } from './StepDialog';
import { TagDialog } from './TagDialog';
import type { OrderSelection } from './useOrderSelection';

interface Props {
  selection: OrderSelection;
  tags: readonly string[];
}

/** What can be done with the ticked orders, how far it has come, and what became of each. */
export function OrderBulk({ selection, tags }: Props) {
  const [asked, setAsked] = useState<OrderStep | 'tag'>();
  const bulk = useBulkRun<BulkReport>();
  const mayChange = useMay()('orders');
  const numbers = [...selection.keys];
  // What was never seen, because another page was asked for meanwhile, may be in any state.
  const takersOf = ({ from }: OrderStep) =>
    numbers.filter((number) => (selection.seenIn(number) ?? from) === from);
  useUnsaved(bulk.action.busy, 'the orders that are being worked on');

  const close = () => {
    setAsked(undefined);
    // What a dialog said goes with it.
    if (bulk.action.problem) bulk.action.refuse(undefined);
  };
  const advance = async (step: OrderStep) => {
    const wishes = takersOf(step).map((number) => ({ number, from: step.from }));
    const done = await bulk.start((run) => advanceOrders(run, step.to, wishes, selection.see));
    if (done) close();
  };
  const takers = asked && asked !== 'tag' ? takersOf(asked) : [];

  return (
    <>
      <SelectionBar selection={selection} one="order" many="orders">
        {bulk.action.busy ? (
          <Button type="button" $size="small" $variant="secondary" onClick={bulk.stop}>
            Stop
          </Button>
        ) : (
          <OrderBulkButtons
            steps={mayChange ? steps.filter((step) => takersOf(step).length > 0) : []}
            mayTag={mayChange}
            onStep={setAsked}
            onPrint={(kind) => void bulk.start((run) => printPapers(run, kind, numbers))}
            onTag={() => setAsked('tag')}
            onExport={() => void bulk.start((run) => exportOrders(run, numbers))}
          />
        )}
      </SelectionBar>
      {!asked && <Alert tone="error">{bulk.action.problem}</Alert>}
      {bulk.action.busy && bulk.progress && <BulkProgress one="order" progress={bulk.progress} />}
      {bulk.report && !bulk.action.busy && (
        <BulkResult
          failures={bulk.report.failures}
          one="Order"
          fileName="orders-left"
          actions={
            bulk.report.failures.length > 0 &&
            bulk.report.done.length > 0 && (
              <Button
                type="button"
                $size="small"
                $variant="secondary"
                onClick={() => selection.replace(bulk.report?.done ?? [])}
              >
                Select only the {formatCount(bulk.report.done.length)} that went well
              </Button>
            )
          }
        >
          {bulk.report.text}
        </BulkResult>
      )}
      {asked === 'tag' && (
        <TagDialog
          many={countOfOrders(numbers.length)}
          numbers={numbers}
          tags={tags}
          bulk={bulk}
          onClose={close}
        />
      )}
      {asked && asked !== 'tag' && asked.to === 'shipped' && (
        <ShipDialog waiting={takers} selection={selection} bulk={bulk} onClose={close} />
      )}
      {asked && asked !== 'tag' && asked.to !== 'shipped' && (
        <StepDialog
          step={asked}
          takers={takers.length}
          others={numbers.length - takers.length}
          action={bulk.action}
          onConfirm={() => advance(asked)}
          onClose={close}
        />
      )}
    </>
  );
}
