import { Agent, request } from 'node:http';
import type { WireRequest } from './recordRequest';

/** Idle connections end before the server, which keeps them for five seconds, ends them under a request. */
const agent = new Agent({ keepAlive: true, timeout: 2_000 });

/** Sends what was recorded, with another body where one is given. Resolves to the JSON of the answer; rejects unless it is a success. */
export function sendRequest<Answer>(recorded: WireRequest, body = recorded.body): Promise<Answer> {
  const { method, url, headers } = recorded;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method,
        agent,
        headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (answer.statusCode && answer.statusCode < 300) resolve(JSON.parse(text) as Answer);
          else reject(new Error(`${method} ${url.pathname} answered ${answer.statusCode}: ${text}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
