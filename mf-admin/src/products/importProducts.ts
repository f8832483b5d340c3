import { type Database, unwrap } from '@shop/kernel/data';
import type { RowProblem } from './productCsv';
import type { CsvContent } from './readCsv';

/** Small enough for the request limit and the statement timeout of a hosted project. */
const chunk = 250;

export interface ImportReport {
  created: number;
  updated: number;
  unchanged: number;
  problems: RowProblem[];
}

/** Sends the rows in chunks; a dry run writes nothing. `onProgress` hears how many were sent. Throws `DataError`. */
export async function importProducts(
  db: Database,
  { products }: Pick<CsvContent, 'products'>,
  dryRun: boolean,
  onProgress: (sent: number) => void,
): Promise<ImportReport> {
  const report: ImportReport = { created: 0, updated: 0, unchanged: 0, problems: [] };
  for (let start = 0; start < products.length; start += chunk) {
    const rows = products.slice(start, start + chunk);
    const answer = await unwrap(
      db.rpc('import_products', {
        p_rows: rows.map(({ product }) => product),
        p_dry_run: dryRun,
      }),
    );
    report.created += answer.created;
    report.updated += answer.updated;
    report.unchanged += answer.unchanged;
    report.problems.push(
      ...answer.errors.map(({ row, field, message }) => ({
        line: rows[row - 1]?.line ?? 0,
        field: field ?? 'row',
        message,
      })),
    );
    onProgress(Math.min(start + chunk, products.length));
  }
  return report;
}
