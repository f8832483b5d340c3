import { promisedFor } from './promisedFor';

const words = (text: string) => text.replaceAll('\u00a0', ' ');

test('counts days of the calendar in India, where this order was placed on the 22nd', () => {
  const placedAt = '2026-11-21T19:00:00Z';
  expect(words(promisedFor({ placedAt, delivery: 'standard' }))).toBe('Wed, 25 Nov – Fri, 27 Nov');
  expect(words(promisedFor({ placedAt, delivery: 'express' }))).toBe('Mon, 23 Nov – Tue, 24 Nov');
});
