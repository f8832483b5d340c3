import { laterPart, retryOnce } from '@shop/kernel/routing';
import type { fetchListing as fetchNow } from './fetchListing';

/** Brings what a phone's first screen of a listing does without. */
const below = () => import(/* webpackChunkName: "listing-below" */ './belowFirstScreen');

export const facetPanel = laterPart(async () => (await below()).FacetPanel);
export const nothingFound = laterPart(async () => (await below()).NothingFound);
export const structuredListing = laterPart(async () => (await below()).StructuredListing);

/** As `fetchListing` itself, whose code the server's first page does without; with it come the parts, so that the page is whole at once. */
export const fetchListing: typeof fetchNow = async (...asked) => {
  const [{ fetchListing: fetchIt }] = await Promise.all([
    retryOnce(below),
    facetPanel.load(),
    nothingFound.load(),
    structuredListing.load(),
  ]);
  return fetchIt(...asked);
};
