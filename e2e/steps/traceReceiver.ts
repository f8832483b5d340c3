import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** As much of a span as OTLP's JSON has of it; `parentSpanId` is empty for a root. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface Export {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** A collector of traces that keeps what it is sent: OTLP over HTTP, as JSON. */
export async function startTraceReceiver(): Promise<{
  url: string;
  spans: ReceivedSpan[];
  /** Everything that came, as it came. */
  text: () => string;
  /** From now on it takes nothing: 400. */
  refuse: () => void;
  stop: () => void;
}> {
  const spans: ReceivedSpan[] = [];
  let text = '';
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      text += body;
      const { resourceSpans } = JSON.parse(body) as Export;
      spans.push(...resourceSpans.flatMap((of) => of.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    text: () => text,
    refuse: () => void (status = 400),
    stop: () => void server.close(),
  };
}
