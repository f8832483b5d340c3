import type { Api } from './openApi';
import { processorTime } from './processorTime';

export interface Load {
  perSecond: number;
  /** Milliseconds of processor time for each. */
  backend: number;
  database: number;
}

/** Lets every worker do its work again and again for some seconds. Rejects with the first that fails. */
export async function measureLoad(
  api: Api,
  seconds: number,
  workers: (() => Promise<unknown>)[],
): Promise<Load> {
  const before = processorTime(api);
  const started = performance.now();
  const until = started + seconds * 1000;
  let done = 0;
  const keepWorking = async (work: () => Promise<unknown>) => {
    for (; performance.now() < until; done += 1) await work();
  };
  await Promise.all(workers.map(keepWorking));
  const took = (performance.now() - started) / 1000;
  const after = processorTime(api);
  return {
    perSecond: done / took,
    backend: (after.backend - before.backend) / done,
    database: (after.database - before.database) / done,
  };
}
