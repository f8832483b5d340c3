import type { Api } from '../bench/api/openApi';

/** A shop under load, as browsers reach it. */
export interface ReachedShop extends Pick<Api, 'url' | 'publishableKey'> {
  /** Address of the web server; `url` is the data service's. */
  site: string;
}
