import { useState } from 'react';
import { DataError } from '@shop/kernel/data';
import { usePlatform, useToast } from '@shop/kernel/react';
import { useLocation } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { callStaff } from '../calls/callStaff';
import { csvColumns, toCsvRow } from './productCsv';
import { productFilter } from './productFilter';
import type { ProductList, ProductRecord } from './productRecord';

const chunk = 500;

/** Downloads what the list shows, all pages of it, as a CSV that import takes back. */
export function ExportButton() {
  const { connect } = usePlatform();
  const showToast = useToast();
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);

  const handleExport = async () => {
    setBusy(true);
    try {
      const db = await connect();
      const filter = productFilter(new URLSearchParams(search));
      const rows: ProductRecord[] = [];
      for (let total = 1; rows.length < total;) {
        const page = await callStaff<ProductList>(db, 'list_admin_products', {
          ...filter,
          p_offset: rows.length,
          p_limit: chunk,
        });
        rows.push(...page.rows);
        total = page.rows.length === 0 ? 0 : page.total;
      }
      const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
      const csv = Papa.unparse(rows.map(toCsvRow), { columns: [...csvColumns] });
      // The mark in front tells spreadsheets that this is UTF-8.
      download(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }), 'products.csv');
    } catch (reason) {
      showToast({
        message: reason instanceof DataError ? reason.message : 'The list could not be written.',
        tone: 'error',
      });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button
      type="button"
      $variant="secondary"
      $size="small"
      disabled={busy}
      aria-busy={busy}
      onClick={() => void handleExport()}
    >
      Export CSV
    </Button>
  );
}

function download(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
