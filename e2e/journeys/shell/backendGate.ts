import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Mode = 'open' | 'refusing' | 'silent' | 'late';

/**
 * Stands before a backend, and can take it away: `refusing` breaks every connection, `silent` never answers, `late` answers
 * when it is opened again.
 */
export interface BackendGate {
  url: string;
  set(mode: Mode): void;
  /** Connections that came since the last change. */
  connections(): number;
  stop(): Promise<void>;
}

/** A gate to `backendUrl`, which knows nothing of it. */
export async function openGate(backendUrl: string): Promise<BackendGate> {
  const { hostname, port } = new URL(backendUrl);
  const sockets = new Set<Socket>();
  let mode: Mode = 'open';
  let connections = 0;
  let held: (() => void)[] = [];
  const hold = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('close', () => sockets.delete(socket));
  };
  const server = createServer((socket) => {
    connections += 1;
    hold(socket);
    if (mode === 'refusing') socket.destroy();
    if (mode === 'late') held.push(() => join(socket));
    if (mode === 'open') join(socket);
  });
  const join = (socket: Socket) => {
    const backend = connect(Number(port), hostname);
    hold(backend);
    socket.pipe(backend).pipe(socket);
    socket.once('close', () => backend.destroy());
    backend.once('close', () => socket.destroy());
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    set: (next) => {
      if (mode === 'late' && next === 'open') for (const joinNow of held) joinNow();
      else breakAll();
      held = [];
      mode = next;
      connections = 0;
    },
    connections: () => connections,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      breakAll();
      await closed;
    },
  };
}
