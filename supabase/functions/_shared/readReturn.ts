import { readText } from './readRequest';

export interface ProviderReturn {
  /** The provider's order, as our own address names it. */
  order: string | null;
  /** Whether the shopper left the page of their own accord. */
  cancelled: boolean;
  /** What the provider sends along; empty for a link. */
  fields: URLSearchParams;
}

/** How a browser comes back from the provider's page. */
export async function readReturn(request: Request): Promise<ProviderReturn> {
  const asked = new URL(request.url).searchParams;
  const fields = new URLSearchParams(request.method === 'POST' ? await readText(request) : '');
  return { order: asked.get('order'), cancelled: asked.has('cancelled'), fields };
}
