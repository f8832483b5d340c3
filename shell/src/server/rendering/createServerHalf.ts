import { createPlaces } from '../createPlaces';
import type { RemoteState } from './renderer';
import type { RenderOrder, RenderOutcome } from './renderMessages';
import { serverHalfLimits } from './serverHalfLimits';
import type { RenderProcess } from './startRenderProcess';

/** Milliseconds before the process is started again, after its first and its second incident. */
const pauses = [1000, 5000];
/** Milliseconds before files that could not be had, or are not what was released, are looked at again. */
const secondLook = 15_000;
/** Milliseconds after which an incident is forgotten. */
const memory = 10 * 60_000;
/** Milliseconds before one that was demoted is tried again: shorter than `memory`, so that it is demoted sooner if it is no better. */
const demotion = 5 * 60_000;

/** The server half of one version of a remote, whose process is started again when it ends. */
export interface ServerHalf {
  status(): Pick<RemoteState, 'reason'> & { state: 'ready' | 'loading' | 'demoted' };
  /** False until its first start came to an end, good or bad. */
  isSettled(): boolean;
  /**
   * `unavailable`: there is no process at the moment, or too many wait for it; `lost`: it ended while it rendered. Never
   * rejects.
   */
  render(order: Omit<RenderOrder, 'id'>): Promise<RenderOutcome | { kind: 'unavailable' | 'lost' }>;
  /** Milliseconds (of `now`) since when nothing was asked of it; undefined while it renders. */
  idleSince(): number | undefined;
  stop(): void;
}

interface Options {
  /**
   * Sees to it that the files which the process runs are there and are what was released. While it rejects there is no
   * process, which is no incident of the remote: its files may be mended.
   */
  prepare?: () => Promise<void>;
  start: () => RenderProcess;
  /** Hears of every incident in words that follow the remote's name. */
  report: (incident: string) => void;
  now?: () => number;
}

/**
 * Keeps a server half running. When its process ends, that is an incident; after the third within ten minutes it is
 * demoted: its pages render in the browser until it is tried again, after five minutes. It is asked for so many pages at
 * once that it lets go of its thread in time, however many visitors ask for different ones.
 */
export function createServerHalf({
  prepare,
  start,
  report,
  now = () => performance.now(),
}: Options): ServerHalf {
  let preparing: Promise<void> | undefined;
  let running: RenderProcess | undefined;
  let isReady = false;
  let isSettled = false;
  let isStopped = false;
  let incidents: { at: number }[] = [];
  let reason: string | undefined;
  let isDemoted = false;
  const inPlace = createPlaces(serverHalfLimits.orders);
  let underWay = 0;
  let lastUse = now();

  const launch = () => {
    if (isStopped) return;
    if (!prepare) return run();
    preparing = prepare()
      .then(run, handleRefusal)
      .finally(() => (preparing = undefined));
  };
  const handleRefusal = (error: unknown) => {
    isSettled = true;
    const what = `is not started: ${error instanceof Error ? error.message : String(error)}`;
    if (reason !== what) report(`${what} Browsers render it until that is mended`);
    reason = what;
    setTimeout(launch, secondLook).unref();
  };
  const run = () => {
    if (isStopped) return;
    reason = undefined;
    try {
      running = start();
    } catch (error) {
      // As where the machine has no room for another process.
      return handleEnd(`could not be started: ${(error as Error).message}`);
    }
    void running.ready.then(() => {
      isReady = true;
      isSettled = true;
      isDemoted = false;
    });
    void running.ended.then(handleEnd);
  };
  const handleEnd = (what: string) => {
    running = undefined;
    isReady = false;
    isSettled = true;
    if (isStopped) return;
    reason = what;
    incidents = [...incidents.filter(({ at }) => at > now() - memory), { at: now() }];
    const pause = pauses[incidents.length - 1];
    isDemoted ||= pause === undefined;
    report(
      pause === undefined
        ? `${what}; that was the third time in ten minutes: browsers render it, and it is tried again in five minutes`
        : `${what}; it is started again`,
    );
    setTimeout(launch, pause ?? demotion).unref();
  };
  const ask = async (
    order: Omit<RenderOrder, 'id'>,
  ): Promise<RenderOutcome | { kind: 'unavailable' | 'lost' }> => {
    if (preparing) await preparing;
    const process = running;
    if (!process || !(isReady || (await getsReady(process)))) return { kind: 'unavailable' };
    return (await process.render(order)) ?? { kind: 'lost' };
  };
  launch();

  return {
    status: () => (isReady ? { state: 'ready' } : { state: isDemoted ? 'demoted' : 'loading', reason }),
    isSettled: () => isSettled,
    render: async (order) => {
      underWay += 1;
      const outcome = await inPlace(() => ask(order));
      underWay -= 1;
      lastUse = now();
      return outcome ?? { kind: 'unavailable' };
    },
    idleSince: () => (underWay === 0 ? lastUse : undefined),
    stop: () => {
      isStopped = true;
      running?.stop();
    },
  };
}

const getsReady = ({ ready, ended }: RenderProcess): Promise<boolean> =>
  Promise.race([ready.then(() => true), ended.then(() => false)]);
