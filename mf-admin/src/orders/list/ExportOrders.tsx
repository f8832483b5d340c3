import { useEffect, useRef } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatCount } from '@shop/kernel/domain';
import { useLocation } from '@shop/kernel/routing';
import { Alert, Button } from '@shop/ui';
import { useBulkRun } from '../../table/selection/useBulkRun';
import { useListQuery } from '../../table/useListQuery';
import type { BulkReport } from '../bulk/bulkReport';
import { exportOrders } from '../bulk/exportOrders';
import { orderScope } from './orderFilter';

/** Writes every order of the list, as it is filtered, into a file. The search for actions leads to it. */
export function ExportOrders({ total }: { total: number }) {
  const { params } = useListQuery();
  const { hash } = useLocation();
  const button = useRef<HTMLButtonElement>(null);
  const bulk = useBulkRun<BulkReport>();

  useEffect(() => {
    if (hash === '#export') button.current?.focus();
  }, [hash]);

  const handleExport = () =>
    void bulk.start(async (run) => {
      const picked = await unwrap(run.db.rpc('pick_orders', { p_expected: total, ...orderScope(params) }));
      return exportOrders(
        run,
        picked.map(({ number }) => number),
      );
    });
  return (
    <>
      <Alert tone="error">{bulk.action.problem ?? leftOf(bulk.report)}</Alert>
      <Button
        ref={button}
        type="button"
        $variant="secondary"
        $size="small"
        disabled={total === 0}
        $busy={bulk.action.busy}
        onClick={handleExport}
      >
        Export all {total > 0 && formatCount(total)}
      </Button>
    </>
  );
}

/** A file in which orders are missing says so. */
const leftOf = (report: BulkReport | undefined) =>
  report && report.failures.length > 0 ? report.text : undefined;
