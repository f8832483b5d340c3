import { lookUp } from '@shop/kernel/domain';
import { csvFile, handOver } from './handOver';
import { neutralise } from './neutralise';

type CsvCell = string | number | null | undefined;

/**
 * Hands rows over as a CSV file; the heading is the names of the first row's cells unless `columns` says them. No cell
 * runs as a formula.
 */
export async function downloadCsv(
  name: string,
  rows: readonly Readonly<Record<string, CsvCell>>[],
  columns: readonly string[] = Object.keys(rows[0] ?? {}),
): Promise<void> {
  const { default: Papa } = await import(/* webpackChunkName: "papaparse" */ 'papaparse');
  const cells = rows.map((row) => columns.map((column) => readable(lookUp(row, column))));
  handOver(csvFile(Papa.unparse({ fields: [...columns], data: cells })), name);
}

/** Numbers are no formulas, however they begin. */
const readable = (cell: CsvCell) => (typeof cell === 'number' ? cell : neutralise(cell ?? ''));
