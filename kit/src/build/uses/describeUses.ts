import type { Stats } from 'webpack';
import { factVersions } from '@shop/kernel/platform';
import type { RegistryEntry } from '@shop/registry';
import type { Uses } from './Uses';

/** What a registry entry says of it. */
export type DescribedUses = Pick<RegistryEntry, 'consumes' | 'handles' | 'announces'>;

/** Uses as the registry knows them: without what is empty, facts with the schema version that they were built with. */
export const describeUses = ({
  slots,
  links,
  commands,
  facts,
  handles,
  announces,
}: Omit<Uses, 'unclear'>): DescribedUses => ({
  consumes: {
    ...(slots.length > 0 && { slots }),
    ...(links.length > 0 && { links }),
    ...(commands.length > 0 && { commands }),
    ...(facts.length > 0 && { facts: withVersions(facts) }),
  },
  ...(handles.length > 0 && { handles }),
  ...(announces.length > 0 && { announces: withVersions(announces) }),
});

const versions = new Map<string, number>(Object.entries(factVersions));
const withVersions = (facts: string[]) =>
  Object.fromEntries(facts.map((fact) => [fact, versions.get(fact) ?? 1]));

/** The TypeScript sources that a build was made of, without those of installed packages. */
export const sourcesOf = ({ compilation }: Stats): string[] =>
  [...compilation.fileDependencies].filter(
    (file) => /\.tsx?$/.test(file) && !/[/\\]node_modules[/\\]/.test(file),
  );
