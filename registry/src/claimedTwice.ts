import type { RegistryEntry } from './registryEntry';

/** Says what two remotes claim, where they do: a name, an address, a slot or a link. */
export function claimedTwice(remotes: readonly RegistryEntry[]): string | undefined {
  const owners = new Map<string, string>();
  for (const { name, container, prefixes, slots, links = {} } of remotes) {
    const claims = [
      `the name ${name}`,
      `the container ${container}`,
      ...prefixes.map((prefix) => `the address ${prefix}`),
      ...slots.map((slot) => `the slot ${slot}`),
      ...Object.keys(links).map((link) => `the link ${link}`),
    ];
    for (const claim of claims) {
      const owner = owners.get(claim);
      if (owner) return `${name} and ${owner} both claim ${claim}.`;
      owners.set(claim, name);
    }
  }
  return undefined;
}
