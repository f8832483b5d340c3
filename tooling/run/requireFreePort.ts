import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws with what to do when something listens on the port already. `variable` sets another, where one does. */
export async function requireFreePort(port: number, variable?: string): Promise<void> {
  const server = createServer();
  const outcome = Promise.race([once(server, 'listening'), once(server, 'error').then(([error]) => error)]);
  server.listen(port);
  const error = (await outcome) as NodeJS.ErrnoException | [];
  if ('code' in error) {
    const trouble =
      error.code === 'EACCES' ? 'needs administrator rights' : 'is in use: stop what runs there';
    throw new Error(`Port ${port} ${trouble}${variable ? `, or set ${variable} to another port` : ''}.`);
  }
  server.close();
  await once(server, 'close');
}
