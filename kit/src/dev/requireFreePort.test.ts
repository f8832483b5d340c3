import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { requireFreePort } from './requireFreePort';

describe('requireFreePort', () => {
  it.each(['::', '127.0.0.1'])(
    'names the port that is taken at %s and the variable that sets another',
    async (host) => {
      const server = createServer().listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      try {
        await expect(requireFreePort(port, 'PORT')).rejects.toThrow(
          `Port ${port} is in use: stop what runs there, or set PORT to another port.`,
        );
      } finally {
        server.close();
        await once(server, 'close');
      }
      await expect(requireFreePort(port, 'PORT')).resolves.toBeUndefined();
    },
  );
});
