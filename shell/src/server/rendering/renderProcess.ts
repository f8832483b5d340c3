import { logAsJson } from '../log/log';
import { onBehalfOf } from '../log/requestScope';
import { createServerDatabase } from '../serverDatabase';
import { createCallRecorder } from '../tracing/tracedCall';
import { answerOrder } from './answerOrder';
import { startGuard } from './guardProcess';
import { loadRoutes } from './loadRoutes';
import { describeError } from './PageFault';
import type { HalfAddress, RenderOrder, RenderReport } from './renderMessages';
import { serverHalfLimits } from './serverHalfLimits';

const report = (message: RenderReport, done = () => undefined as void) => process.send?.(message, done);

/** Ends this process: after a fault nobody knows what state the remote's code is in. */
const giveUp = (error: unknown) =>
  report({ type: 'fatal', error: describeError(error) }, () => process.exit(1));

/** A process that runs the server half of one remote, so that whatever it does harms nobody else. */
async function start(address: HalfAddress) {
  const database = createServerDatabase(address);
  const routes = await loadRoutes(address);
  process.on('message', (order: RenderOrder) => {
    const recorder = createCallRecorder(order.trace);
    const run = () => answerOrder(order, routes, database, serverHalfLimits.render);
    void onBehalfOf(order.request, run, recorder).then((outcome) =>
      report({ type: 'done', id: order.id, outcome, calls: recorder?.calls }),
    );
  });
  report({ type: 'ready' });
}

// A floating rejection arrives here, too. The web server stops this process; a Ctrl-C is meant for that one.
process.on('uncaughtException', giveUp);
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
startGuard();
const address = JSON.parse(process.argv[2] ?? '') as HalfAddress;
logAsJson(`${address.name}@${address.version}`);
start(address).catch(giveUp);
