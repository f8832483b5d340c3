import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSupervised, type SupervisedShop } from '../../chaos/supervisedShop';
import { firstPort } from '../../ports';
import { startWeb, stopProcess } from '../../runningShop';
import { untilDrawn } from '../untilDrawn';
import type { Other } from './readArguments';
import { type PageName, pageNames, type Target } from './Target';

/** Paths of this shop's pages. */
const paths: Record<PageName, string> = {
  home: '/',
  category: '/category/women',
  product: '/product/neel-lotus-tee',
};

/** Loads that measure themselves would cost more than others. */
const env = { VITALS_SHARE: '0' };

/** Two for each shop, its backend's beside its own; the bundle asks the first one's. */
const herePort = firstPort('measured');
const otherPort = herePort + 2;
const bundlePort = herePort + 4;

/** The shops of a run, open until they are stopped. */
export interface Targets {
  here: Target;
  /** The same code as one bundle, where that was built. */
  oneBundle: Target | undefined;
  other: Target | undefined;
  stop(): Promise<void>;
}

/** Starts this checkout's shop and what is set beside it. What it starts ends with `stop`, or when it rejects. */
export async function startTargets(
  other: Other | undefined,
  bundleFolder: string | undefined,
): Promise<Targets> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  const startCheckout = async (port: number, checkout?: string) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'shop-pages-'));
    stops.push(() => rm(folder, { recursive: true, force: true }));
    const shop = await startSupervised(port, folder, env, checkout);
    stops.push(() => shop.stop());
    await untilDrawn(shop.pid);
    return shop;
  };
  const startBundle = async ({ backendUrl, publishableKey }: SupervisedShop, folder: string) => {
    const settings = { ...env, PORT: String(bundlePort), BUILD_FOLDER: folder };
    const { child, url } = await startWeb({
      ...settings,
      SUPABASE_URL: backendUrl,
      SUPABASE_PUBLISHABLE_KEY: publishableKey,
    });
    stops.push(() => stopProcess(child));
    return ofOurs('one bundle', url);
  };
  const open = async (wanted: Other): Promise<Target> => {
    if (wanted.kind === 'addresses') return { name: 'there', addresses: wanted.addresses, isOurs: false };
    if (wanted.kind === 'shop') return ofOurs('there', wanted.origin);
    return ofOurs('there', (await startCheckout(otherPort, path.resolve(wanted.folder))).url);
  };
  try {
    const shop = await startCheckout(herePort);
    return {
      here: ofOurs('here', shop.url),
      oneBundle: bundleFolder === undefined ? undefined : await startBundle(shop, bundleFolder),
      other: other && (await open(other)),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const ofOurs = (name: string, origin: string): Target => ({
  name,
  addresses: Object.fromEntries(pageNames.map((page) => [page, origin + paths[page]])),
  isOurs: true,
});
