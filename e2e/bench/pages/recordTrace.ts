import type { CDPSession } from '@playwright/test';
import { traceCategories, type TraceEvent } from './trace';

/** Records what the browser does from now on. `stop` returns it. */
export async function recordTrace(devtools: CDPSession): Promise<{ stop: () => Promise<TraceEvent[]> }> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: traceCategories },
  });
  return {
    stop: async () => {
      const complete = new Promise<void>((resolve) =>
        devtools.once('Tracing.tracingComplete', () => resolve()),
      );
      await devtools.send('Tracing.end');
      await complete;
      return events;
    },
  };
}
