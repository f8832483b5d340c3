import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator } from '@opentelemetry/sdk-trace-node';
import { readTraceparent, type TracedCall } from './tracedCall';

/** What `loadTracing` finds in this program. */
export interface Tracing {
  /** Sends on a call that another process has made. */
  record(call: TracedCall): void;
  /** Sends what is left, and rejects where the collector does not take it; no span is sent afterwards. */
  end(): Promise<void>;
}

/**
 * A program of its own, `tracing.cjs`, read only where somebody collects traces: sends spans by OTLP over HTTP, to where
 * the `OTEL_EXPORTER_OTLP_…` variables say.
 */
export function startTracing(): Tracing {
  const ids = new RandomIdGenerator();
  // A call that another process made was told on under its own id.
  let given: string | undefined;
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME || 'shop-web' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
    idGenerator: {
      generateTraceId: ids.generateTraceId,
      generateSpanId: () => given ?? ids.generateSpanId(),
    },
  });
  provider.register();
  const tracer = trace.getTracer('shop-web');
  return {
    record: ({ traceparent, parent, name, begunAt, endedAt, status }) => {
      const own = readTraceparent(traceparent);
      if (!own || !/^[\da-f]{16}$/.test(parent)) return;
      const { traceId, spanId, flags } = own;
      const within = { traceId, spanId: parent, traceFlags: parseInt(flags, 16), isRemote: true };
      given = spanId;
      const span = tracer.startSpan(
        name.slice(0, 200),
        {
          kind: SpanKind.CLIENT,
          startTime: begunAt,
          attributes: { 'http.response.status_code': status },
        },
        trace.setSpanContext(ROOT_CONTEXT, within),
      );
      given = undefined;
      if (status === 0 || status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endedAt);
    },
    end: () => provider.shutdown(),
  };
}
