import { createCallRecorder, isTracedCall, mostCalls, readTraceparent } from './tracedCall';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';
const parent = `00-${traceId}-${spanId}-01`;

test('calls of a render are noted within it, each under an id of its own', () => {
  const recorder = createCallRecorder(parent);
  const [first, second] = [recorder?.begin('GET /rest/v1/products'), recorder?.begin('POST /rest/v1/rpc/x')];
  second?.end(200);
  first?.end(0);
  expect(recorder?.calls).toMatchObject([
    { parent: spanId, name: 'POST /rest/v1/rpc/x', status: 200, traceparent: second?.traceparent },
    { parent: spanId, name: 'GET /rest/v1/products', status: 0, traceparent: first?.traceparent },
  ]);
  expect(recorder?.calls.every(isTracedCall)).toBe(true);
  const ids = [first, second].map((call) => readTraceparent(call?.traceparent ?? ''));
  expect(ids).toMatchObject([
    { traceId, flags: '01' },
    { traceId, flags: '01' },
  ]);
  expect(new Set([spanId, ...ids.map((id) => id?.spanId)]).size).toBe(3);
});

test('a page that asks without end does not fill the memory with notes', () => {
  const recorder = createCallRecorder(parent);
  for (let call = 0; call <= mostCalls; call += 1) recorder?.begin('GET /').end(200);
  expect(recorder?.calls).toHaveLength(mostCalls);
});

test('nothing is noted where nobody traces', () => {
  const nobody = `00-${traceId}-${'0'.repeat(16)}-01`;
  for (const none of [undefined, '', `00-${traceId}-${spanId}`, `${parent}\n`, nobody])
    expect(createCallRecorder(none)).toBeUndefined();
});

test('what a remote’s code sends instead of a call is not one', () => {
  const call = { traceparent: parent, parent: spanId, name: 'GET /', begunAt: 1, endedAt: 2, status: 200 };
  expect(isTracedCall(call)).toBe(true);
  for (const strange of [
    null,
    undefined,
    'call',
    [],
    { ...call, name: { toString: 1 } },
    { ...call, endedAt: NaN },
  ])
    expect(isTracedCall(strange)).toBe(false);
});
