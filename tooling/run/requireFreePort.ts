import { once } from 'node:events';
import { createServer } from 'node:net';

/** Throws with what to do when something listens on the port already. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  const server = createServer();
  const outcome = Promise.race([once(server, 'listening'), once(server, 'error').then(([error]) => error)]);
  server.listen(port);
  const error = (await outcome) as NodeJS.ErrnoException | [];
  if ('code' in error)
    throw new Error(
      error.code === 'EACCES'
        ? `Port ${port} needs administrator rights: set ${variable} to one above 1023.`
        : `Port ${port} is in use: stop what runs there, or set ${variable} to another port.`,
    );
  server.close();
  await once(server, 'close');
}
