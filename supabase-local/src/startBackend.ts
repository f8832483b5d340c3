import { mkdir } from 'node:fs/promises';
import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { setPasswordRounds } from './auth/credentials';
import { createApp } from './createApp';
import { type Database, statementTimeout } from './db/database';
import { isEmbedded } from './db/openPglite';
import { rethrowFolderError } from './folderError';
import { startSweeper } from './functions/startSweeper';
import { createGoogleStandIn, googleMount } from './google/createGoogleStandIn';
import { allowShop } from './http/cors';
import { listen, refuseUpgrades, routeRequests, stopListening } from './http/listen';
import { openLocalKeys } from './localKeys';
import { openShop } from './openShop';
import type { BackendConfig } from './readConfig';
import { restMount } from './rest/createRestListener';
import { type Tracing, untraced } from './tracing/loadTracing';

export interface Backend {
  url: string;
  publishableKey: string;
  secretKey: string;
  /** By which the shop's own web server is known to the database. */
  serverToken: string;
  db: Database;
  /** What listens at `url`. */
  server: Server;
  stop(): Promise<void>;
}

/** Opens, migrates and seeds the database, then serves. Throws `StartupError` when the operator has to act. */
export async function startBackend(config: BackendConfig, tracing = untraced): Promise<Backend> {
  await mkdir(config.dataDir, { recursive: true }).catch(rethrowFolderError(config.dataDir));
  setPasswordRounds(config.passwordRounds);
  const { server, url } = await listen(config.port);
  let db: Database | undefined;
  try {
    db = await openShop(config);
    const backend = await serve(config, server, url, tracing.database(db), tracing);
    if (isEmbedded(db)) db.limitStatements(statementTimeout);
    return backend;
  } catch (error) {
    await stopListening(server);
    await db?.close();
    throw error;
  }
}

async function serve(
  config: BackendConfig,
  server: Server,
  url: string,
  db: Database,
  tracing: Tracing,
): Promise<Backend> {
  const { siteUrl } = config;
  const keys = await openLocalKeys(config.dataDir);
  await admitServer(db, keys.serverToken);
  const google = createGoogleStandIn(url, keys.sessionSecret);
  const app = await createApp({ config, db, keys, url, google: google.credentials });
  routeRequests(server, {
    mounts: { [googleMount]: google.listener, [restMount]: allowShop(siteUrl, app.rest) },
    main: allowShop(siteUrl, getRequestListener(app.routes.fetch)),
    siteUrl,
    proxies: config.trustedProxies,
    around: tracing.answers,
  });
  refuseUpgrades(server);
  const sweeper = startSweeper(tracing.rounds('sweep', app.sweep), config.sweepInterval);
  return {
    url,
    publishableKey: keys.publishableKeys[0],
    secretKey: keys.secretKeys[0],
    serverToken: keys.serverToken,
    db,
    server,
    stop: async () => {
      // The sweep talks to this very server, so it ends first.
      await sweeper.stop();
      await app.settle();
      await stopListening(server);
      await db.close();
    },
  };
}

/** As docs/how-to/go-live.md has it done by hand on a hosted project. */
const admitServer = (db: Database, token: string) =>
  db.query(
    `insert into private.server_tokens (digest, note)
     values (encode(sha256(convert_to($1, 'UTF8')), 'hex'), 'local backend') on conflict do nothing`,
    [token],
  );
