import { startSweeper } from './startSweeper';

describe('The sweeper', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('begins a round only when the last one has ended', async () => {
    let end = () => {};
    const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const sweeper = startSweeper(work, 1_000);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(work).toHaveBeenCalledTimes(1);
    end();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(work).toHaveBeenCalledTimes(2);
    end();
    await sweeper.stop();
  });

  it('stops after the round that runs, and begins no other', async () => {
    let end = () => {};
    const work = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const sweeper = startSweeper(work, 1_000);
    await jest.advanceTimersByTimeAsync(1_000);
    let stopped = false;
    const stopping = sweeper.stop().then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(0);
    expect(stopped).toBe(false);
    end();
    await stopping;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('tells of an error once, and when it is over', async () => {
    const results = ['no mail server', 'no mail server', 'no database', undefined, undefined];
    const log = jest.fn();
    const work = async () => {
      const problem = results.shift();
      if (problem) throw new Error(problem);
    };
    const sweeper = startSweeper(work, 1_000, log);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(log.mock.calls).toEqual([
      ['The sweep failed: no mail server'],
      ['The sweep failed: no database'],
      ['The sweep works again.'],
    ]);
    await sweeper.stop();
  });

  it('rests with an interval of 0', async () => {
    const work = jest.fn(async () => {});
    const sweeper = startSweeper(work, 0);
    await jest.advanceTimersByTimeAsync(5_000);
    await sweeper.stop();
    expect(work).not.toHaveBeenCalled();
  });
});
