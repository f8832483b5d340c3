const owns = (prefix: string, path: string) =>
  prefix === '/' ? path === '/' : path === prefix || path.startsWith(`${prefix}/`);

/** The remote that answers for a path: the longest matching prefix wins. */
export function ownerOf<Entry extends { prefixes: readonly string[] }>(
  remotes: readonly Entry[],
  path: string,
): Entry | undefined {
  return remotes
    .flatMap((remote) =>
      remote.prefixes.filter((prefix) => owns(prefix, path)).map((prefix) => ({ remote, prefix })),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length)[0]?.remote;
}
