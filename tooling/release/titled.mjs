const unreleased = '## Unreleased\n';

/**
 * The changelog with what is unreleased under the title of a version; nothing when there is none.
 *
 * @param {string} changelog
 * @param {string} version
 * @returns {string | undefined}
 */
export function titled(changelog, version) {
  const [head = '', ...rest] = changelog.split(unreleased);
  const body = rest.join(unreleased);
  const [news = ''] = body.split(/^## /m);
  return news.trim() ? `${head}${unreleased}\n## ${version}\n${body}` : undefined;
}
