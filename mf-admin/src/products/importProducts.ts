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

/** How far a list has come: rows that were answered, and what came of them. */
export interface ImportProgress {
  sent: number;
  report: ImportReport;
}

export const notBegun: ImportProgress = {
  sent: 0,
  report: { created: 0, updated: 0, unchanged: 0, problems: [] },
};

/**
 * Sends the rows in chunks, from where `begun` ended; a dry run writes nothing. `onProgress` hears of each chunk, and has
 * what is needed to go on when a later one fails. Throws `DataError`.
 */
export async function importProducts(
  db: Database,
  { products }: Pick<CsvContent, 'products'>,
  dryRun: boolean,
  onProgress: (progress: ImportProgress) => void,
  begun = notBegun,
): Promise<ImportReport> {
  const report = structuredClone(begun.report);
  for (let start = begun.sent; start < products.length; start += chunk) {
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
      ...answer.errors.map(({ row, field, value, message }) => ({
        line: rows[row - 1]?.line ?? 0,
        field: field ?? 'row',
        value: value ?? '',
        message,
      })),
    );
    onProgress({ sent: Math.min(start + chunk, products.length), report: structuredClone(report) });
  }
  return report;
}
