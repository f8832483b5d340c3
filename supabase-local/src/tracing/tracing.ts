import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener } from 'node:http';
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Database, TransactionOptions } from '../db/database';
import type { Tracing } from './loadTracing';
import { shownPath } from './shownPath';

/** Milliseconds that a collector has for the last spans. */
const farewell = 2_000;
const requestId = /^[A-Za-z0-9_-]{8,64}$/;
const tracer = () => trace.getTracer('shop-backend');

/**
 * A program of its own, read only where somebody collects traces: sends spans by OTLP over HTTP, to where the
 * `OTEL_EXPORTER_OTLP_…` variables say. A span has no statement and no parameter of a query.
 */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'shop-backend' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  tellOnward();
  return { answers, database, rounds, end: () => endWithin(provider.shutdown()) };
}

/** A function of the shop asks this backend by HTTP: the trace goes with it, and to nobody else's server. */
function tellOnward(): void {
  subscribe('undici:request:create', (message) => {
    const { request } = message as {
      request: { origin: unknown; path: string; addHeader(name: string, value: string): void };
    };
    if (!trace.getActiveSpan() || !/^http:\/\/127\.0\.0\.1:/.test(String(request.origin))) return;
    if (!/^\/(rest|auth|storage|functions)\/v1\//.test(request.path)) return;
    const carrier: Record<string, string> = {};
    propagation.inject(context.active(), carrier);
    for (const [name, value] of Object.entries(carrier)) request.addHeader(name, value);
  });
}

const answers =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const path = shownPath(request.url ?? '');
    const method = /^[A-Z]{3,7}$/.test(request.method ?? '') ? (request.method ?? '') : 'other';
    const id = String(request.headers['x-request-id'] ?? '');
    const span = tracer().startSpan(
      `${method} ${path}`,
      {
        kind: SpanKind.SERVER,
        attributes: {
          'http.request.method': method,
          'url.path': path,
          ...(requestId.test(id) && { 'shop.request_id': id }),
        },
      },
      parentOf(request),
    );
    response.once('close', () => {
      span.setAttribute('http.response.status_code', response.statusCode);
      endAs(span, response.statusCode >= 500);
    });
    context.with(trace.setSpan(context.active(), span), () => listener(request, response));
  };

const parentOf = ({ headers }: IncomingMessage) =>
  propagation.extract(context.active(), {
    traceparent: headers.traceparent,
    tracestate: headers.tracestate,
  });

const database = (db: Database): Database => ({
  ...db,
  query: (sql, params) => spanned('query', db.engine, {}, () => db.query(sql, params)),
  transaction: (work, options = {}) =>
    spanned('transaction', db.engine, options, () => db.transaction(work, options)),
});

/** Without a request or a round around it, it is the backend's own: its start, its looks at a copy. */
function spanned<Result>(
  name: string,
  engine: Database['engine'],
  { readOnly = false }: TransactionOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!trace.getActiveSpan()) return work();
  const attributes = { 'db.system.name': 'postgresql', 'shop.engine': engine, 'shop.read_only': readOnly };
  return tracer().startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, (span) => ended(span, work()));
}

const rounds = (name: string, work: () => Promise<void>) => () =>
  tracer().startActiveSpan(name, (span) => ended(span, work()));

async function ended<Result>(span: Span, outcome: Promise<Result>): Promise<Result> {
  try {
    const result = await outcome;
    endAs(span, false);
    return result;
  } catch (error) {
    // Its message may hold what somebody typed.
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string') span.setAttribute('db.response.status_code', code);
    endAs(span, true);
    throw error;
  }
}

function endAs(span: Span, failed: boolean): void {
  if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

async function endWithin(sent: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, farewell)));
  await Promise.race([sent.catch(() => undefined), late]);
  clearTimeout(timer);
}
