import type { Registry } from '@shop/registry';

/** What every page of a shop tells its scripts about where it runs and what is live. */
export interface ShopPage {
  registry: Registry;
  environment: { backend: { url: string; publishableKey: string } };
}

const pageData = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

/** Asks a running shop. Throws with one sentence when nobody answers there, or another kind of site. */
export async function readShop(address: string): Promise<ShopPage> {
  const answer = await fetch(new URL('/', address)).catch(() => undefined);
  const [, text] = pageData.exec((await answer?.text()) ?? '') ?? [];
  if (text) return JSON.parse(text) as ShopPage;
  throw new Error(`${address} does not answer as a shop does.`);
}
