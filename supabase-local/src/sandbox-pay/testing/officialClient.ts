import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Razorpay from 'razorpay';
import type { LocalKeys } from '../../localKeys';
import type { TestBackend } from '../../testing/testBackend';

type Account = LocalKeys['payment'];

/** The shop's account at the sandbox of a backend. */
export async function readAccount({ dataDir }: TestBackend): Promise<Account> {
  const keys = JSON.parse(await readFile(join(dataDir, 'local-keys.json'), 'utf8')) as LocalKeys;
  return keys.payment;
}

/**
 * Razorpay's own client as it is on npm, for the sandbox of a backend. It has no option for another address, so the
 * one of its HTTP client is set.
 */
export function officialClient({ url }: TestBackend, { keyId, keySecret }: Account): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { rq } = (client as unknown as { api: { rq: { defaults: { baseURL: string } } } }).api;
  rq.defaults.baseURL = `${url}/sandbox-pay`;
  return client;
}

/** What the client rejects with. */
export interface ClientError {
  statusCode: number;
  error: Record<string, unknown>;
}

/** The refusal of a call. */
export const refusalOf = (call: Promise<unknown>): Promise<ClientError> =>
  call.then(
    () => {
      throw new Error('It was not refused.');
    },
    (error: unknown) => error as ClientError,
  );
