import type { Registry } from '@shop/registry';
import type { OverrideGrant } from '@shop/registry/desk';

/** What is live with the developer's own remote in the place of its namesake, or beside the others when it is new. */
export function overriddenRegistry(
  { revision, remotes }: Registry,
  { entry }: Pick<OverrideGrant, 'entry'>,
): Registry {
  const live = remotes.find(({ name }) => name === entry.name);
  // Who may see it is not the developer's to change.
  const own = live?.audience ? { ...entry, audience: live.audience } : entry;
  return {
    revision: `${revision}_${entry.container}-${entry.version}`,
    remotes: [...remotes.filter((remote) => remote !== live), own],
  };
}
