import type { RequestListener } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { Hono } from 'hono';
import { shop } from '@shop/kernel/domain';
import { createAuthRoutes } from './auth/authRoutes';
import type { ProviderCredentials } from './auth/provider';
import { backupMount, createBackupRoutes } from './backup/backupRoutes';
import type { Database } from './db/database';
import { isDatabaseAway } from './db/databaseAway';
import { DatabaseError } from './db/databaseError';
import { createFunctionRoutes } from './functions/functionRoutes';
import { createLocalContext } from './functions/localFunctions';
import { createSweepRound } from './functions/sweepRound';
import { createGenerateRoutes, generateMount } from './generate/generateRoutes';
import { createIdentify } from './http/caller';
import { limitBody } from './http/limitBody';
import { logFault } from './http/logFault';
import { requireApiKey } from './http/requireApiKey';
import type { LocalKeys } from './localKeys';
import { createMailbox } from './mail/mailbox';
import { createMailboxRoutes } from './mail/mailboxRoutes';
import { createMailer, createOutboxMailer } from './mail/mailer';
import type { BackendConfig } from './readConfig';
import { createAnswerRequest } from './rest/answerRequest';
import { createRestListener } from './rest/createRestListener';
import { createSandboxPay, sandboxPayMount, sandboxPayoutAccount } from './sandbox-pay/sandboxPay';
import { createStorageRoutes } from './storage/storageRoutes';
import { createTokens } from './tokens';

interface AppOptions {
  config: BackendConfig;
  db: Database;
  keys: LocalKeys;
  url: string;
  google: ProviderCredentials;
}

interface App {
  routes: Hono;
  /** Below `restMount`. */
  rest: RequestListener;
  /** Does once what nobody waits for: expiries, refunds, mails. Rejects with what failed. */
  sweep(): Promise<void>;
  /** Resolves when nothing is under way that a request left behind. */
  settle(): Promise<void>;
}

const maxBody = 1024 * 1024;
/** Milliseconds. Silent behind a long transaction, a backend would count as hung and be ended in the middle of it. */
const healthPatience = 1_000;
const tooLarge = { code: '413', message: 'The request body is too large.' };

/** Every HTTP answer of the backend, except the pages of the Google stand-in. */
export async function createApp({ config, db, keys, url, google }: AppOptions): Promise<App> {
  const tokens = await createTokens(keys);
  const mailbox = createMailbox(db);
  const functions = createLocalContext({
    keys,
    url,
    siteUrl: config.siteUrl,
    sendMail: createOutboxMailer(config.smtpUrl, mailbox),
  });
  const account = {
    ...keys.payment,
    merchant: shop.name,
    payoutAccount: sandboxPayoutAccount,
    webhookUrl: `${url}/functions/v1/payments-webhook`,
  };
  const provider = createSandboxPay({ db, url, account, captureDelay: config.captureDelay });
  const identify = createIdentify(keys, tokens);
  const rest = createRestListener({ keys, identify, answer: await createAnswerRequest(db), maxBody });
  const app = new Hono();
  // Whoever sends a body shows the project's key first: nothing of it is read for strangers.
  const withKey = requireApiKey(keys);
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/auth/v1/*', withKey);
  const limit = limitBody(maxBody, tooLarge);
  // Storage and the functions ask who calls before they read, and know how much they take.
  app.use((c, next) => (/^\/(storage|functions)\/v1\//.test(c.req.path) ? next() : limit(c, next)));
  app.get('/health', async (c) => {
    const isBusy = await Promise.race([
      db.query('select 1').then(() => false),
      setTimeout(healthPatience, true, { ref: false }),
    ]);
    if (isBusy)
      return c.json({ code: 'database_busy', message: 'The database is busy.' }, 503, { 'Retry-After': '1' });
    // Public by its nature, and all that a remote alone needs to find its backend.
    return c.json({ ok: true, engine: db.engine, publishableKey: keys.publishableKeys[0] });
  });
  app.route(
    '/auth/v1',
    createAuthRoutes({ config, db, keys, tokens, url, google, mail: createMailer(config.smtpUrl, mailbox) }),
  );
  app.route('/storage/v1', createStorageRoutes(config, db, identify));
  app.route('/functions/v1', createFunctionRoutes(keys, functions));
  app.route(sandboxPayMount, provider.routes);
  app.route(backupMount, createBackupRoutes(db, config.dataDir, keys));
  app.route(generateMount, createGenerateRoutes(db, keys));
  app.route('/mailbox', createMailboxRoutes(mailbox));
  app.get('/mailbox.json', async (c) => c.json(await mailbox.list(c.req.query('to'))));
  app.notFound((c) =>
    c.json({ code: 'not_implemented', message: `The local backend does not implement ${c.req.path}.` }, 501),
  );
  app.onError((error, c) => {
    if (isDatabaseAway(error)) {
      return c.json({ code: 'database_away', message: error.message }, 503, { 'Retry-After': '1' });
    }
    // Class 22 is a value that Postgres cannot hold, such as a NUL character in a text: the caller's fault.
    if (error instanceof DatabaseError && error.code.startsWith('22'))
      return c.json({ code: 'bad_value', message: error.message }, 400);
    logFault(c.req, error);
    return c.json(
      { code: 'unexpected_failure', message: 'The local backend failed; its log says why.' },
      500,
    );
  });
  return { routes: app, rest, sweep: createSweepRound(functions, provider), settle: provider.settle };
}
