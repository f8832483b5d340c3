import { type Database, unwrap } from '@shop/kernel/data';
import type { RowProblem } from '../productCsv';
import { addFaults, type FaultLog } from './faultLog';
import { type ProductSlice, readProducts } from './readProducts';

/** How far a list has come, and what came of its rows. */
export interface ImportProgress {
  /** The last line that was answered. */
  line: number;
  sent: number;
  /** Of those, with nothing wrong. */
  faultless: number;
  /** Rows of the file, about, until all of it was read. */
  total: number;
  created: number;
  updated: number;
  unchanged: number;
}

export const notBegun: ImportProgress = {
  line: 1,
  sent: 0,
  faultless: 0,
  total: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
};

interface Run {
  dryRun: boolean;
  begun: ImportProgress;
  /** With what a trial told: those rows stay out when the list is written, and nothing is told twice. */
  faults: FaultLog;
  /** Hears of each slice, and has what is needed to go on when a later one fails. */
  onProgress: (progress: ImportProgress) => void;
}

/**
 * Sends the rows of a price list slice by slice while it is read, from where `begun` ended; a dry run writes nothing. Adds
 * what is wrong to `faults`. Throws `DataError`.
 */
export async function importProducts(
  db: Database,
  file: Blob,
  { dryRun, begun, faults, onProgress }: Run,
): Promise<ImportProgress> {
  let progress = begun;
  for await (const { products, problems, total } of readProducts(file)) {
    const told = problems.filter(({ line }) => line > begun.line && !faults.lines.has(line));
    const wrong = new Set(problems.map(({ line }) => line));
    const rows = products.filter(
      ({ line }) => line > begun.line && (dryRun || !(wrong.has(line) || faults.lines.has(line))),
    );
    if (rows.length === 0) {
      addFaults(faults, told);
      continue;
    }
    const answer = await unwrap(
      db.rpc('import_products', { p_rows: rows.map(({ product }) => product), p_dry_run: dryRun }),
    );
    addFaults(faults, [...told, ...answered(answer.errors, rows, problems)]);
    progress = {
      line: rows.at(-1)?.line ?? progress.line,
      sent: progress.sent + rows.length,
      faultless: progress.faultless + rows.filter(({ line }) => !faults.lines.has(line)).length,
      total,
      created: progress.created + answer.created,
      updated: progress.updated + answer.updated,
      unchanged: progress.unchanged + answer.unchanged,
    };
    onProgress(progress);
  }
  return progress;
}

interface RowError {
  row: number;
  field: string | null;
  value: string | null;
  message: string;
}

/** Without what the file alone told of a column. */
function answered(
  errors: readonly RowError[],
  rows: ProductSlice['products'],
  problems: readonly RowProblem[],
): RowProblem[] {
  const known = new Set(problems.map(({ line, field }) => `${line} ${field}`));
  return errors
    .map(({ row, field, value, message }) => ({
      line: rows[row - 1]?.line ?? 0,
      field: field ?? 'row',
      value: value ?? '',
      message,
    }))
    .filter(({ line, field }) => !known.has(`${line} ${field}`));
}
