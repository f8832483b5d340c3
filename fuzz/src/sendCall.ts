import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { Answer, Call, Silence } from './call';
import { decoded } from './decoded';
import { readRawAnswer } from './readRawAnswer';

const timeout = 20_000;

/** Sends calls to one server over connections that are kept. */
export interface Sender {
  send(call: Call): Promise<Answer | Silence>;
  close(): void;
}

export function createSender(url: string): Sender {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: 32 });
  return {
    send: (call) =>
      call.raw === undefined ? sendOver(agent, hostname, port, call) : sendRaw(hostname, port, call.raw),
    close: () => agent.destroy(),
  };
}

async function sendOver(
  agent: Agent,
  hostname: string,
  port: string,
  call: Call,
  again = true,
): Promise<Answer | Silence> {
  const { method, path, headers, body } = call;
  const started = performance.now();
  const passed = () => performance.now() - started;
  let reused = false;
  const answer = await new Promise<Answer | Silence>((resolve) => {
    const silent = (silence: string) => resolve({ silence, milliseconds: passed() });
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const sent = request(
      { agent, hostname, port, method, path, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', (error) => silent(`broke off the answer (${error.message})`));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            text: decoded(Buffer.concat(chunks), String(response.headers['content-encoding'] ?? '')),
            milliseconds: passed(),
          }),
        );
      },
    );
    sent.setTimeout(timeout, () => sent.destroy(new Error('nothing came')));
    sent.on('error', (error) => {
      reused = sent.reusedSocket;
      silent(`gave no answer (${error.message})`);
    });
    sent.end(body);
  });
  // The server may end an idle connection at the very moment when it is used again.
  return 'silence' in answer && reused && again ? sendOver(agent, hostname, port, call, false) : answer;
}

/** Milliseconds without a word until a request counts as unfinished; then our side is closed, which has to end it. */
const pause = 1_000;

/** Everything the server says until it hangs up. */
function sendRaw(hostname: string, port: string, raw: string): Promise<Answer | Silence> {
  const started = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(raw, 'latin1')));
    const done = (hung: boolean) => {
      const milliseconds = performance.now() - started;
      socket.destroy();
      resolve(
        hung
          ? { silence: 'kept the connection open', milliseconds }
          : readRawAnswer(Buffer.concat(chunks), milliseconds),
      );
    };
    socket.setTimeout(pause, () => {
      socket.end();
      socket.setTimeout(timeout, () => done(true));
    });
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    // A request that makes no sense may be cut off while it is being sent.
    socket.on('error', () => done(false));
    socket.on('close', () => done(false));
  });
}
