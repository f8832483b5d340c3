import type { Order } from '@shop/kernel/domain';
import { timelineSteps } from './timelineSteps';

const placed: Order['events'][number] = { status: 'placed', note: '', at: '2026-11-21T19:00:00Z' };

test('shows all six steps, done up to the current one, with the time in India', () => {
  const steps = timelineSteps({ status: 'packed', events: [placed] });
  expect(steps.map(({ title, done }) => [title, done])).toEqual([
    ['Order Placed', true],
    ['Order Confirmed', true],
    ['Packed', true],
    ['Shipped', false],
    ['Out for Delivery', false],
    ['Delivered', false],
  ]);
  expect(steps[0]?.time).toMatch(/^22 Nov 2026, 12:30\sam IST$/);
  expect(steps[1]?.time).toBeUndefined();
});

test('a cancelled order shows what happened and nothing to come', () => {
  const cancelled: Order['events'][number] = {
    status: 'cancelled',
    note: 'On request',
    at: '2026-11-21T20:00:00Z',
  };
  const steps = timelineSteps({ status: 'cancelled', events: [placed, cancelled] });
  expect(steps.map(({ title, detail, mark }) => [title, detail, mark])).toEqual([
    ['Order Placed', undefined, undefined],
    ['Cancelled', 'On request', 'ended'],
  ]);
});

test('an order that is not paid yet waits, until its time is over', () => {
  const opened: Order['events'][number] = { ...placed, status: 'pending_payment' };
  const expired: Order['events'][number] = { ...placed, status: 'expired' };
  const marks = (status: Order['status'], events: Order['events']) =>
    timelineSteps({ status, events }).map(({ title, mark }) => [title, mark]);
  expect(marks('pending_payment', [opened])).toEqual([['Waiting for Payment', 'waiting']]);
  expect(marks('expired', [opened, expired])).toEqual([
    ['Waiting for Payment', undefined],
    ['Not Paid in Time', 'ended'],
  ]);
});
