import { createServer } from 'node:net';

/** Throws with what to do when something listens on the port already. `variable` sets another, where one does. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  const code = await errorOfListening(port);
  if (!code) return;
  const trouble = code === 'EACCES' ? 'needs administrator rights' : 'is in use: stop what runs there';
  throw new Error(`Port ${port} ${trouble}${variable ? `, or set ${variable} to another port` : ''}.`);
}

/** The code of the error that listening on a port ends with, if it does. */
export const errorOfListening = (port: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code));
    server.listen(port, () => server.close(() => resolve(undefined)));
  });
