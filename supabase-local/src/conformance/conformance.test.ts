import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { packageDir } from '../folders';
import { createPlayground } from '../rest/createPlayground';
import { startTestBackend, type TestBackend } from '../testing/testBackend';
import { createTestClient } from '../testing/testClient';
import type { Answer, ClientCall } from './clientCall';
import { conformanceTable } from './conformanceTable';
import { serviceCalls } from './serviceCalls';
import { tableReads } from './tableReads';
import { tableWrites } from './tableWrites';

/** What the unmodified client can ask, call by call: right, or a 501 that names what is missing. */
describe('the client’s calls', () => {
  const realFetch = globalThis.fetch;
  /** What was answered with 501, a sentence each, which the client for accounts does not pass on. */
  const missing: string[] = [];
  let backend: TestBackend;
  let client: SupabaseClient;
  beforeAll(async () => {
    backend = await startTestBackend();
    await createPlayground(backend);
    globalThis.fetch = async (...request) => {
      const response = await realFetch(...request);
      if (response.status === 501) missing.push(await response.clone().text());
      return response;
    };
    client = createTestClient(backend);
  });
  beforeEach(() => missing.splice(0));
  afterAll(async () => {
    globalThis.fetch = realFetch;
    await backend.stop();
  });

  const calls: ClientCall[] = [...tableReads, ...tableWrites, ...serviceCalls(() => backend)];

  it.each(calls)('$area: $call', async ({ ask, expected }) => {
    const answer = await ask(client);
    if ('missing' in expected) {
      expect(answer.error).toBeTruthy();
      return expect(missing.at(-1)).toMatch(expected.missing);
    }
    const { status, code, ...rest } = expected;
    expect(missing).toEqual([]);
    if (status !== undefined) expect(statusOf(answer)).toBe(status);
    if (code !== undefined) expect(answer.error).toMatchObject({ code });
    expect(answer).toMatchObject(rest);
  });

  // `WRITE_CALLS=1 npx jest supabase-local/src/conformance` writes them.
  it('are listed in the README', () => {
    const file = join(packageDir, 'README.md');
    const text = readFileSync(file, 'utf8');
    const table = /(?<=<!-- calls -->\n)[\s\S]*(?=<!-- end of calls -->)/;
    expect(text).toMatch(table);
    const expected = text.replace(table, () => `\n${conformanceTable(calls)}\n\n`);
    if (process.env.WRITE_CALLS) writeFileSync(file, expected);
    expect(squeezed(readFileSync(file, 'utf8'))).toBe(squeezed(expected));
  });
});

/** Tables as Prettier aligns them are the same tables. */
const squeezed = (markdown: string) => markdown.replace(/ +/g, ' ').replace(/-{3,}/g, '---');

/** Of the data client it stands beside the error, of the others in it. */
function statusOf({ status, error }: Answer): number | undefined {
  return status ?? (error as { status?: number } | null)?.status;
}
