import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Does nothing, and costs as much, until a provider is registered (loadTracing). Asked for each time: that program has a copy
 * of the API of its own, and registers where both look, while a tracer from before would wait for this one's.
 */
const tracer = () => trace.getTracer('shop-web');

interface Asked {
  method: string;
  /** The request's id, which logs have as well. */
  id: string;
  header: (name: string) => string | undefined;
}

interface Answered {
  status: number;
  kind: string;
  /** Without a query, and without what names somebody (shownPath). */
  path: string;
}

/** Spans an answer, as part of the trace that a proxy began where it did. */
export function traceAnswer(
  { method, id, header }: Asked,
  run: () => Promise<void>,
  answered: () => Answered,
): Promise<void> {
  const parent = propagation.extract(context.active(), {
    traceparent: header('traceparent'),
    tracestate: header('tracestate'),
  });
  const options = {
    kind: SpanKind.SERVER,
    attributes: { 'http.request.method': method, 'shop.request_id': id },
  };
  return tracer().startActiveSpan(method, options, parent, async (span) => {
    try {
      await run();
    } finally {
      const { status, kind, path } = answered();
      span.updateName(`${method} ${kind}`);
      span.setAttributes({ 'http.response.status_code': status, 'url.path': path, 'shop.answer': kind });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    }
  });
}

/** Spans what a server half is asked for. `run` gets the `traceparent` that it is told, where somebody traces. */
export function traceRender<Outcome extends { kind: string }>(
  remote: string,
  run: (traceparent: string | undefined) => Promise<Outcome>,
): Promise<Outcome> {
  return tracer().startActiveSpan(
    `render ${remote}`,
    { attributes: { 'shop.remote': remote } },
    async (span) => {
      try {
        const outcome = await run(traceparentOf(span));
        span.setAttribute('shop.outcome', outcome.kind);
        if (outcome.kind === 'fault' || outcome.kind === 'lost')
          span.setStatus({ code: SpanStatusCode.ERROR });
        return outcome;
      } finally {
        span.end();
      }
    },
  );
}

/** Spans a call of a backend that this process makes itself; undefined where nobody traces. */
export function beginCall(name: string): { traceparent: string; end(status: number): void } | undefined {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT });
  const traceparent = traceparentOf(span);
  if (traceparent === undefined) return undefined;
  return {
    traceparent,
    end: (status) => {
      span.setAttribute('http.response.status_code', status);
      if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

function traceparentOf(span: Span): string | undefined {
  if (!span.isRecording()) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(trace.setSpan(context.active(), span), carrier);
  return carrier.traceparent;
}
