/**
 * What a script is called whatever its version: `/assets/vendor.33f701066e.js` is `shell/vendor`,
 * `/remotes/mf-catalog/0.1.0-8a1f1f51/home.js` is `mf-catalog/home`.
 */
export function scriptName(path: string): string {
  const [, remote, file] = /^\/remotes\/([^/]+)\/[^/]+\/(.+)\.js$/.exec(path) ?? [];
  if (remote && file) return `${remote}/${file}`;
  const [, asset] = /^\/assets\/(.+?)(?:\.[0-9a-f]{8,})?\.js$/.exec(path) ?? [];
  return asset ? `shell/${asset}` : path;
}
