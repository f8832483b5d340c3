import { existsSync } from 'node:fs';
import path from 'node:path';
import { fontFiles } from '@shop/ui/fonts';
import { createPortKeeper } from '../moment/portKeeper';
import { type PortlessWebServer, startPortlessWebServer, type WebServerOptions } from '../startWebServer';
import { supervise, type Supervised } from '../supervise';
import { switchTo } from './switchTo';

interface SupervisedShop extends WebServerOptions {
  /** Resolves when visitors may come. */
  open?: Promise<unknown>;
  /** Takes a shell back that did not become healthy. */
  takeBack(version: string, reason: string): Promise<unknown>;
  log?: (line: string) => void;
}

const shellFolder = ({ buildFolder, version }: Pick<WebServerOptions, 'buildFolder' | 'version'>) =>
  path.join(buildFolder, 'shell', version);

/**
 * Keeps the web server of a shell running, and switches to the shell that is live whenever that becomes another one.
 * Rejects when its port is in use.
 */
export async function superviseWebServer({
  open,
  takeBack,
  log = console.error,
  ...options
}: SupervisedShop): Promise<Omit<Supervised<{ url: string }>, 'goOnWith'>> {
  const { buildFolder, port } = options;
  const keeper = createPortKeeper(port, momentFont(shellFolder(options)));
  await keeper.take();
  let { version } = options;
  let live = version;
  let refused: string | undefined;
  let running: PortlessWebServer | undefined;
  /** One that comes, or one that goes. */
  let other: PortlessWebServer | undefined;
  let isStopping = false;
  let tellStart: (started: PortlessWebServer) => void = () => undefined;

  const start = (started: string) =>
    startPortlessWebServer({ ...options, version: started }, (told) => {
      live = told;
      void follow();
    });
  const supervised = supervise({
    name: 'The web server',
    start: () => {
      const child = start(version);
      running = child;
      tellStart(child);
      void child.door.then(async () => {
        await open;
        await child.tell('socket', await keeper.socket());
      });
      return child;
    },
    healthUrl: `http://127.0.0.1:${port}/healthz`,
    onReady: keeper.leave,
    onDown: () => {
      // Beside a dead one no other is measured: each try would be over at once, and the next begin, until this one is started again.
      running = undefined;
      void keeper.socket();
    },
  });

  /**
   * One that dies before the other could take over may do so in each of its lives, faster than any could be started: the other
   * waits for the next of them, as long as it is what is live. Resolves with how it went, and in whose place.
   */
  async function takeOver(successor: PortlessWebServer, first: PortlessWebServer) {
    let before = first;
    for (;;) {
      const begun = new Promise<PortlessWebServer>((resolve) => (tellStart = resolve));
      const outcome = await switchTo({ running: before, successor, url: `http://127.0.0.1:${port}` });
      if (outcome.kind !== 'undone' || isStopping) return { outcome, before };
      before = await begun;
      if (live === successor.version) continue;
      await successor.stop();
      return { outcome, before };
    }
  }

  /** Makes what runs what is live. */
  async function follow(): Promise<void> {
    if (live === version) refused = undefined;
    if (other || !running || live === version || live === refused) return;
    const next = live;
    if (!existsSync(shellFolder({ buildFolder, version: next }))) {
      refused = next;
      log(`The shell ${next} is live and its files are not here: ${version} goes on.`);
      return;
    }
    const successor = start(next);
    other = successor;
    const { outcome, before } = await takeOver(successor, running);
    // What was stopped with the shop was not found wanting: the next start has it.
    if (isStopping) return;
    if (outcome.kind === 'switched') {
      supervised.goOnWith(successor);
      log(`The shell ${next} serves in the place of ${version}.`);
      [running, other, version] = [successor, before, next];
      await before.retire();
    } else if (outcome.kind === 'refused') {
      refused = next;
      log(`The shell ${next} does not take over, because ${outcome.fault}: ${version} goes on.`);
      await takeBack(next, `${outcome.fault}.`).catch((error: Error) => log(error.message));
    }
    other = undefined;
    await follow();
  }

  return {
    ready: supervised.ready,
    ended: supervised.ended,
    stop: async () => {
      isStopping = true;
      await Promise.all([other?.stop(), supervised.stop()]);
    },
  };
}

function momentFont(folder: string): string {
  const font = fontFiles.find(({ path: address }) => address.includes('rozha-one-letters'));
  return path.join(folder, font?.path ?? '');
}
