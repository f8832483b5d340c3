import Papa from 'papaparse';
import { neutralise } from '../../csv/neutralise';
import type { RowProblem } from '../productCsv';

const shown = 200;

/** What is wrong with a list: the first faults to look at, and all of them as a file, which browsers keep out of memory. */
export interface FaultLog {
  first: RowProblem[];
  count: number;
  lines: Set<number>;
  /** Why the file cannot be read to its end; nothing of it is written then. */
  unreadable?: string;
  parts: Blob[];
}

export const emptyLog = (): FaultLog => ({
  first: [],
  count: 0,
  lines: new Set(),
  parts: [new Blob(['row,column,value,reason\r\n'])],
});

/** Adds them in the order of lines, which slices of a file are in. */
export function addFaults(log: FaultLog, faults: readonly RowProblem[]): void {
  if (faults.length === 0) return;
  const sorted = [...faults].sort((one, other) => one.line - other.line);
  log.count += sorted.length;
  log.first.push(...sorted.slice(0, shown - log.first.length));
  for (const { line, field, message } of sorted) {
    log.lines.add(line);
    if (field === 'file') log.unreadable = message;
  }
  const cells = sorted.map(({ line, field, value, message }) => [
    line,
    field,
    neutralise(value),
    neutralise(message),
  ]);
  log.parts.push(new Blob([Papa.unparse(cells), '\r\n']));
}
