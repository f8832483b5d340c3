import { logAnswer, logFault } from './log';
import { currentRequest, onBehalfOf, requestIdOf, tellingRequest } from './requestScope';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  process.env.LOG_FORMAT = 'json';
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.LOG_FORMAT;
});

test('a fault is one line of JSON with its request, whatever its error says', () => {
  onBehalfOf('request-1', () => logFault('A page failed', new Error('first line\nsecond "line"')));
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '') as Record<string, string>;
  expect(line).toMatchObject({ level: 'error', message: 'A page failed', request: 'request-1' });
  expect(line.error).toContain('first line\nsecond "line"');
  expect(Date.parse(line.time ?? '')).not.toBeNaN();
});

test('an answer has its kind, status and time', () => {
  const answer = { method: 'GET', path: '/', status: 200, kind: 'page', milliseconds: 1.2345 };
  logAnswer(answer);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ message: 'answered', ms: 1.2, kind: 'page' });
});

test('without the setting faults are sentences, and answers leave no line', () => {
  delete process.env.LOG_FORMAT;
  const said = jest.spyOn(console, 'error').mockImplementation();
  logFault('A page failed');
  logAnswer({ method: 'GET', path: '/', status: 200, kind: 'page', milliseconds: 1 });
  expect(said.mock.calls).toEqual([['A page failed']]);
  expect(lines).toEqual([]);
});

test('a proxy’s id is kept where it is one', () => {
  expect(requestIdOf('req-0123456789')).toBe('req-0123456789');
  for (const strange of [null, '', 'short', 'x'.repeat(65), 'a\nb-injected', '<script>alert(1)</script>'])
    expect(requestIdOf(strange)).toMatch(/^[\da-f-]{36}$/);
});

test('whoever is asked meanwhile hears the id, through awaits and beside other requests', async () => {
  const heard: (string | null)[] = [];
  const send = tellingRequest((_input, init) => {
    heard.push(new Headers(init?.headers).get('x-request-id'));
    return Promise.resolve(new Response());
  });
  const ask = (id: string) =>
    onBehalfOf(id, async () => {
      await Promise.resolve();
      await send('https://backend.example', { headers: { apikey: 'k' } });
      return currentRequest();
    });
  expect(await Promise.all([ask('request-a'), ask('request-b')])).toEqual(['request-a', 'request-b']);
  await send('https://backend.example');
  expect(heard).toEqual(['request-a', 'request-b', null]);
});
