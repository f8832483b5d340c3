import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { useAction } from '@shop/kernel/react';
import { useLocation } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { csvColumns, toCsvRow } from './productCsv';
import { productFilter } from './productFilter';
import type { ProductRecord } from './productRecord';

const chunk = 500;

/** Downloads what the list shows, all pages of it, as a CSV that import takes back. */
export function ExportButton() {
  const { search } = useLocation();
  const action = useAction({ describe: exportFailure, inToast: true });

  const download = async (db: Database) => {
    const rows = await fetchAll(db, productFilter(new URLSearchParams(search)));
    const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
    const csv = Papa.unparse(rows.map(toCsvRow), { columns: [...csvColumns] });
    // The mark in front tells spreadsheets that this is UTF-8.
    handOver(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'products.csv');
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

async function fetchAll(db: Database, filter: ReturnType<typeof productFilter>): Promise<ProductRecord[]> {
  const rows: ProductRecord[] = [];
  for (let total = 1; rows.length < total;) {
    const page = await unwrap(
      db.rpc('list_admin_products', {
        ...filter,
        p_offset: rows.length,
        p_limit: chunk,
      }),
    );
    rows.push(...page.rows);
    total = page.rows.length === 0 ? 0 : page.total;
  }
  return rows;
}

function handOver(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
