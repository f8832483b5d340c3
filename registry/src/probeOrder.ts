import type { RegistryEntry } from './registryEntry';

/** What a probe is asked: to try one release as it would be live. */
export interface ProbeOrder {
  entry: RegistryEntry;
  /** Every remote of the shop as it would be, the release among them. */
  remotes: RegistryEntry[];
  buildFolder: string;
  cacheFolder: string;
  /** Origins beside the shop's own that remotes' files may come from. */
  assetOrigins: readonly string[];
  /** The data service whose data pages are rendered with; absent where there is none at hand. */
  backend?: { url: string; publishableKey: string };
  siteUrl: string;
  /** Path of a Chromium; absent where there is none at hand. */
  chromium?: string;
}

/** What it saw, a sentence each; `problem` when the release must not go live. */
export interface ProbeReport {
  seen: string[];
  problem?: string;
}
