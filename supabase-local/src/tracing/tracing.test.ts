import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { shortLivedEngine } from '@shop/test-databases';
import { repositoryDir } from '../folders';
import { copySeededFolder } from '../testing/testBackend';
import { loadTracing, untraced } from './loadTracing';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}
interface Export {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

const program = join(repositoryDir, 'dist/backend/tracing.js');
const isBuilt = existsSync(program);
if (!isBuilt)
  console.warn('TRACES OF THE BACKEND ARE NOT TRIED: @opentelemetry/sdk-trace-node is not installed.');

/** A collector that keeps what it is sent: OTLP over HTTP, as JSON. */
async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      texts.push(body);
      const { resourceSpans } = JSON.parse(body) as Export;
      spans.push(...resourceSpans.flatMap((of) => of.scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, spans, text: () => texts.join('\n'), stop: () => void server.close() };
}

async function until<Found>(find: () => Found | undefined): Promise<Found> {
  for (;;) {
    const found = find();
    if (found) return found;
    await pause(25);
  }
}

(isBuilt ? it : it.skip)(
  'spans answers within the caller’s trace, their transactions, and what functions ask on the way; nobody is seen',
  async () => {
    const collector = await startCollector();
    const dataDir = await copySeededFolder();
    const child: ChildProcess = spawn(
      process.execPath,
      [...shortLivedEngine, join(repositoryDir, 'dist/backend/main.js')],
      {
        cwd: repositoryDir,
        env: {
          ...process.env,
          BACKEND_PORT: '0',
          DATA_DIR: dataDir,
          OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
          OTEL_BSP_SCHEDULE_DELAY: '50',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    try {
      const [line] = (await once(createInterface(child.stdout!), 'line')) as [string];
      const { url, publishableKey } = JSON.parse(line) as { url: string; publishableKey: string };
      const [traceId, outside] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
      const headers = {
        apikey: publishableKey,
        'x-request-id': 'one-request-of-a-test',
        traceparent: `00-${traceId}-${outside}-01`,
      };
      const products = await fetch(`${url}/rest/v1/products?select=id&name=eq.asha%40example.in`, {
        headers,
      });
      expect(products.status).toBe(200);
      await fetch(`${url}/mailbox.json?to=asha@example.in`);

      const answer = await until(() => collector.spans.find((span) => span.name === 'GET /rest/v1/products'));
      expect(answer).toMatchObject({ traceId, parentSpanId: outside });
      const transaction = await until(() =>
        collector.spans.find(({ parentSpanId }) => parentSpanId === answer.spanId),
      );
      expect(transaction).toMatchObject({ traceId, name: 'transaction' });

      // The sweep is nobody's request: what its function asks by HTTP is answered within its trace.
      const asked = await until(() =>
        collector.spans.find(
          (span) =>
            span.name.startsWith('POST /rest/v1/rpc/') &&
            collector.spans.some(({ name, spanId }) => name === 'sweep' && spanId === span.parentSpanId),
        ),
      );
      expect(asked.traceId).not.toBe(traceId);

      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
      expect(collector.text()).toContain('one-request-of-a-test');
      expect(collector.text()).not.toMatch(/asha|example\.in|select id/i);
    } finally {
      child.kill('SIGKILL');
      collector.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

describe('without an endpoint', () => {
  it('nothing of the library is read, and nothing is wrapped', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shop-tracing-'));
    const spoilt = join(folder, 'tracing.js');
    await writeFile(spoilt, 'throw new Error("It was read.");');
    expect(await loadTracing({}, pathToFileURL(spoilt))).toBe(untraced);
    await rm(folder, { recursive: true });
  });

  it('a build that cannot trace says so once, and serves', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(await loadTracing(env, pathToFileURL(join(tmpdir(), 'no-such-tracing.js')))).toBe(untraced);
    expect(said.mock.calls).toEqual([[expect.stringContaining('sends no traces')]]);
    said.mockRestore();
  });
});
