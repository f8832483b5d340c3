import type { CDPSession } from '@playwright/test';

/** Counts calls of functions by script from now on: the work of scripts that every machine does alike. */
export async function countCalls(
  devtools: CDPSession,
): Promise<{ read: () => Promise<Record<string, number>> }> {
  await devtools.send('Profiler.enable');
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const counts = new Map<string, number>();
  return {
    /** By the path of the script. Scripts that no address has, such as a test's own, are left out. */
    read: async () => {
      // Each look begins to count anew.
      const { result } = await devtools.send('Profiler.takePreciseCoverage');
      for (const { url, functions } of result.filter((script) => script.url.startsWith('http'))) {
        const path = new URL(url).pathname;
        const calls = functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
        counts.set(path, (counts.get(path) ?? 0) + calls);
      }
      return Object.fromEntries(counts);
    },
  };
}
