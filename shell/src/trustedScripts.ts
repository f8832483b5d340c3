/** What React parses to get a `<script>` element that does not run: that of structured data. */
const inertScript = '<script></script>';
const shopsOwn = /^\/(assets|remotes)\/[\w./~@+-]+\.js$/;
/** Other origins serve remotes; the shell is never taken from them. */
const remotesAlone = /^\/remotes\/[\w./~@+-]+\.js$/;

interface TrustedScripts {
  createScriptURL(address: string): string;
  createHTML(text: string): string;
}

/**
 * The page's one Trusted Types policy: the Content-Security-Policy has the browser ask it wherever a string could
 * become script. Only files of the shell and of released remotes, from this shop or one of `assetOrigins`, are fetched
 * as scripts, only text without markup is set as HTML, and no string ever runs.
 */
export const trustedScripts = (assetOrigins: readonly string[]): TrustedScripts => ({
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    const allowed = origin === location.origin ? shopsOwn : remotesAlone;
    const isOurs = origin === location.origin || assetOrigins.includes(origin);
    if (isOurs && allowed.test(pathname)) return address;
    throw new TypeError(`${address} is no script of this shop`);
  },
  createHTML(text) {
    if (text === inertScript || !text.includes('<')) return text;
    throw new TypeError('Markup is not set from text in this shop');
  },
});

interface TrustedTypes {
  createPolicy(name: 'default', rules: TrustedScripts): unknown;
}

/** To be called before the first script is fetched. Browsers without Trusted Types go on without. */
export function guardScripts(
  assetOrigins: readonly string[],
  page: { trustedTypes?: TrustedTypes } = window as { trustedTypes?: TrustedTypes },
): void {
  page.trustedTypes?.createPolicy('default', trustedScripts(assetOrigins));
}
