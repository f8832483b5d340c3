import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readLocalKeys } from '../localKeys';
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
  const { secretKeys } = await readLocalKeys(dataDir);
  const answer = await fetch(`http://127.0.0.1:${port}${generateMount}?products=${wanted}`, {
    method: 'POST',
    headers: { apikey: secretKeys[0] },
  }).catch(() => {
    throw new StartupError(
      `A shop runs on ${dataDir}, and none answers on port ${port}: set BACKEND_PORT to where its backend listens.`,
    );
  });
  if (!answer.ok || !answer.body) {
    const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
    throw new StartupError(message ?? `The shop answered ${answer.status} and fills nothing.`);
  }
  let last = 0;
  try {
    for await (const text of createInterface({ input: Readable.fromWeb(answer.body as ReadableStream) })) {
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
