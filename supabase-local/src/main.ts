import { readConfig } from './readConfig';
import { startBackend } from './startBackend';
import { StartupError } from './startupError';
import { loadTracing } from './tracing/loadTracing';

/** Without its start script it would keep port and data folder to itself. What is on disk while it opens may be left as it is. */
const leave = () => process.exit(1);
process.on('disconnect', leave);
// It may be gone before this program was loaded.
if (process.connected === false) leave();

try {
  const tracing = await loadTracing(process.env, new URL('tracing.js', import.meta.url));
  const backend = await startBackend(readConfig(process.env), tracing);
  let stopping: Promise<void> | undefined;
  process.off('disconnect', leave);
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => {
      stopping ??= backend
        .stop()
        .then(tracing.end)
        .then(() => process.exit(0));
    });
  }
  // The start script reads this line.
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: backend.url, publishableKey: backend.publishableKey, serverToken: backend.serverToken })}\n`,
  );
} catch (error) {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
