import type { PortlessWebServer } from '../startWebServer';
import { faultOfSuccessor } from './faultOfSuccessor';

interface Switch {
  running: PortlessWebServer;
  successor: PortlessWebServer;
  /** Where the one that runs answers. */
  url: string;
}

/** How it went. `undone`: the one that ran died meanwhile, so that nothing can be said of the other, which runs on. */
type Outcome = { kind: 'switched' } | { kind: 'refused'; fault: string } | { kind: 'undone' };

/**
 * Lets a web server serve beside the one that runs: it is first seen to be well, then both listen on the same socket, so
 * that whatever waits in its queue is accepted by one of the two and no request fails. One that does not become well is
 * stopped; after `switched` the other may retire.
 */
export async function switchTo({ running, successor, url }: Switch): Promise<Outcome> {
  const undone = running.ended.then((): Outcome => ({ kind: 'undone' }));
  const outcome = await Promise.race([undone, handOver(running, successor, url)]);
  if (outcome.kind === 'refused') await successor.stop();
  return outcome;
}

async function handOver(
  running: PortlessWebServer,
  successor: PortlessWebServer,
  url: string,
): Promise<Outcome> {
  // Beside a dead one there is nothing to measure by, and the next life measures anew.
  const ended = Promise.race([successor.ended, running.ended]);
  const fault = await faultOfSuccessor({ door: successor.door, ended }, url);
  if (fault !== undefined) return { kind: 'refused', fault };
  const socket = await running.lend();
  await successor.tell('socket', socket);
  // It passes through here within one turn of the event loop, in which nobody is accepted.
  socket.close();
  return Promise.race([
    successor.ready.then((): Outcome => ({ kind: 'switched' })),
    successor.ended.then((): Outcome => ({ kind: 'refused', fault: 'it ended when it got the port' })),
  ]);
}
