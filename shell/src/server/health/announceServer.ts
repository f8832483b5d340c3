import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { unwrap } from '@shop/kernel/data';
import { withTimeout } from '../../federation/withTimeout';
import { createServerDatabase } from '../serverDatabase';
import type { Settings } from '../settings';

/** Milliseconds between two greetings; after three of them that did not come, the staff sees a server as gone. */
const rhythm = 60_000;
/** Milliseconds that the database has for one. */
const timeout = 5_000;

/** Tells the database again and again that this process serves, and with which shell; without a token nobody. */
export function announceServer(
  settings: Pick<Settings, 'supabaseUrl' | 'publishableKey' | 'serverToken' | 'shellFolder'>,
): void {
  const { serverToken, shellFolder } = settings;
  if (!serverToken) return;
  const database = createServerDatabase(settings);
  const args = { p_token: serverToken, p_id: randomUUID(), p_version: path.basename(shellFolder) };
  const greet = () =>
    // Who does not hear it shows it: the status page is about nothing else, and a log would say it every minute.
    void withTimeout(unwrap(database.rpc('note_web_server', args)), timeout).catch(() => undefined);
  greet();
  setInterval(greet, rhythm).unref();
}
