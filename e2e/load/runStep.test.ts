import { setTimeout } from 'node:timers/promises';
import { runStep } from './runStep';
import { keptUp, summarize } from './summarize';

test('a shop that stands still for a while costs everybody who was to come meanwhile', async () => {
  // Every 10 ms for 400 ms; whoever comes before 200 ms is answered at 200 ms.
  const arrivals = Array.from({ length: 40 }, (_, index) => index * 10);
  const standstill = setTimeout(200);
  const step = await runStep({ arrivals, most: 1000, act: () => ({ wish: 'page', done: standstill }) });
  expect(step.visits).toHaveLength(40);
  const waited = step.visits.filter(({ took }) => took > 50);
  // A loop that waits for each answer before it asks again would count one.
  expect(waited.length).toBeGreaterThanOrEqual(14);
  expect(summarize(step.visits).p99).toBeGreaterThan(180);
});

test('counts from the moment at which somebody was to come, also where the sender is late', async () => {
  const step = await runStep({
    arrivals: [0, 1, 2],
    most: 10,
    act: () => {
      // The sender itself is busy.
      for (const until = performance.now() + 60; performance.now() < until;);
      return { wish: 'page', done: Promise.resolve() };
    },
  });
  expect(Math.max(...step.visits.map(({ took }) => took))).toBeGreaterThan(110);
  expect(step.lateness).toBeGreaterThan(60);
});

test('gives up where more wait than may, and says what went wrong by its words', async () => {
  let release: () => void = () => undefined;
  const never = new Promise<void>((resolve) => (release = resolve));
  const overrun = runStep({ arrivals: [0, 1, 2, 3], most: 2, act: () => ({ wish: 'page', done: never }) });
  await setTimeout(50);
  release();
  const step = await overrun;
  expect([step.gaveUp, step.visits.length, keptUp(step)]).toEqual([true, 2, false]);

  const refused = await runStep({
    arrivals: [0, 0],
    most: 5,
    act: () => ({ wish: 'order', done: Promise.reject(new Error('OUT_OF_STOCK')) }),
  });
  expect(summarize(refused.visits).faults).toEqual({ OUT_OF_STOCK: 2 });
  expect(keptUp(refused)).toBe(false);
});
