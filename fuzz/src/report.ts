import type { Findings } from './fuzzFamily';

/** Growth of a process in MB that is no leak yet: caches fill, and engines keep what they once needed. */
const flatMemory = 200;
/** Of a family's calls, at least so many must get past every check. */
const leastSuccess = 0.1;

const headings = [
  'family',
  'engine',
  'calls',
  '2xx',
  '3xx',
  '4xx',
  '501',
  '5xx',
  'cut',
  'crashes',
  'slowest ms',
  'MB before',
  'MB after',
];

/** Everything that a run found to be against the law, in words. */
export function problemsOf({ family, breaches, crashed, memory, calls, statuses }: Findings): string[] {
  const told = breaches.map(
    ({ law, times, command, situation }) =>
      `${family}: ${law} (${times} times)\n  ${command}${situation ? `\n  while ${situation}` : ''}`,
  );
  const well = count(statuses, (status) => status >= 200 && status < 400);
  if (crashed) told.push(`${family}: the server is gone`);
  if (memory.after - memory.before > flatMemory)
    told.push(`${family}: memory grew from ${memory.before} to ${memory.after} MB`);
  if (well < calls * leastSuccess)
    told.push(`${family}: only ${well} of ${calls} calls got past the checks: it proves nothing`);
  return told;
}

/** A line for each family, in columns. */
export function toTable(rows: { engine: string; findings: Findings }[]): string {
  const lines = [headings, ...rows.map(toLine)];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

function toLine({ engine, findings }: { engine: string; findings: Findings }): string[] {
  const { family, calls, statuses, crashed, slowest, memory } = findings;
  const between = (from: number, to: number) => count(statuses, (status) => status >= from && status < to);
  const counts = [between(200, 300), between(300, 400), between(400, 500), between(501, 502)];
  const failures = between(500, 600) - between(501, 502);
  const rest = [failures, between(0, 1), crashed ? 1 : 0, slowest, memory.before, memory.after];
  return [family, engine, ...[calls, ...counts, ...rest].map(String)];
}

function count(statuses: Map<number, number>, matches: (status: number) => boolean): number {
  return [...statuses].reduce((sum, [status, times]) => sum + (matches(status) ? times : 0), 0);
}
