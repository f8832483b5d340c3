import type { Child } from './startChild';
import { startRestartable } from './startRestartable';

/** Servers that are ready when told, and stop when told. */
function fakeServers() {
  const log: string[] = [];
  const readies: ((value: number) => void)[] = [];
  const start = (): Child<number> => {
    const number = readies.length + 1;
    log.push(`start ${number}`);
    return {
      ready: new Promise((resolve) => readies.push(resolve)),
      ended: new Promise(() => undefined),
      stop: async () => void log.push(`stop ${number}`),
      kill: () => undefined,
      tell: () => Promise.resolve(),
    };
  };
  return { log, start, isReady: (number: number) => readies[number - 1]?.(number) };
}

test('is started again once for changes that come together', async () => {
  const { log, start } = fakeServers();
  const server = startRestartable(start);
  await Promise.all([server.restart(), server.restart()]);
  expect(log).toEqual(['start 1', 'stop 1', 'start 2']);
});

test('is ready when the first start that works is', async () => {
  const { start, isReady } = fakeServers();
  const server = startRestartable(start);
  await server.restart();
  isReady(2);
  await expect(server.ready).resolves.toBe(2);
});

test('stays stopped when a change comes with the end', async () => {
  const { log, start } = fakeServers();
  const server = startRestartable(start);
  const restarted = server.restart();
  await server.stop();
  await restarted;
  expect(log.filter((line) => line.startsWith('start'))).toEqual(['start 1']);
});
