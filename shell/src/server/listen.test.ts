import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { watchListening } from './listen';

test('a port that is in use is a reason not to start', async () => {
  const blocker = createServer().listen(0);
  await once(blocker, 'listening');
  const server = createServer();
  const failed = new Promise((resolve) => watchListening(server, resolve));
  server.listen((blocker.address() as AddressInfo).port);
  expect(await failed).toMatchObject({ code: 'EADDRINUSE' });
  blocker.close();
});

test('a connection for which there is no room is no reason to end', async () => {
  const written = jest.spyOn(console, 'error').mockReturnValue();
  const server = createServer();
  const fail = jest.fn();
  watchListening(server, fail);
  server.listen(0);
  await once(server, 'listening');
  for (const message of ['accept EMFILE', 'accept ENFILE']) {
    server.emit('error', new Error(message));
    expect(written).toHaveBeenLastCalledWith(`A connection failed: ${message}`);
  }
  expect(fail).not.toHaveBeenCalled();
  server.close();
});
