const form =
  /^\/remotes\/([a-z][a-z0-9-]{0,63})\/((?!\.)[\w.+-]{1,100})\/((?:(?!\.)[\w.~@+-]{1,100}\/){0,4}(?!\.)[\w.~@+-]{1,100}\.(?:js|js\.map|js\.br|js\.gz|json|txt))$/;

/** Which remote and version a file belongs to; undefined when the text is not the address of a release's file. */
export function readArtefactAddress(
  address: string,
): { remote: string; version: string; file: string } | undefined {
  const [, remote, version, file] = form.exec(address) ?? [];
  return remote && version && file ? { remote, version, file } : undefined;
}
