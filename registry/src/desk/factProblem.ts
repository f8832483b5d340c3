import type { RegistryEntry } from '../registryEntry';

type Speaker = Pick<RegistryEntry, 'name' | 'announces' | 'consumes'>;

/**
 * Says in one sentence which fact two parties speak of in different schema versions, or nothing. `spoken` are the
 * versions of the shell, whose kernel carries all facts; without a shell remotes are compared with each other alone.
 */
export function factProblem(
  remotes: readonly Speaker[],
  spoken: Readonly<Record<string, number>> = {},
): string | undefined {
  const versions = new Map<string, { version: number; by: string }>(
    Object.entries(spoken).map(([fact, version]) => [fact, { version, by: 'the shell' }]),
  );
  for (const { name, announces = {} } of remotes) {
    for (const [fact, version] of Object.entries(announces)) {
      const known = versions.get(fact);
      if (known && known.version !== version) return problem(`${name} publishes`, fact, version, known, name);
      versions.set(fact, { version, by: name });
    }
  }
  for (const { name, consumes } of remotes) {
    for (const [fact, version] of Object.entries(consumes?.facts ?? {})) {
      const known = versions.get(fact);
      if (known && known.version !== version) return problem(`${name} hears`, fact, version, known, name);
    }
  }
  return undefined;
}

function problem(
  who: string,
  fact: string,
  version: number,
  other: { version: number; by: string },
  remote: string,
): string {
  const cure = version > other.version ? `release ${other.by} first` : `release ${remote} with it`;
  return `${who} ${fact} in version ${version}, ${other.by} speaks of it in version ${other.version}: ${cure}.`;
}
