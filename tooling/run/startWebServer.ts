import type { Server } from 'node:net';
import path from 'node:path';
import type { BackendReady } from './startBackend';
import { type Child, startChild } from './startChild';

interface WebServerOptions {
  buildFolder: string;
  port: number;
  backend: BackendReady;
  development: boolean;
  /** The socket to listen on, instead of opening one on the port. */
  socketOf?: () => Promise<Server>;
}

/** Starts the built shop. */
export const startWebServer = ({
  buildFolder,
  port,
  backend,
  development,
  socketOf,
}: WebServerOptions): Child<{ url: string }> =>
  startChild(
    [path.join(buildFolder, 'shell/server/main.cjs')],
    {
      PORT: String(port),
      SUPABASE_URL: backend.url,
      SUPABASE_ANON_KEY: backend.publishableKey,
      ...(backend.serverToken && { SHOP_SERVER_TOKEN: backend.serverToken }),
      BUILD_FOLDER: buildFolder,
      DEV: development ? '1' : '',
      // What is built in development is signed with the folder's own keys.
      ...(development ? { REGISTRY_PUBLIC_KEY: '', REGISTRY_PRIVATE_KEY: '' } : {}),
      SOCKET_FROM_PARENT: socketOf ? '1' : '',
    },
    socketOf,
  );
