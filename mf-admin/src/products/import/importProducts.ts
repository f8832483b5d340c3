import { type Answer, type Database, DataError, unwrap } from '@shop/kernel/data';
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
  // Before the heading, whose line has the faults of the file itself.
  line: 0,
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
 * Sends the rows of a price list slice by slice while it is read, from where `begun` ended, and fewer at a time where the
 * database needs too long; a dry run writes nothing. Adds what is wrong to `faults`. Throws `DataError`.
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
    const rows = products.filter(({ line }) => line > begun.line && !faults.lines.has(line));
    const faulty = rows.filter(({ line }) => dryRun && wrong.has(line));
    const faultless = rows.filter(({ line }) => !wrong.has(line));
    // The database may find more in them; what it would do with them is not counted, for they stay out.
    if (faulty.length > 0)
      for await (const { part, answer } of sendRows(db, faulty, true))
        told.push(...answered(answer.errors, part, problems));
    progress = { ...progress, sent: progress.sent + faulty.length };
    if (faultless.length === 0) {
      addFaults(faults, told);
      continue;
    }
    for await (const { part, answer } of sendRows(db, faultless, dryRun)) {
      addFaults(faults, [...told.splice(0), ...answered(answer.errors, part, problems)]);
      progress = {
        line: part.at(-1)?.line ?? progress.line,
        sent: progress.sent + part.length,
        faultless: progress.faultless + part.filter(({ line }) => !faults.lines.has(line)).length,
        total,
        created: progress.created + answer.created,
        updated: progress.updated + answer.updated,
        unchanged: progress.unchanged + answer.unchanged,
      };
      onProgress(progress);
    }
  }
  return progress;
}

type Rows = ProductSlice['products'];

interface AnsweredPart {
  part: Rows;
  answer: Answer<'import_products'>;
}

/** Of a statement that took longer than the database lets one take. */
const tookTooLong = '57014';

/** Sends rows together, and by halves where the database needs too long for as many. Throws `DataError`. */
async function* sendRows(db: Database, rows: Rows, dryRun: boolean): AsyncGenerator<AnsweredPart> {
  const asked = unwrap(
    db.rpc('import_products', { p_rows: rows.map(({ product }) => product), p_dry_run: dryRun }),
  );
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof DataError && error.code === tookTooLong) return undefined;
    throw error;
  });
  if (answer) return yield { part: rows, answer };
  if (rows.length === 1)
    throw new DataError(tookTooLong, 'The database took too long. Please try again in a moment.');
  const half = Math.ceil(rows.length / 2);
  yield* sendRows(db, rows.slice(0, half), dryRun);
  yield* sendRows(db, rows.slice(half), dryRun);
}

interface RowError {
  row: number;
  field: string | null;
  value: string | null;
  message: string;
}

/** Without what the file alone told of a column. */
function answered(errors: readonly RowError[], rows: Rows, problems: readonly RowProblem[]): RowProblem[] {
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
