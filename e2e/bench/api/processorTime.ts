import { processTree } from '../processTree';
import type { Api } from './openApi';

/** Milliseconds of processor time since a beginning. */
export interface ProcessorTime {
  backend: number;
  database: number;
}

/** What a backend and its PostgreSQL have used so far, with every process that serves a connection. */
export function processorTime({ pid, databasePid }: Api): ProcessorTime {
  const used = (root: number | undefined) =>
    root === undefined ? 0 : processTree(root).reduce((sum, { cpu }) => sum + cpu * 1000, 0);
  return { backend: used(pid), database: used(databasePid) };
}
