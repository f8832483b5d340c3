import { type PublishedRegistry, type RegistryEntry, versionLabel } from '@shop/registry';
import { type ArtefactSource, createArtefacts } from '../artefacts/createArtefacts';
import { logFault } from '../log/log';
import type { Settings } from '../settings';
import { createServerHalf, type ServerHalf } from './createServerHalf';
import { startRenderProcess } from './startRenderProcess';

/** Milliseconds that a replaced version's process outlives its last render: requests may still hold its registry. */
const farewell = 10_000;

/** The server halves that are in use: one process for each version of a remote that the server renders. */
export interface ServerHalves {
  /** Starts what this registry and its trials need. */
  start(published: PublishedRegistry): void;
  of(entry: RegistryEntry): ServerHalf;
  /** Ends the processes of versions that none of these registries names, once nothing is asked of them. */
  keepOnly(registries: PublishedRegistry[]): void;
}

export const rendersOnServer = ({ rendering }: RegistryEntry): boolean => rendering === 'server';

/** Every version that some visitor may get. */
export const entriesOf = (published: PublishedRegistry): RegistryEntry[] =>
  servedEntries(published).filter(
    (entry) => !entry.isKilled && !published.killed?.includes(versionLabel(entry)),
  );

/** The same with what was killed. */
const servedEntries = ({ remotes, trials = [] }: PublishedRegistry): RegistryEntry[] => [
  ...remotes,
  ...trials.map(({ entry }) => entry),
];

/** Whether `served` holds what was killed; then it is left at once, and pages come with the frame for a moment. */
export const hasKilled = (served: PublishedRegistry, { killed = [] }: PublishedRegistry): boolean =>
  servedEntries(served).some((entry) => killed.includes(versionLabel(entry)));

export function createServerHalves(settings: Settings, source?: ArtefactSource): ServerHalves {
  const artefacts = createArtefacts(settings, source);
  const halves = new Map<string, ServerHalf>();
  let builds = 0;
  // In development every build overwrites the same version, and a process keeps what it loaded.
  const keyOf = (entry: RegistryEntry) =>
    settings.development ? `${versionLabel(entry)} ${builds}` : versionLabel(entry);

  const of = (entry: RegistryEntry) => {
    const label = versionLabel(entry);
    const known = halves.get(keyOf(entry));
    if (known) return known;
    let file = '';
    const half = createServerHalf({
      prepare: async () => {
        file = await artefacts.serverHalf(entry);
      },
      start: () => startRenderProcess({ ...halfOf(entry, settings), entry: file }),
      report: (incident) => logFault(`The server half of ${label} ${incident}`),
    });
    halves.set(keyOf(entry), half);
    return half;
  };
  return {
    of,
    start: (published) => {
      builds += 1;
      entriesOf(published).filter(rendersOnServer).forEach(of);
    },
    keepOnly: (registries) => {
      const needed = new Set(registries.flatMap(entriesOf).map(keyOf));
      for (const [key, half] of halves) {
        const idleSince = half.idleSince();
        const isOver = idleSince !== undefined && idleSince < performance.now() - farewell;
        if (needed.has(key) || !isOver) continue;
        half.stop();
        halves.delete(key);
      }
    },
  };
}

const halfOf = (
  { name, version, container, prefixes }: RegistryEntry,
  { supabaseUrl, publishableKey }: Settings,
) => ({ name, version, container, prefixes, supabaseUrl, publishableKey });
