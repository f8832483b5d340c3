import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface RawRequest {
  method?: string;
  /** Sent as it is: `fetch` would tidy up dots, backslashes and percent signs. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
  /** Sends the head and `body`, then waits for the answer without ever ending the request. */
  unfinished?: boolean;
  /** Leaves without the answer. */
  signal?: AbortSignal;
}

/** One request byte for byte. Rejects when the connection breaks before there is an answer. */
export function rawRequest(url: string, options: RawRequest): Promise<RawAnswer> {
  const { method = 'GET', path, headers, body, unfinished = false, signal } = options;
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const framed =
      body === undefined || unfinished ? headers : { 'content-length': Buffer.byteLength(body), ...headers };
    const sent = request(
      { hostname, port, method, path, headers: framed, agent: false, signal },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          sent.destroy();
        });
      },
    );
    // A server that waits for what never comes is told from one that is slow.
    const late = setTimeout(() => sent.destroy(new Error('No answer within a minute')), 60_000);
    sent.on('close', () => clearTimeout(late));
    sent.on('error', reject);
    sent.flushHeaders();
    if (body !== undefined) sent.write(body);
    if (!unfinished) sent.end();
  });
}
