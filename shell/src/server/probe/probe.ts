import type { ProbeOrder, ProbeReport } from '@shop/registry';
import { startGuard } from '../rendering/guardProcess';
import { briefly } from './briefly';
import { probeRelease } from './probeRelease';

const end = (report: ProbeReport) => process.send?.(report, () => process.exit());

// A floating rejection arrives here, too: live, it would end the remote's process.
process.on('uncaughtException', (error) =>
  end({ seen: [], problem: `It throws where nobody catches it: ${briefly(error)}` }),
);
process.on('disconnect', () => process.exit());
process.on('message', (order: ProbeOrder) => void probeRelease(order).then(end));
startGuard();
