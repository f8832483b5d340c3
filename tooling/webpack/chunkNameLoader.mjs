/** Puts a remote's name before the names of its chunks: `home` becomes `mf-catalog-home`. */
export default function chunkNameLoader(source) {
  const [, remote] = /\/(mf-[\w-]+)\/src\//.exec(this.resourcePath) ?? [];
  return remote ? source.replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`) : source;
}
