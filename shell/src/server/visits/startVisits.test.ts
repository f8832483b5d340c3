import { startVisits } from './startVisits';

const page = new Headers({ 'sec-fetch-dest': 'document', 'user-agent': 'Mozilla/5.0' });

afterEach(() => {
  delete process.env.LOG_FORMAT;
  jest.useRealTimers();
});

test('a log for programs hears as such of visits that wait', async () => {
  jest.useFakeTimers();
  process.env.LOG_FORMAT = 'json';
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  jest.spyOn(console, 'error').mockImplementation((line) => void lines.push(String(line)));
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
  const visits = startVisits({
    supabaseUrl: 'https://backend.example',
    publishableKey: 'key',
    serverToken: 'token',
  });
  visits.count(page);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    message: expect.stringMatching(/^\[visits\] Visits wait until they can be written/) as string,
  });
});
