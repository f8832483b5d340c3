import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { isLocalOrigin } from '@shop/registry';
import { createVerifier, type OverrideGrant, readGrant, trustedKeys } from '@shop/registry/desk';
import type { Settings } from '../settings';

/** A developer's own remote inside this shop, for their browser alone (adr 0041). */
export interface Overrides {
  /** What whoever asks gets in the place of the live remote; undefined for everybody without both cookies. */
  of(context: Context): Promise<OverrideGrant | undefined>;
  /**
   * `GET …/begin?at=http://localhost:4701` sends a browser to the developer's tool with a hash of its secret,
   * `GET …/enter?grant=…` takes what the tool was granted for that hash, `POST …/leave` gives it up.
   */
  answer(context: Context): Promise<Response>;
}

/** Seconds that a browser's secret is kept. */
const lifetime = 2 * 60 * 60;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

export function createOverrides({
  buildFolder,
  registryKeys,
  siteUrl,
}: Pick<Settings, 'buildFolder' | 'registryKeys' | 'siteUrl'>): Overrides {
  const isSecure = siteUrl.startsWith('https:');
  // No other host of the domain can set these (RFC 6265bis, cookie name prefixes).
  const prefix = isSecure ? ('host' as const) : undefined;
  const cookie = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, prefix } as const;
  const secretOf = (context: Context) => getCookie(context, 'override-browser', prefix);

  const grantFor = async (secret: string | undefined, word: string | undefined) => {
    if (!secret || !word) return undefined;
    const verify = await createVerifier(await trustedKeys(buildFolder, registryKeys));
    const grant = await readGrant(verify, word, Date.now());
    return grant?.browser === hashOf(secret) ? grant : undefined;
  };

  const begin = (context: Context) => {
    const { at = '' } = context.req.query();
    if (!isLocalOrigin(at)) return context.text('Only what runs on this very machine is opened here.', 400);
    const secret = randomBytes(32).toString('base64url');
    setCookie(context, 'override-browser', secret, { ...cookie, maxAge: lifetime });
    return context.redirect(`${at}/enter?browser=${hashOf(secret)}`, 303);
  };
  const enter = async (context: Context) => {
    const { grant: word } = context.req.query();
    const grant = await grantFor(secretOf(context), word);
    if (!grant || !word)
      return context.text('This is no grant for this browser, or its time is over: begin again.', 403);
    const maxAge = Math.floor((grant.until - Date.now()) / 1000);
    setCookie(context, 'override', word, { ...cookie, maxAge });
    return context.redirect(grant.entry.prefixes[0] ?? '/', 303);
  };
  const leave = (context: Context) => {
    for (const name of ['override', 'override-browser']) deleteCookie(context, name, cookie);
    return context.redirect('/', 303);
  };
  const steps = new Map<string, (context: Context) => Response | Promise<Response>>([
    ['GET begin', begin],
    ['GET enter', enter],
    ['POST leave', leave],
  ]);

  return {
    of: (context) => grantFor(secretOf(context), getCookie(context, 'override', prefix)),
    answer: async (context) => {
      const step = steps.get(`${context.req.method} ${context.req.path.slice('/releases/override/'.length)}`);
      return step ? step(context) : context.text('Not found', 404);
    },
  };
}
