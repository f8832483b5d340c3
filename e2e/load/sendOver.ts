import { Agent as PlainAgent, type IncomingMessage, request as plainly } from 'node:http';
import { Agent as SecureAgent, request as securely } from 'node:https';
import type { WireRequest } from '../bench/api/recordRequest';

/** Milliseconds after which a shopper has gone. */
const timeout = 15_000;

// As many connections as there are shoppers; idle ones end before servers, which keep them for five seconds, end them.
const agents = {
  'http:': new PlainAgent({ keepAlive: true, timeout, scheduling: 'lifo' }),
  'https:': new SecureAgent({ keepAlive: true, timeout, scheduling: 'lifo' }),
};

/** Sends what was recorded and reads the answer to its end. Rejects with the fault in a few words. */
export async function sendOver(recorded: WireRequest, body = recorded.body): Promise<Buffer> {
  const { status, bytes } = await exchange(recorded, body);
  if (status >= 200 && status < 300) return bytes;
  const hint = /"hint":"(\w+)"/.exec(bytes.toString('utf8'))?.[1];
  throw new Error(hint ?? String(status));
}

function exchange(
  { method, url, headers }: WireRequest,
  body: string | undefined,
): Promise<{ status: number; bytes: Buffer }> {
  const isSecure = url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(new Error(error.code ?? error.message));
    const sent = (isSecure ? securely : plainly)(
      url,
      {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
        signal: AbortSignal.timeout(timeout),
      },
      (answer: IncomingMessage) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, bytes: Buffer.concat(parts) }));
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}
