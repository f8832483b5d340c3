import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { askOwnShop } from '../http/askOwnShop';
import type { BackendConfig } from '../readConfig';
import { StartupError } from '../startupError';
import { type GenerateLine, generateMount } from './generateRoutes';

/**
 * Has the shop that runs on a data folder fill its catalogue up to so many generated products. Calls `tell` with how many
 * there are. Throws `StartupError` when it does not answer on this port, refuses, or breaks off.
 */
export async function askRunningShop(
  { dataDir, port }: Pick<BackendConfig, 'dataDir' | 'port'>,
  wanted: number,
  tell: (done: number) => void,
): Promise<void> {
  const body = await askOwnShop(
    { dataDir, port },
    `${generateMount}?products=${wanted}`,
    `A shop runs on ${dataDir}, and none answers on port ${port}: set BACKEND_PORT to where its backend listens.`,
  );
  let last = 0;
  try {
    for await (const text of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
      const line = JSON.parse(text) as GenerateLine;
      if ('fault' in line) throw new StartupError(line.fault);
      last = line.done;
      tell(last);
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`The shop broke off at ${last} products; the same command goes on from there.`);
  }
}
