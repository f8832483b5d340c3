import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './writeWhole';

/** Which versions of a remote were live, the present one last, and those that were taken back. */
export interface ReleaseHistory {
  versions: string[];
  /** A build does not publish these again by itself; a release does. */
  withdrawn: string[];
}

const historyFile = (buildFolder: string, remote: string) =>
  path.join(buildFolder, 'releases', `${remote}.json`);

export function readHistory(buildFolder: string, remote: string): ReleaseHistory {
  const file = historyFile(buildFolder, remote);
  if (!existsSync(file)) return { versions: [], withdrawn: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as ReleaseHistory;
}

export const writeHistory = (buildFolder: string, remote: string, history: ReleaseHistory): void =>
  writeWhole(historyFile(buildFolder, remote), history);

export const released = ({ versions, withdrawn }: ReleaseHistory, version: string): ReleaseHistory => ({
  versions: versions.at(-1) === version ? versions : [...versions, version],
  withdrawn: withdrawn.filter((other) => other !== version),
});

/** The history after going back one version; `undefined` when there is none before. */
export function rolledBack({ versions, withdrawn }: ReleaseHistory): ReleaseHistory | undefined {
  const live = versions.at(-1);
  if (live === undefined || versions.length < 2) return undefined;
  return { versions: versions.slice(0, -1), withdrawn: [...withdrawn, live] };
}

/** The history after a version was taken back that never went live for everybody. */
export const withdrawn = (history: ReleaseHistory, version: string): ReleaseHistory => ({
  ...history,
  withdrawn: [...history.withdrawn, version],
});
