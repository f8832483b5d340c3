import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const followPage = fileURLToPath(new URL('followPage.mjs', import.meta.url));

/**
 * webpack loader, for development: lets a page that exports a loader beside its component keep its state over an edit.
 * React Refresh follows modules that export components alone.
 *
 * @param {string} source
 */
export default function pageLoader(source) {
  if (!/\bComponent\b/.test(source)) return source;
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 16);
  return `${source}
;import { followPage as $followPage$ } from ${JSON.stringify(followPage)};
if (import.meta.webpackHot) {
  const page = __react_refresh_utils__.getModuleExports(__webpack_module__.id);
  $followPage$({ page, hot: import.meta.webpackHot, source: '${hash}', refresh: __react_refresh_utils__ });
}
`;
}
