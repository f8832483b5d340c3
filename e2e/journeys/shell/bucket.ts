import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Files at an origin of their own, as a bucket behind a content delivery network serves them. */
export interface Bucket {
  origin: string;
  /** Paths that were asked for. */
  asked: string[];
  /** Files whose path this matches come with a byte more than was released. */
  tamperWith(paths: RegExp | undefined): void;
  stop(): Promise<void>;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json' };

export async function startBucket(folder: string): Promise<Bucket> {
  const asked: string[] = [];
  let tampered: RegExp | undefined;
  const answer = async (pathname: string) => {
    const bytes = await readFile(path.join(folder, path.normalize(pathname)));
    return tampered?.test(pathname) ? Buffer.concat([bytes, Buffer.from('\n')]) : bytes;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bucket');
    asked.push(pathname);
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream');
    answer(pathname).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    tamperWith: (paths) => (tampered = paths),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
