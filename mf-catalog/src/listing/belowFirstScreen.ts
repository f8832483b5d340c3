/** What a phone's first screen of a listing does without, in one script: its filters, and the data of a visit from another page. */
export { FacetPanel } from './FacetPanel';
export { fetchListing } from './fetchListing';
export { NothingFound } from './NothingFound';
export { StructuredListing } from './StructuredListing';
