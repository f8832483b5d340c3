import { DataError, unansweredCode } from '../data/dataError';
import type { Platform } from '../platform/createPlatform';
import { createService } from '../platform/service';
import { createPageMemory } from './pageMemory';
import { provideToLoaders } from './platformContext';

function open() {
  const service = createService(() => 0.5);
  const platform = { session: { get: () => ({ status: 'signed-out' }) }, service } as Platform;
  const leaving = new AbortController();
  const args = {
    request: new Request('https://shop.example/new-arrivals', { signal: leaving.signal }),
    context: provideToLoaders(platform),
  } as unknown as Parameters<ReturnType<typeof createPageMemory>['ask']>[0];
  return { service, platform, args, leaving, memory: createPageMemory() };
}

const silence = () => Promise.reject(new DataError(unansweredCode, 'nobody answered'));

test('a visit that nobody answers says at once that it waits, and asks when asking makes sense', async () => {
  const { service, platform, args, memory } = open();
  memory.keep(platform, '/category/men', 'the page before it');
  const load = jest.fn(silence);
  const visit = memory.ask(args, load);
  await new Promise(setImmediate);
  expect(service.state.get().waiting).toEqual(['visit']);
  expect(load).toHaveBeenCalledTimes(1);

  load.mockImplementation(() => Promise.resolve('the page') as never);
  service.tryNow();
  expect(await visit).toBe('the page');
  expect(service.state.get().waiting).toEqual([]);
});

test('a visit that is called off waits no more', async () => {
  const { service, platform, args, memory, leaving } = open();
  memory.keep(platform, '/category/men', 'the page before it');
  const visit = memory.ask(args, silence);
  await new Promise(setImmediate);
  leaving.abort(new Error('gone elsewhere'));
  await expect(visit).rejects.toThrow('gone elsewhere');
  expect(service.state.get().waiting).toEqual([]);
});

test('where no page stands yet, there is none to wait on', async () => {
  const { args, memory } = open();
  await expect(memory.ask(args, silence)).rejects.toThrow('nobody answered');
});

test('a page that was seen shows what it showed', async () => {
  const { service, platform, args, memory } = open();
  memory.keep(platform, '/new-arrivals', 'as it was');
  expect(await memory.ask(args, silence)).toBe('as it was');
  expect(service.state.get().isStale).toBe(true);
});
