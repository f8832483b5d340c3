import type { CDPSession } from '@playwright/test';

/** What a page fetched. Bytes are those of bodies, as they came over the wire unless said otherwise. */
export interface Fetched {
  requests: number;
  /** Requests that began before the load event. */
  requestsBeforeLoad: number;
  html: number;
  /** The document before it was compressed. */
  htmlRaw: number;
  /** Scripts whose addresses stand in the document: what comes before the page answers. */
  scriptNamed: number;
  script: number;
  /** Bytes of each script by its path. */
  scripts: Map<string, number>;
}

interface Request {
  path: string;
  type: string;
  isEarly: boolean;
  head: number;
  body: number;
  raw: number;
}

/** Adds up what a page fetches from now on. `read` says it for the document that was opened last. */
export async function watchNetwork(devtools: CDPSession): Promise<{ read: () => Promise<Fetched> }> {
  const requests = new Map<string, Request>();
  let isLoaded = false;
  devtools.on('Page.loadEventFired', () => (isLoaded = true));
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other' }) => {
    if (!request.url.startsWith('http')) return;
    requests.set(requestId, {
      path: new URL(request.url).pathname,
      type,
      isEarly: !isLoaded,
      head: 0,
      body: 0,
      raw: 0,
    });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.head = response.encodedDataLength;
  });
  devtools.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const request = requests.get(requestId);
    if (request) request.raw += dataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.body = Math.max(0, encodedDataLength - request.head);
  });
  await devtools.send('Page.enable');
  await devtools.send('Network.enable');
  return {
    read: async () => {
      const [documentId = ''] = [...requests].findLast(([, { type }]) => type === 'Document') ?? [];
      const { body } = await devtools.send('Network.getResponseBody', { requestId: documentId });
      return addUp([...requests.values()], body);
    },
  };
}

function addUp(requests: Request[], document: string): Fetched {
  const ofType = (wanted: string) => requests.filter(({ type }) => type === wanted);
  const bytes = (some: Request[]) => some.reduce((sum, { body }) => sum + body, 0);
  const scripts = ofType('Script');
  const named = new Set([...document.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, path]) => path));
  return {
    requests: requests.length,
    requestsBeforeLoad: requests.filter(({ isEarly }) => isEarly).length,
    html: bytes(ofType('Document')),
    htmlRaw: ofType('Document').reduce((sum, { raw }) => sum + raw, 0),
    scriptNamed: bytes(scripts.filter(({ path }) => named.has(path))),
    script: bytes(scripts),
    scripts: new Map(scripts.map(({ path, body }) => [path, body])),
  };
}
