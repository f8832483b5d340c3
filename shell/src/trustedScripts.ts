/** What React parses to get a `<script>` element that does not run: that of structured data. */
const inertScript = '<script></script>';
const ourScripts = /^\/(assets|remotes)\/[\w./~@+-]+\.js$/;

/**
 * The page's one Trusted Types policy: the Content-Security-Policy has the browser ask it wherever a string could
 * become script. Only files of the shell and of released remotes are fetched as scripts, only text without markup
 * is set as HTML, and no string ever runs.
 */
export const trustedScripts = {
  createScriptURL(address: string): string {
    const { origin, pathname } = new URL(address, location.href);
    if (origin === location.origin && ourScripts.test(pathname)) return address;
    throw new TypeError(`${address} is no script of this shop`);
  },
  createHTML(text: string): string {
    if (text === inertScript || !text.includes('<')) return text;
    throw new TypeError('Markup is not set from text in this shop');
  },
};

interface TrustedTypes {
  createPolicy(name: 'default', rules: typeof trustedScripts): unknown;
}

/** To be called before the first script is fetched. Browsers without Trusted Types go on without. */
export function guardScripts(
  page: { trustedTypes?: TrustedTypes } = window as { trustedTypes?: TrustedTypes },
): void {
  page.trustedTypes?.createPolicy('default', trustedScripts);
}
