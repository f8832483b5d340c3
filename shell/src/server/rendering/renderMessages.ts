import type { RegistryEntry } from '@shop/registry';
import type { Environment } from '../../pageData';
import type { TracedCall } from '../tracing/tracedCall';
import type { RenderedRoutes } from './renderRoutes';

/** Which server half a process runs, and what it needs for that. */
export interface HalfAddress {
  name: string;
  version: string;
  container: string;
  /** What it may answer for. */
  prefixes: string[];
  /** Absolute path of its `remoteEntry.js` for Node. */
  entry: string;
  supabaseUrl: string;
  publishableKey: string;
}

/** What the web server asks of the process. `url` is absolute, under the shop's own origin. */
export interface RenderOrder {
  id: number;
  url: string;
  environment: Environment;
  /** What the remotes of the visitor's registry offer; the process itself knows one remote alone. */
  remotes: Pick<RegistryEntry, 'links' | 'plain' | 'isKilled'>[];
  /** The id of the request that it is rendered for, for the logs of whoever is asked meanwhile. */
  request?: string;
  /** W3C `traceparent` of the render, where somebody traces. */
  trace?: string;
  /** `source` of the page that the web server has for this address. */
  known?: string;
}

/** What a process answers. `same page`: it would be the one that the web server has, letter by letter. */
export type RenderOutcome = FreshOutcome | { kind: 'same page' };

/** A page or a resource as the process made it. All of it is text or bytes, so that sending it cannot fail. */
export type FreshOutcome =
  | ({ kind: 'page' } & RenderedRoutes)
  | { kind: 'response'; status: number; headers: [string, string][]; body: Uint8Array<ArrayBuffer> }
  /** 503: its data did not come; 500: the page's own fault. `isResource`: a sitemap, which has no frame. */
  | { kind: 'fault'; status: 500 | 503; error: string; isResource: boolean };

/** What the process tells the web server. */
export type RenderReport =
  | { type: 'ready' }
  /** `calls`: what was asked of the backend meanwhile, where somebody traces. */
  | { type: 'done'; id: number; outcome: RenderOutcome; calls?: TracedCall[] }
  /** It ends itself because of this. */
  | { type: 'fatal'; error: string };
