import type { HydrationState } from 'react-router-dom';
import type { createPlatform } from '@shop/kernel/platform';
import type { Registry, RegistryEntry } from '@shop/registry';
import { unpackTables } from './tables';

/** Where the shop's data lives, its settings and its address: what the one platform is made of. */
export type Environment = Parameters<typeof createPlatform>[0]['environment'];

/** What browsers need to know of a remote, beside its entry's hash. */
export const browserMembers = [
  'name',
  'version',
  'title',
  'rendering',
  'prefixes',
  'slots',
  'links',
  'plain',
  'audience',
  'container',
  'entry',
  'origin',
  'isKilled',
] as const satisfies (keyof RegistryEntry)[];

/**
 * A remote as far as browsers need to know it. Of its hashes that of the entry alone: the entry carries those of its
 * chunks, and preload links stand in the document's head.
 */
export type BrowserEntry = Pick<RegistryEntry, (typeof browserMembers)[number] | 'integrity'>;

export interface BrowserRegistry extends Pick<Registry, 'revision'> {
  remotes: BrowserEntry[];
}

/** What the server tells the browser inside the HTML, so that the first paint waits for no discovery. */
export interface PageData {
  registry: BrowserRegistry;
  environment: Environment;
  /** Origins beside the page's own that remotes' scripts may come from; absent where there is none. */
  assetOrigins?: string[];
  /** Which part of the page loads measures how the page does, from 0 to 1. */
  vitalsShare: number;
  /** The loaders' data the HTML was rendered with, sent as `packTables` writes it; absent where the browser renders. */
  hydration?: HydrationState;
}

export const pageDataId = 'page-data';

/** Of the notice in the HTML that the page is as it was earlier. */
export const earlierNoticeId = 'earlier-page';

export function readPageData(): PageData {
  const text = document.getElementById(pageDataId)?.textContent;
  if (!text) throw new Error('The page came without its data');
  const { hydration, ...data } = JSON.parse(text) as PageData;
  return { ...data, ...(hydration && { hydration: unpackHydration(hydration) }) };
}

const unpackHydration = ({ loaderData, actionData, errors }: HydrationState): HydrationState => ({
  loaderData: unpackTables(loaderData) as HydrationState['loaderData'],
  actionData: unpackTables(actionData) as HydrationState['actionData'],
  errors,
});
