import type { Environment } from '../../pageData';
import { createServerHalf } from './createServerHalf';
import type { RenderOutcome } from './renderMessages';
import type { RenderProcess } from './startRenderProcess';

const page = { kind: 'response', status: 200, headers: [], body: new Uint8Array() } satisfies RenderOutcome;
const environment = {} as Environment;
const minute = 60_000;

/** Processes whose lives the test leads, the last one last. */
function halfByHand() {
  const processes: {
    getReady: () => void;
    end: (what: string) => void;
    render: jest.Mock;
    stop: jest.Mock;
  }[] = [];
  const reported: string[] = [];
  let time = 0;
  let startFault: Error | undefined;
  const half = createServerHalf({
    start: (): RenderProcess => {
      if (startFault) throw startFault;
      const render = jest.fn(() => Promise.resolve(page));
      const stop = jest.fn();
      let getReady = () => {};
      let end: (what: string) => void = () => {};
      const ready = new Promise<void>((resolve) => (getReady = resolve));
      const ended = new Promise<string>((resolve) => (end = resolve));
      processes.push({ getReady, end, render, stop });
      return { ready, ended, render, stop };
    },
    report: (incident) => reported.push(incident),
    now: () => time,
  });
  const last = () => processes.at(-1)!;
  const settle = () => jest.advanceTimersByTimeAsync(0);
  return {
    half,
    processes,
    reported,
    last,
    failStarts: (error: Error | undefined) => (startFault = error),
    render: () => half.render({ url: 'https://shop.example/a', environment, remotes: [] }),
    getReady: () => (last().getReady(), settle()),
    end: (what: string) => (last().end(what), settle()),
    after: (milliseconds: number) => {
      time += milliseconds;
      return jest.advanceTimersByTimeAsync(milliseconds);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('whoever comes while the process starts waits for it', async () => {
  const { half, render, getReady } = halfByHand();
  const outcome = render();
  expect(half.isSettled()).toBe(false);
  await getReady();
  expect(await outcome).toBe(page);
  expect(half.status()).toEqual({ state: 'ready' });
});

test('whoever waits for a process that ends before it was ready is told', async () => {
  const { render, end } = halfByHand();
  const outcome = render();
  await end('failed');
  expect(await outcome).toEqual({ kind: 'unavailable' });
});

test('a page is lost with its process; another process is started after a pause', async () => {
  const { half, processes, reported, render, getReady, end, last, after } = halfByHand();
  await getReady();
  last().render.mockResolvedValueOnce(undefined);
  expect(await render()).toEqual({ kind: 'lost' });
  await end('called process.exit');
  expect(await render()).toEqual({ kind: 'unavailable' });
  expect(half.status()).toEqual({ state: 'loading', reason: 'called process.exit' });
  expect(reported).toEqual(['called process.exit; it is started again']);
  expect(processes).toHaveLength(1);
  await after(1000);
  expect(processes).toHaveLength(2);
  await getReady();
  expect(await render()).toBe(page);
});

test('after the third incident within ten minutes it is demoted, and tried again after a while', async () => {
  const { half, processes, reported, render, getReady, end, after } = halfByHand();
  for (const pause of [1000, 5000]) {
    await end('looped');
    await after(pause);
  }
  await end('looped');
  expect(half.status()).toEqual({ state: 'demoted', reason: 'looped' });
  expect(reported.at(-1)).toMatch(/^looped; that was the third time in ten minutes/);
  await after(5 * minute - 1);
  expect(processes).toHaveLength(3);
  expect(await render()).toEqual({ kind: 'unavailable' });

  await after(1);
  expect(processes).toHaveLength(4);
  expect(half.status().state).toBe('demoted');
  await getReady();
  expect(half.status()).toEqual({ state: 'ready' });
  expect(await render()).toBe(page);
  // It is no better: once is enough this time.
  await end('looped');
  expect(half.status().state).toBe('demoted');
  await after(5000);
  expect(processes).toHaveLength(4);
});

test('a process that cannot be started is an incident, and tried again', async () => {
  const { half, reported, end, getReady, failStarts, after, render } = halfByHand();
  failStarts(new Error('spawn ENOMEM'));
  await end('looped');
  await after(1000);
  expect(half.status()).toEqual({ state: 'loading', reason: 'could not be started: spawn ENOMEM' });
  expect(reported.at(-1)).toBe('could not be started: spawn ENOMEM; it is started again');
  failStarts(undefined);
  await after(5000);
  await getReady();
  expect(await render()).toBe(page);
});

test('a flood of orders never reaches the process at once, and has an end', async () => {
  const { last, render, getReady, end } = halfByHand();
  await getReady();
  const lose: (() => void)[] = [];
  last().render.mockImplementation(() => new Promise((resolve) => lose.push(() => resolve(undefined))));
  const outcomes = Array.from({ length: 500 }, render);
  const kindsOf = async (some: typeof outcomes) => (await Promise.all(some)).map(({ kind }) => kind);
  expect(new Set(await kindsOf(outcomes.slice(100)))).toEqual(new Set(['unavailable']));
  expect(lose.length).toBeLessThan(20);
  // Who waits while the process ends has lost nothing.
  await end('looped');
  for (const now of lose) now();
  expect((await kindsOf(outcomes)).filter((kind) => kind === 'lost')).toHaveLength(lose.length);
});

test('incidents of more than ten minutes ago are forgotten', async () => {
  const { half, processes, end, after } = halfByHand();
  for (let incident = 0; incident < 5; incident += 1) {
    await end('looped');
    await after(6 * minute);
  }
  expect(half.status().state).toBe('loading');
  expect(processes).toHaveLength(6);
});

test('one that was stopped is not started again, and its end is no incident', async () => {
  const { half, processes, reported, end, last, after } = halfByHand();
  half.stop();
  expect(last().stop).toHaveBeenCalled();
  await end('was stopped');
  await after(minute);
  expect(processes).toHaveLength(1);
  expect(reported).toEqual([]);
});

test('it is idle unless a page is being rendered', async () => {
  const { half, render, getReady, after } = halfByHand();
  await after(500);
  const outcome = render();
  expect(half.idleSince()).toBeUndefined();
  await getReady();
  await outcome;
  expect(half.idleSince()).toBe(500);
});

describe('files that are not what was released', () => {
  /** A half whose files are looked at before it starts; each look ends as the test says. */
  function halfWithFiles() {
    const looks: ((problem?: string) => void)[] = [];
    const reported: string[] = [];
    const start = jest.fn((): RenderProcess => ({
      ready: Promise.resolve(),
      ended: new Promise(() => undefined),
      render: () => Promise.resolve(page),
      stop: () => undefined,
    }));
    const half = createServerHalf({
      prepare: () =>
        new Promise((resolve, reject) =>
          looks.push((problem) => (problem === undefined ? resolve() : reject(new Error(problem)))),
        ),
      start,
      report: (incident) => reported.push(incident),
      now: () => 0,
    });
    const render = () => half.render({ url: 'https://shop.example/a', environment, remotes: [] });
    const look = async (problem?: string) => {
      looks.at(-1)?.(problem);
      await jest.advanceTimersByTimeAsync(0);
    };
    return { half, looks, look, reported, start, render };
  }

  test('whoever comes while they are looked at waits, and they run when they are sound', async () => {
    const { half, look, render, start } = halfWithFiles();
    const outcome = render();
    expect(start).not.toHaveBeenCalled();
    expect(half.isSettled()).toBe(false);
    await look();
    expect(await outcome).toBe(page);
    expect(half.status()).toEqual({ state: 'ready' });
  });

  test('never run; they are looked at again for ever, said once, and run when they are mended', async () => {
    const { half, looks, look, reported, start, render } = halfWithFiles();
    const outcome = render();
    await look('x.js is not what was released.');
    expect(await outcome).toEqual({ kind: 'unavailable' });
    expect(half.isSettled()).toBe(true);
    for (let again = 0; again < 5; again += 1) {
      await jest.advanceTimersByTimeAsync(minute);
      await look('x.js is not what was released.');
    }
    expect(looks).toHaveLength(6);
    expect(start).not.toHaveBeenCalled();
    expect(half.status()).toEqual({ state: 'loading', reason: expect.stringContaining('x.js is not') });
    expect(reported).toEqual([
      'is not started: x.js is not what was released. Browsers render it until that is mended',
    ]);
    await jest.advanceTimersByTimeAsync(minute);
    await look();
    expect(await render()).toBe(page);
  });

  test('nothing is started that was stopped meanwhile', async () => {
    const { half, looks, look, start } = halfWithFiles();
    half.stop();
    await look();
    await jest.advanceTimersByTimeAsync(minute);
    expect(start).not.toHaveBeenCalled();
    expect(looks).toHaveLength(1);
  });
});
