import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs in each page before all else: keeps what goes wrong where the walk asks for it. */
const watch = `
  complaints = [];
  for (const level of ['error', 'warn'])
    console[level] = (...words) => complaints.push(level + ': ' + words.join(' '));
  addEventListener('error', ({ message, target }) => complaints.push(message || 'not loaded: ' + (target.src || target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => complaints.push('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ': ' + blockedURI));
`;
const script = '/watch.js';

/**
 * Passes a shop's answers on, with a script at the head of each page that notes in `complaints` what goes wrong in it: neither
 * driver nor browser tell of WebKit's console. Resolves to the address that shows the shop so.
 */
export async function watchPages(shop: string): Promise<{ url: string; close(): void }> {
  const server = createServer((asked, answer) => {
    if (asked.url === script) return answer.setHeader('content-type', 'text/javascript').end(watch);
    const headers = { ...asked.headers, host: new URL(shop).host, 'accept-encoding': 'identity' };
    const passed = request(shop + asked.url, { method: asked.method, headers }, async (given) => {
      const isPage = given.headers['content-type']?.startsWith('text/html') ?? false;
      const { 'content-length': length, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, isPage ? others : given.headers);
      if (!isPage) return given.pipe(answer);
      const page = Buffer.concat(await given.toArray()).toString();
      answer.end(page.replace('<head>', `<head><script src="${script}"></script>`));
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}
