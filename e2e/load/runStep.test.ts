import { setImmediate } from 'node:timers/promises';
import { runStep } from './runStep';
import { keptUp, summarize } from './summarize';

/** Time that passes when somebody waits for it or is busy, and as much as they say. */
function createClock() {
  let now = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  return {
    now: () => now,
    pause: (time: number) => {
      now += time;
      for (const { at, wake } of sleepers) if (at <= now) wake();
      return setImmediate();
    },
    pass: (time: number) => void (now += time),
    until: (at: number) =>
      new Promise<void>((wake) => {
        if (at <= now) wake();
        else sleepers.push({ at, wake });
      }),
  };
}

test('a shop that stands still for a while costs everybody who was to come meanwhile', async () => {
  // Every 10 ms for 400 ms; whoever comes before 200 ms is answered at 200 ms.
  const arrivals = Array.from({ length: 40 }, (_, index) => index * 10);
  const clock = createClock();
  const act = () => ({ wish: 'page', done: clock.until(200) });
  const step = await runStep({ arrivals, most: 1000, clock, act });
  expect(step.visits).toHaveLength(40);
  const waited = step.visits.filter(({ took }) => took > 50);
  // A loop that waits for each answer before it asks again would count one.
  expect(waited).toHaveLength(15);
  expect(summarize(step.visits).p99).toBeGreaterThan(180);
});

test('counts from the moment at which somebody was to come, also where the sender is late', async () => {
  const clock = createClock();
  const step = await runStep({
    arrivals: [0, 1, 2],
    most: 10,
    clock,
    act: () => {
      // The sender itself is busy.
      clock.pass(60);
      return { wish: 'page', done: Promise.resolve() };
    },
  });
  expect(Math.max(...step.visits.map(({ took }) => took))).toBe(180);
  expect(step.lateness).toBeGreaterThan(60);
});

test('gives up where more wait than may, and says what went wrong by its words', async () => {
  let release: () => void = () => undefined;
  const never = new Promise<void>((resolve) => (release = resolve));
  const clock = createClock();
  const act = () => ({ wish: 'page', done: never });
  const overrun = runStep({ arrivals: [0, 1, 2, 3], most: 2, clock, act });
  // A turn for everybody who may come.
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
  release();
  const step = await overrun;
  expect([step.gaveUp, step.visits.length, keptUp(step)]).toEqual([true, 2, false]);

  const refused = await runStep({
    arrivals: [0, 0],
    most: 5,
    clock,
    act: () => ({ wish: 'order', done: Promise.reject(new Error('OUT_OF_STOCK')) }),
  });
  expect(summarize(refused.visits).faults).toEqual({ OUT_OF_STOCK: 2 });
  expect(keptUp(refused)).toBe(false);
});
