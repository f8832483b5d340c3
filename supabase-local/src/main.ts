import { readConfig } from './readConfig';
import { startBackend } from './startBackend';
import { StartupError } from './startupError';

try {
  const backend = await startBackend(readConfig(process.env));
  let stopping: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stopping ??= backend.stop().then(() => process.exit(0));
    });
  }
  // The start script reads this line.
  process.stdout.write(
    `${JSON.stringify({ ready: true, url: backend.url, publishableKey: backend.publishableKey })}\n`,
  );
} catch (error) {
  process.stderr.write(
    error instanceof StartupError ? `${error.message}\n` : `${String((error as Error).stack)}\n`,
  );
  process.exit(1);
}
