import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';

/** In development: tells open pages of each build, which load again then. */
export const tellOfBuilds = (buildFolder: string) => (context: Context) =>
  streamSSE(context, async (stream) => {
    while (!stream.aborted) {
      const data = await readFile(path.join(buildFolder, 'builds.json'), 'utf8').catch(() => '{}');
      // A restarting server is asked again at once, not after the browser's own three seconds.
      await stream.writeSSE({ data: data.replaceAll('\n', ' '), retry: 200 });
      await stream.sleep(100);
    }
  });
