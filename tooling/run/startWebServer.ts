import { Server } from 'node:net';
import path from 'node:path';
import type { BackendReady } from './startBackend';
import { type Child, startChild } from './startChild';

export interface WebServerOptions {
  buildFolder: string;
  /** The version of the shell whose web server it is. */
  version: string;
  port: number;
  backend: BackendReady;
  development?: boolean;
}

const programOf = ({ buildFolder, version }: WebServerOptions) =>
  path.join(buildFolder, 'shell', version, 'server/main.cjs');

const settingsOf = ({ buildFolder, port, backend, development }: WebServerOptions): NodeJS.ProcessEnv => ({
  PORT: String(port),
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  // By which shells know it that were released before.
  SUPABASE_ANON_KEY: backend.publishableKey,
  ...(backend.serverToken && { SHOP_SERVER_TOKEN: backend.serverToken }),
  BUILD_FOLDER: buildFolder,
  DEV: development ? '1' : '',
  // What is built in development is signed with the folder's own keys.
  ...(development ? { REGISTRY_PUBLIC_KEY: '', REGISTRY_PRIVATE_KEY: '' } : {}),
});

/** Starts the built shop, which opens its port itself. */
export const startWebServer = (options: WebServerOptions): Child<{ url: string }> =>
  startChild([programOf(options)], settingsOf(options));

/** A web server that waits for its port, and may give it to another. */
export interface PortlessWebServer extends Child<{ url: string }> {
  version: string;
  /** Where it answers this script alone, before it has the port. Never when it ended before. */
  door: Promise<string>;
  /** Its listening socket, for another to listen on as well. Never when it ended before. */
  lend(): Promise<Server>;
  /** Ends it without haste: another has the port too, and whoever is connected to it is to be answered. */
  retire(): Promise<void>;
}

/** Milliseconds that a web server may take to retire: longer than it gives its visitors. */
const retireTimeout = 40_000;

/** Starts the built shop, which gets its port by `tell('socket', …)`. `onLiveShell` hears which shell is live. */
export function startPortlessWebServer(
  options: WebServerOptions,
  onLiveShell: (version: string) => void,
): PortlessWebServer {
  let openDoor: (url: string) => void = () => undefined;
  const door = new Promise<string>((resolve) => (openDoor = resolve));
  let receive: (socket: Server) => void = () => undefined;
  const hear = (said: unknown, socket: unknown) => {
    if (socket instanceof Server) receive(socket);
    const { door: url, liveShell } = said as { door?: string; liveShell?: string };
    if (url) openDoor(url);
    if (liveShell) onLiveShell(liveShell);
  };
  const env = { ...settingsOf(options), SOCKET_FROM_PARENT: '1' };
  const child = startChild<{ url: string }>([programOf(options)], env, { hear });
  return {
    ...child,
    version: options.version,
    door,
    lend: () => {
      const lent = new Promise<Server>((resolve) => (receive = resolve));
      void child.tell('lend');
      return lent;
    },
    retire: async () => {
      const deadline = setTimeout(child.kill, retireTimeout);
      await child.tell('retire');
      await child.ended;
      clearTimeout(deadline);
    },
  };
}
