import { type PublishedRegistry, type Registry, type RegistryEntry } from '@shop/registry';
import type { Environment } from '../../pageData';

/** A page as the server made it, still to be put into a document. */
export interface RenderedPage {
  status: number;
  /**
   * The server should have rendered this page and could not: it comes with the frame, and the browser renders it.
   * Never worth keeping; a page that was rendered earlier is better.
   */
  fallback: boolean;
  /** How the owner's server half did; absent where it was not asked, or its data did not come. */
  half?: 'rendered' | 'failed';
  /** Inner HTML of the root. */
  html: string;
  /** Head elements that the page asked for. */
  head: string;
  /** What the browser will call the page that it renders; of its head no more, or the browser's own would stand beside it. */
  title?: string;
  /** Style blocks, whole. */
  styles: string;
  /** JSON of the router's hydration state; absent where the browser renders. */
  hydration?: string;
  /** Scripts of the remote and the page, for preload links. */
  owner?: RegistryEntry;
  matchedIds: string[];
  /** By which its process knows it again; absent where it was made without a remote's. */
  source?: string;
}

/** What a page is rendered with. */
export interface RenderContext {
  /** Backend, fees and phase that this page is rendered with and hydrates with. */
  environment: Environment;
  registry: Registry;
}

/** How a remote's server half is doing. `browser`: it has none in use, its pages render in the browser. */
export interface RemoteState {
  name: string;
  version: string;
  state: 'ready' | 'loading' | 'demoted' | 'browser';
  /** What it did, where it does not render. */
  reason?: string;
}

/** Renders pages; remotes' server halves run where they harm neither the web server nor each other. */
export interface Renderer {
  /** The registry to serve now: `published`, or the one before it while the new versions are being started. */
  settle(published: PublishedRegistry): PublishedRegistry;
  /**
   * Renders a page as an anonymous visitor sees it. A redirect and the answer of a resource route come back as
   * `Response`. Loaders see the shop's own origin: the request's Host header is anybody's, and pages are kept.
   * Never rejects because of a remote.
   */
  render(pathname: string, search: string, context: RenderContext): Promise<RenderedPage | Response>;
  /**
   * As `render`, for an address whose page was rendered before and had this `source`. Its loaders run again; where the
   * page would come out the same it is not rendered, and the answer says so.
   */
  renderAgain(
    pathname: string,
    search: string,
    context: RenderContext,
    source: string,
  ): Promise<RenderedPage | Response | 'same page'>;
  /**
   * The frame around a page that is loading, with status 503: at once and without any remote's code, for when the
   * backend is known to be away. The browser goes on from there.
   */
  renderFrame(pathname: string, search: string, context: RenderContext): Promise<RenderedPage>;
  /** Every remote of the registry that is served, for readiness. */
  remoteStates(): RemoteState[];
}
