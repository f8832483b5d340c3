import { randomBytes } from 'node:crypto';

/** A call of a backend that a render process made, for the web server to send on: remotes' code gets no collector's keys. */
export interface TracedCall {
  /** W3C, of the call itself. */
  traceparent: string;
  /** Id of the span that it was made in. */
  parent: string;
  /** Method and path, without a query. */
  name: string;
  /** Milliseconds since 1970. */
  begunAt: number;
  endedAt: number;
  /** 0 where nobody answered. */
  status: number;
}

/** Notes the calls of one render. */
export interface CallRecorder {
  calls: TracedCall[];
  begin(name: string): { traceparent: string; end(status: number): void };
}

/** More are not noted: a page that calls so often is found without. */
export const mostCalls = 100;
/** Ids of nothing but zeros are none: a collector refuses what comes with them. */
const wellFormed = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

/** Trace, span and flags of a W3C `traceparent`; undefined for anything else. */
export function readTraceparent(
  text: string,
): { traceId: string; spanId: string; flags: string } | undefined {
  const [, traceId, spanId, flags] = wellFormed.exec(text) ?? [];
  return traceId && spanId && flags ? { traceId, spanId, flags } : undefined;
}

/** Whether it is what a recorder notes: whatever runs in a render process can send to the web server as well. */
export function isTracedCall(said: unknown): said is TracedCall {
  if (typeof said !== 'object' || said === null) return false;
  const { traceparent, parent, name, begunAt, endedAt, status } = said as Record<string, unknown>;
  return (
    [traceparent, parent, name].every((text) => typeof text === 'string') &&
    [begunAt, endedAt, status].every((number) => Number.isFinite(number))
  );
}

/** `parent` is the `traceparent` of the render; undefined where nobody traces it. */
export function createCallRecorder(parent: string | undefined): CallRecorder | undefined {
  const within = parent === undefined ? undefined : readTraceparent(parent);
  if (!within) return undefined;
  const calls: TracedCall[] = [];
  return {
    calls,
    begin: (name) => {
      const traceparent = `00-${within.traceId}-${randomBytes(8).toString('hex')}-${within.flags}`;
      const begunAt = Date.now();
      return {
        traceparent,
        end: (status) => {
          if (calls.length >= mostCalls) return;
          calls.push({ traceparent, parent: within.spanId, name, begunAt, endedAt: Date.now(), status });
        },
      };
    },
  };
}
