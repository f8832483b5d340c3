import type { Answer, Arguments } from '@shop/kernel/data';
import { lookUp } from '@shop/kernel/domain';

export type MeasuredSize = Answer<'get_admin_measures'>[number];
type MeasureRow = Arguments<'save_garment_measures'>['p_rows'][number];

const cellsOf = (line: string) => line.split(/[,;\t]/).map((cell) => cell.trim());

/** As a spreadsheet takes it: a heading, then a line for each of these sizes, with what is known of it. */
export function writeMeasures(sizes: readonly string[], measured: readonly MeasuredSize[]): string {
  const known = [...new Set(measured.flatMap(({ measures }) => Object.keys(measures)))];
  const columns = known.length > 0 ? known : ['chest', 'length'];
  const lines = sizes.map((size) => {
    const measures = measured.find((row) => row.size === size)?.measures ?? {};
    return [size, ...columns.map((column) => lookUp(measures, column) ?? '')].join(', ');
  });
  return [['size', ...columns].join(', '), ...lines].join('\n');
}

/** What is known of each of these sizes; `null` of one that nobody has measured. */
export const measuresBySize = (sizes: readonly string[], measured: readonly MeasuredSize[]) =>
  Object.fromEntries(
    sizes.map((size) => [size, measured.find((row) => row.size === size)?.measures ?? null]),
  );

/** The rows of such a text, as written or as pasted from a spreadsheet; the database says what is wrong with them. */
export function readMeasures(text: string): MeasureRow[] {
  const [heading = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const columns = cellsOf(heading.toLowerCase()).slice(1);
  return lines.map((line) => {
    const [size = '', ...cells] = cellsOf(line);
    return { size, measures: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) };
  });
}
