import { createHash } from 'node:crypto';
import { earlyListener } from '../../earlyPresses';
import { firstScreenScript } from '../../firstScreen';
import type { Settings } from '../settings';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (styles: string) =>
  [...styles.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, block]) => hashOf(block ?? ''));

type PageSettings = Pick<Settings, 'supabaseUrl' | 'paymentOrigin' | 'assetOrigins' | 'development'>;

/**
 * The Content-Security-Policy of a page: scripts only from our own origin and those of remotes' files, but for the two
 * that stand in the page; styles only those we wrote.
 * styled-components fills an empty `<style>` in the browser, hence the hash of nothing. `localOrigin` tells a developer's
 * page what was edited.
 */
export function contentSecurityPolicy(
  styles: string,
  { supabaseUrl, paymentOrigin, assetOrigins, development }: PageSettings,
  localOrigin?: string,
): string {
  const partners = [new URL(supabaseUrl).origin, ...(localOrigin ? [localOrigin] : [])];
  const withSockets = partners.map((origin) => `${origin} ${origin.replace(/^http/, 'ws')}`);
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, hashOf(earlyListener), hashOf(firstScreenScript), ...assetOrigins].join(' '),
    // Where a string could become script, the browser asks the policy in shell/src/trustedScripts.ts.
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
    development
      ? `style-src 'self' 'unsafe-inline'`
      : `style-src 'self' ${[hashOf(''), ...hashesOf(styles)].join(' ')}`,
    // Sizes that only the data knows are set as attributes; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    // One sign of the shop's font stands in its styles.
    `font-src 'self'`,
    ['connect-src', `'self'`, ...withSockets].join(' '),
    `object-src 'none'`,
    `base-uri 'none'`,
    // Who pays is sent to the payment provider's page with a form.
    `form-action 'self' ${paymentOrigin}`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** Of a page without scripts. */
export const contentSecurityPolicyWithoutScripts = (styles: string): string =>
  [
    `default-src 'none'`,
    `style-src ${hashesOf(styles).join(' ')}`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** Of what is no page, should a browser show it as one. */
export const contentSecurityPolicyOfData = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
