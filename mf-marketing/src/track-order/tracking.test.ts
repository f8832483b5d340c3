import { demoTracking, isDemoNumber, type TrackedOrder, trackingOf } from './tracking';

test.each([
  ['td', true],
  ['xTd9', true],
  ['123456', true],
  ['12345', false],
  ['', false],
  // Somebody's order, perhaps, with another e-mail.
  ['TD4F7K2M9QXA', false],
  [' td4f7k2m9qxa ', false],
  ['TD4F7K2M9QX', true],
])('the demo knows %p: %p', (number, known) => {
  expect(isDemoNumber(number)).toBe(known);
});

const order = (status: TrackedOrder['status'], ...happened: TrackedOrder['status'][]): TrackedOrder => ({
  number: 'TD1',
  status,
  estimated_delivery: '2026-11-25',
  current_location: '',
  parcels: [],
  events: happened.map((each) => ({ status: each, note: '', at: '2026-11-20T20:00:00Z' })),
});

test('counts a step without an event as done when a later one has happened', () => {
  const { timeline, tone, deliveredOn } = trackingOf(order('delivered', 'placed', 'delivered'));
  // Half past one of the next day in India.
  expect(deliveredOn).toBe('Saturday, 21 November');
  expect(timeline.map(({ done }) => done)).toEqual([true, true, true, true, true, true]);
  expect(timeline[0]?.time).toBe('21 Nov, 1:30 am IST');
  expect(tone).toBe('neem');
});

test.each([
  ['placed', 'haldi', 'Order Placed'],
  ['shipped', 'neel', 'In Transit'],
  ['out_for_delivery', 'neel', 'Out for Delivery'],
] as const)('the badge of %s is %s', (status, tone, text) => {
  expect(trackingOf(order(status, 'placed'))).toMatchObject({ tone, status: text });
});

test('an order that left its course has no future', () => {
  const { timeline } = trackingOf(order('cancelled', 'placed', 'cancelled'));
  expect(timeline.map(({ title, mark }) => [title, mark])).toEqual([
    ['Order Placed', undefined],
    ['Cancelled', 'ended'],
  ]);
});

test('the sample is on its way and says that it is one', () => {
  const sample = demoTracking('TD9', Date.parse('2026-11-21T00:00:00Z'));
  expect(sample).toMatchObject({
    isDemo: true,
    status: 'In Transit',
    estimatedDelivery: 'Monday, 23 November',
  });
  expect(sample.timeline.filter(({ done }) => done)).toHaveLength(4);
});

test('the sample arrives on a day of India, also after its midnight', () => {
  const at = (now: string) => demoTracking('TD9', Date.parse(now)).estimatedDelivery;
  expect(at('2026-11-20T18:29:59Z')).toBe('Sunday, 22 November');
  expect(at('2026-11-20T18:30:00Z')).toBe('Monday, 23 November');
});
