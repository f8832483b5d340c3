import path from 'node:path';
import { assetOriginsFrom, backendFrom } from '@shop/registry';
import { type SharedStorePlace, sharedStorePlace } from '@shop/registry/desk';

/** Where the shop's web server runs and what it serves, from the environment. */
export interface Settings {
  port: number;
  /** Folder of the built shells and remotes. */
  buildFolder: string;
  /** Folder of the version of the shell that runs: its scripts and fonts lie there. */
  shellFolder: string;
  supabaseUrl: string;
  publishableKey: string;
  /** Origin of the shop's public addresses. Never taken from a request, whose Host header anybody may write. */
  siteUrl: string;
  /** Origins beside the shop's own that remotes' files may be fetched from, such as `https://assets.example`. */
  assetOrigins: string[];
  /** Where the payment provider's pages are, which a browser is sent to with a form. */
  paymentOrigin: string;
  /** Folder for server halves that were fetched from elsewhere. */
  cacheFolder: string;
  /** Keys that what is live is verified with; without any, those of the build folder. */
  registryKeys: { REGISTRY_PUBLIC_KEY?: string; REGISTRY_PRIVATE_KEY?: string };
  /** By which the database knows this shop's web servers; without it, vitals are not kept. */
  serverToken: string | undefined;
  /** Which part of the page loads is measured while nothing is on trial, from 0 to 1; during trials all are. */
  vitalsShare: number;
  /** The store that several web servers share; absent: what is live is in the build folder. */
  sharedStore: SharedStorePlace | undefined;
  /** Where Prometheus reads what this process counts; absent: nobody reads it. */
  metrics: { port: number; host: string } | undefined;
  /** A cache stands in front that many visitors share: pages say for how long it may keep them (docs/scale.md). */
  sharedCache: boolean;
  /** Live reload and readable styles. */
  development: boolean;
}

/** Throws with one sentence saying which variable is missing or wrong. `shellFolder` is where the program lies. */
export function readSettings(env: NodeJS.ProcessEnv, shellFolder: string): Settings {
  const backend = backendFrom(env);
  if (!backend) throw new Error('SUPABASE_URL is not set: the shop needs to know its backend');
  const port = readPort('PORT', env.PORT ?? '3000');
  const buildFolder = path.resolve(env.BUILD_FOLDER ?? 'dist');
  return {
    port,
    buildFolder,
    shellFolder,
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    siteUrl: readSiteUrl(env.SITE_URL ?? `http://localhost:${port}`),
    assetOrigins: assetOriginsFrom(env),
    paymentOrigin: readPaymentOrigin(env.PAYMENT_URL || backend.url),
    cacheFolder: path.resolve(env.CACHE_FOLDER ?? path.join(buildFolder, '.cache')),
    registryKeys: {
      REGISTRY_PUBLIC_KEY: env.REGISTRY_PUBLIC_KEY,
      REGISTRY_PRIVATE_KEY: env.REGISTRY_PRIVATE_KEY,
    },
    serverToken: env.SHOP_SERVER_TOKEN || undefined,
    vitalsShare: readShare(env.VITALS_SHARE || '0.1'),
    sharedStore: sharedStorePlace(env),
    metrics: env.METRICS_PORT
      ? { port: readPort('METRICS_PORT', env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' }
      : undefined,
    sharedCache: env.SHARED_CACHE === '1',
    development: env.DEV === '1',
  };
}

function readPort(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`${name} is not a port number: ${text}`);
}

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/') return url.origin;
  throw new Error(`SITE_URL is not the origin of a shop, such as https://shop.example: ${text}`);
}

/** The sandbox stands behind the local backend's own address. */
function readPaymentOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  throw new Error(
    `PAYMENT_URL is not the payment provider's address, such as https://api.razorpay.com: ${text}`,
  );
}

function readShare(text: string): number {
  const share = Number(text);
  if (share >= 0 && share <= 1) return share;
  throw new Error(`VITALS_SHARE is not a number from 0 to 1: ${text}`);
}
