/** Where pages send what they measured. */
export const beaconPath = '/vitals';
/** Of one message: some forty entries. */
export const mostBeaconBytes = 8192;

/** What was measured of one version on one kind of page. */
export interface BeaconEntry {
  /** The version: `mf-catalog@0.1.0-1a2b3c4d`. */
  version: string;
  /** The route id of the page, empty where it is none of a remote's. */
  page: string;
  /** How often the page was shown, and how many errors there were. */
  views?: number;
  errors?: number;
  /** Said once in a document: the version showed something, and it failed. */
  visit?: 'begun';
  failure?: 'first';
  /** Milliseconds; CLS without a unit. */
  lcp?: number;
  inp?: number;
  cls?: number;
}

/** One message of a page. Nothing in it says who sees the page, nor its address. */
export interface Beacon {
  entries: BeaconEntry[];
}
