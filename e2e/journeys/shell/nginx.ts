import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request as plainly } from 'node:http';
import { request as securely } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { hasOpenssl, writeCertificate } from './tls';

const program = '/usr/sbin/nginx';
const guide = path.resolve(import.meta.dirname, '../../../docs/how-to/nginx/shop.conf');

/** It, and what makes its certificate. */
export const hasNginx = existsSync(program) && hasOpenssl;

export interface Places {
  /** Ports of nginx itself. */
  plain: number;
  secure: number;
  /** Of the web servers and of the project. */
  web: [number, number];
  project: number;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Which of this machine's own addresses asks, such as 127.0.0.9. */
  from?: string;
}

export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Proxy {
  /** Asks a host by its name over TLS, whose certificate is checked. */
  ask(host: string, target: string, sent?: Sent): Promise<Got>;
  /** The same without TLS. */
  askPlainly(host: string, target: string): Promise<Got>;
  stop(): Promise<void>;
}

/** Runs the guide's own file, but for ports and places: each must be in it, so that nothing else is tried than what it says. */
export async function startProxy(places: Places): Promise<Proxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-nginx-'));
  const inFolder = (name: string) => path.join(folder, name);
  const { certificate, key } = writeCertificate(folder, 'DNS:shop.example,DNS:api.shop.example');

  let conf = await readFile(guide, 'utf8');
  for (const [said, here] of [
    ['127.0.0.1:3000', `127.0.0.1:${places.web[0]}`],
    ['127.0.0.1:3001', `127.0.0.1:${places.web[1]}`],
    ['127.0.0.1:54321', `127.0.0.1:${places.project}`],
    ['listen 80;', `listen 127.0.0.1:${places.plain};`],
    ['listen 443 ssl', `listen 127.0.0.1:${places.secure} ssl`],
    ['/etc/ssl/shop/fullchain.pem', certificate],
    ['/etc/ssl/shop/privkey.pem', key],
    ['/var/cache/nginx/shop', inFolder('cache')],
  ] as const) {
    if (!conf.includes(said)) throw new Error(`The guide does not say ${said} any more.`);
    conf = conf.replaceAll(said, here);
  }
  await writeFile(inFolder('shop.conf'), conf);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${inFolder(name)};`,
  );
  await writeFile(
    inFolder('nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${inFolder('pid')};
     error_log ${inFolder('log')}; events {} http { access_log off; ${temporary.join(' ')} include ${inFolder('shop.conf')}; }`,
  );
  const child = spawn(program, ['-e', inFolder('log'), '-c', inFolder('nginx.conf')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const endWithUs = () => void child.kill('SIGTERM');
  process.once('exit', endWithUs);
  const ca = await readFile(certificate, 'utf8');
  const ask = (
    host: string,
    target: string,
    isSecure: boolean,
    { method = 'GET', headers, body, from }: Sent,
  ) =>
    new Promise<Got>((resolve, reject) => {
      const asking = (isSecure ? securely : plainly)(
        {
          host: '127.0.0.1',
          port: isSecure ? places.secure : places.plain,
          path: target,
          method,
          headers: { host, ...headers },
          agent: false,
          ...(from && { localAddress: from }),
          ...(isSecure && { servername: host, ca }),
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
          answer.on('error', reject);
        },
      );
      asking.on('error', reject);
      asking.end(body);
    });
  const proxy: Proxy = {
    ask: (host, target, sent = {}) => ask(host, target, true, sent),
    askPlainly: (host, target) => ask(host, target, false, {}),
    stop: async () => {
      process.removeListener('exit', endWithUs);
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
  while (!(await proxy.askPlainly('shop.example', '/').catch(() => undefined))) {
    if (child.exitCode !== null)
      throw new Error(`nginx did not start: ${await readFile(inFolder('log'), 'utf8')}`);
    await setTimeout(20);
  }
  return proxy;
}
