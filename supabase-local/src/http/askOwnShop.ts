import { readLocalKeys } from '../localKeys';
import type { BackendConfig } from '../readConfig';
import { StartupError } from '../startupError';

/**
 * Asks the shop that runs on a data folder for something with its secret key; the answer's body streams. Throws
 * `StartupError` when it refuses, and with the sentence `nobody` when none answers on this port.
 */
export async function askOwnShop(
  { dataDir, port }: Pick<BackendConfig, 'dataDir' | 'port'>,
  path: string,
  nobody: string,
): Promise<NonNullable<Response['body']>> {
  const { secretKeys } = await readLocalKeys(dataDir);
  const ask = (apikey: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers: { apikey } }).catch(() => {
      throw new StartupError(nobody);
    });
  const [newest, ...earlier] = secretKeys;
  let answer = await ask(newest);
  // A shop that was not started again since its keys were changed knows the earlier ones alone.
  for (const key of earlier) if (answer.status === 403) answer = await ask(key);
  if (answer.ok && answer.body) return answer.body;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  throw new StartupError(message ?? `The shop answered ${answer.status}.`);
}
