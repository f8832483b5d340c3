import { useState } from 'react';
import { formatCount, type Order } from '@shop/kernel/domain';
import { Alert, Button } from '@shop/ui';
import { useMay } from '../../access/rights';
import { ButtonRow } from '../../panel/ButtonRow';
import { BulkProgress } from '../../table/selection/BulkProgress';
import { BulkResult } from '../../table/selection/BulkResult';
import { SelectionBar } from '../../table/selection/SelectionBar';
import { useBulkRun } from '../../table/selection/useBulkRun';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import { useUnsaved } from '../../unsaved/useUnsaved';
import { advanceOrders } from './advanceOrders';
import type { BulkReport } from './bulkReport';
import { exportOrders } from './exportOrders';
import { type PaperKind, paperNames, printPapers } from './printPapers';
import { ShipDialog } from './ShipDialog';
import { TagDialog } from './TagDialog';
import type { OrderSelection } from './useOrderSelection';

interface Props {
  selection: OrderSelection;
  tags: readonly string[];
}

interface Step {
  to: Order['status'];
  /** Only these can take it. */
  from: Order['status'];
  label: string;
}

const steps: readonly Step[] = [
  { from: 'placed', to: 'confirmed', label: 'Confirm' },
  { from: 'confirmed', to: 'packed', label: 'Mark as packed' },
  { from: 'packed', to: 'shipped', label: 'Ship by list' },
  { from: 'shipped', to: 'out_for_delivery', label: 'Out for delivery' },
  { from: 'out_for_delivery', to: 'delivered', label: 'Mark as delivered' },
];
const papers = Object.keys(paperNames) as PaperKind[];

/** What can be done with the ticked orders, how far it has come, and what became of each. */
export function OrderBulk({ selection, tags }: Props) {
  const [asked, setAsked] = useState<Step | 'tag'>();
  const bulk = useBulkRun<BulkReport>();
  const mayChange = useMay()('orders');
  const numbers = [...selection.keys];
  // What was never seen, because another page was asked for meanwhile, may be in any state.
  const takersOf = ({ from }: Step) =>
    numbers.filter((number) => (selection.seenIn(number) ?? from) === from);
  useUnsaved(bulk.action.busy, 'the orders that are being worked on');

  const close = () => {
    setAsked(undefined);
    // What a dialog said goes with it.
    if (bulk.action.problem) bulk.action.refuse(undefined);
  };
  const advance = async (step: Step) => {
    const wishes = takersOf(step).map((number) => ({ number, from: step.from }));
    const done = await bulk.start((run) => advanceOrders(run, step.to, wishes, selection.see));
    if (done) close();
  };
  const many = countOf(numbers);
  const takers = asked && asked !== 'tag' ? takersOf(asked) : [];
  const others = numbers.length - takers.length;

  return (
    <>
      <SelectionBar selection={selection} one="order" many="orders">
        {bulk.action.busy ? (
          <Button type="button" $size="small" $variant="secondary" onClick={bulk.stop}>
            Stop
          </Button>
        ) : (
          <ButtonRow>
            {steps
              .filter((step) => mayChange && takersOf(step).length > 0)
              .map((step) => (
                <Button key={step.to} type="button" $size="small" onClick={() => setAsked(step)}>
                  {step.label}
                </Button>
              ))}
            {papers.map((kind) => (
              <Button
                key={kind}
                type="button"
                $size="small"
                $variant="secondary"
                onClick={() => void bulk.start((run) => printPapers(run, kind, numbers))}
              >
                Print {paperNames[kind]}s
              </Button>
            ))}
            {mayChange && (
              <Button type="button" $size="small" $variant="secondary" onClick={() => setAsked('tag')}>
                Tag
              </Button>
            )}
            <Button
              type="button"
              $size="small"
              $variant="secondary"
              onClick={() => void bulk.start((run) => exportOrders(run, numbers))}
            >
              Export CSV
            </Button>
          </ButtonRow>
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
      {asked === 'tag' && <TagDialog many={many} numbers={numbers} tags={tags} bulk={bulk} onClose={close} />}
      {asked && asked !== 'tag' && asked.to === 'shipped' && (
        <ShipDialog waiting={takers} selection={selection} bulk={bulk} onClose={close} />
      )}
      {asked && asked !== 'tag' && asked.to !== 'shipped' && (
        <GuardedDialog
          title={`${asked.label}?`}
          confirmLabel={`${asked.label}: ${countOf(takers)}`}
          action={bulk.action}
          onConfirm={() => advance(asked)}
          onClose={close}
        >
          <p>
            Each takes this step unless somebody has moved it meanwhile; what stays as it was is listed.
            Shoppers are told by e-mail.
            {others > 0 &&
              ` ${formatCount(others)} selected in another state ${others === 1 ? 'is' : 'are'} left alone.`}
          </p>
        </GuardedDialog>
      )}
    </>
  );
}

const countOf = (numbers: readonly string[]) =>
  `${formatCount(numbers.length)} ${numbers.length === 1 ? 'order' : 'orders'}`;
