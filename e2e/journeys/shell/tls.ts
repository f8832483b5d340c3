import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** It makes certificates. */
export const hasOpenssl = existsSync('/usr/bin/openssl');

export interface Certificate {
  /** Paths of PEM files. */
  certificate: string;
  key: string;
}

/** Signs a certificate by itself for two days, for names such as `DNS:shop.example` or `IP:127.0.0.1`. */
export function writeCertificate(folder: string, names: string): Certificate {
  const [certificate, key] = [path.join(folder, 'fullchain.pem'), path.join(folder, 'privkey.pem')];
  const make =
    'req -x509 -nodes -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=shop -days 2'.split(' ');
  const about = ['-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...make, ...about], { stdio: 'ignore' });
  return { certificate, key };
}

export interface TlsProxy {
  url: string;
  /** Path of the certificate's PEM file, for whoever checks it. */
  certificate: string;
  /** Hands what is asked over TLS on to this server from now on. */
  leadTo(url: string): void;
  stop(): Promise<void>;
}

/** Speaks TLS for a server on this machine, as whoever hosts a shop does. */
export async function openTlsProxy(): Promise<TlsProxy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-tls-'));
  const { certificate, key } = writeCertificate(folder, 'IP:127.0.0.1');
  let target = '';
  const server = createServer(
    { cert: await readFile(certificate), key: await readFile(key) },
    (incoming, outgoing) => {
      const { method, headers, url = '/' } = incoming;
      const onward = request(new URL(url, target), { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    certificate,
    leadTo: (url) => (target = url),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true });
    },
  };
}
