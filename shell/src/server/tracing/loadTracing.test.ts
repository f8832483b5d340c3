import { endTracing, loadTracing, recordCalls } from './loadTracing';

afterEach(() => jest.restoreAllMocks());

test('a build that cannot trace says so once, and sells', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation();
  loadTracing({});
  expect(said).not.toHaveBeenCalled();
  loadTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' });
  expect(said.mock.calls).toEqual([[expect.stringContaining('sends no traces')]]);
  recordCalls([null]);
  await expect(endTracing()).resolves.toBeUndefined();
});
