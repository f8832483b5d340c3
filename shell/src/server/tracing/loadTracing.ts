import { existsSync } from 'node:fs';
import path from 'node:path';
import { withTimeout } from '../../federation/withTimeout';
import { logFault } from '../log/log';
import { isTracedCall, mostCalls } from './tracedCall';
import type { Tracing } from './tracing';

declare const __non_webpack_require__: NodeJS.Require;

/** Milliseconds that a collector has for the last spans. */
const timeout = 2_000;

let tracing: Tracing | undefined;

/**
 * Has spans sent where `OTEL_EXPORTER_OTLP_ENDPOINT` says; without it nothing is read. A shop sells without being traced:
 * where this build cannot, one sentence says so.
 */
export function loadTracing(env: NodeJS.ProcessEnv): void {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  // Beside this program; not part of it, so that a shop without traces does not read it.
  const program = path.join(__dirname, 'tracing.cjs');
  if (!existsSync(program)) {
    logFault(
      '[tracing] OTEL_EXPORTER_OTLP_ENDPOINT is set, and this build sends no traces: run npm ci, then build again.',
    );
    return;
  }
  const { startTracing } = __non_webpack_require__(program) as { startTracing: () => Tracing };
  tracing = startTracing();
}

/** Sends on what a render process has called, where somebody traces. What comes may be written by a remote's code. */
export function recordCalls(calls: unknown): void {
  if (!tracing || !Array.isArray(calls)) return;
  for (const call of calls.slice(0, mostCalls) as unknown[]) if (isTracedCall(call)) tracing.record(call);
}

/** Sends the last spans; a collector that does not take them keeps no server from ending. */
export async function endTracing(): Promise<void> {
  if (tracing) await withTimeout(tracing.end(), timeout).catch(() => undefined);
}
