import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { useLocation } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { csvFile, handOver } from '../csv/handOver';
import { csvColumns, measuresColumn, toCsvRow } from './productCsv';
import { productFilter } from './productFilter';
import type { ProductList } from './productRecord';

const chunk = 500;

/** Downloads what the list shows, all pages of it, as a CSV that import takes back. */
export function ExportButton() {
  const { search } = useLocation();
  const action = useAction({ describe: exportFailure, inToast: true });

  const download = async (db: Database) => {
    const rows = await fetchAll(db, productFilter(new URLSearchParams(search)));
    const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
    const csv = Papa.unparse(rows.map(toCsvRow), { columns: [...csvColumns, measuresColumn] });
    handOver(csvFile(csv), 'products.csv');
  };

  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      $busy={action.busy}
      onClick={() => void action.run(download)}
    >
      Export CSV
    </Button>
  );
}

const exportFailure = (error: unknown) =>
  error instanceof DataError ? error.message : 'The list could not be written.';

async function fetchAll(
  db: Database,
  filter: ReturnType<typeof productFilter>,
): Promise<ProductList['rows']> {
  const rows = new Map<string, ProductList['rows'][number]>();
  // The total ends at ten thousand, the list does not.
  for (let offset = 0, isLast = false; !isLast; offset += chunk) {
    const page = await unwrap(
      db.rpc('list_admin_products', {
        ...filter,
        // By place: what is saved meanwhile would go to the front of the newest changes, and be in no slice.
        ...{ p_sort: 'position', p_offset: offset, p_limit: chunk },
      }),
    );
    // Each once, even when a new one moves the others.
    for (const row of page.rows) rows.set(row.id, row);
    isLast = page.rows.length < chunk;
  }
  return [...rows.values()];
}
