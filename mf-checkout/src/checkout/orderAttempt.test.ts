import { forgetAttempt, keepAttempt, type OrderAttempt, readAttempt } from './orderAttempt';

const attempt: OrderAttempt = {
  userId: 'asha',
  sentAt: 1,
  request: {
    idempotencyKey: 'a key',
    lines: [{ variant_id: 'neel-lotus-tee:m', quantity: 2 }],
    addressId: 'an address',
    delivery: 'standard',
    paymentMethod: 'cod',
    expectedDue: 1117,
    expectedCredit: 0,
    expectedGiftCards: 0,
    promotions: [],
  },
};

function tabStorage() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('is kept until it is answered', () => {
  const storage = tabStorage();
  expect(readAttempt(storage, 'asha')).toBeUndefined();
  keepAttempt(storage, attempt);
  expect(readAttempt(storage, 'asha')).toEqual(attempt);
  forgetAttempt(storage);
  expect(readAttempt(storage, 'asha')).toBeUndefined();
});

test('is nobody else’s', () => {
  const storage = tabStorage();
  keepAttempt(storage, attempt);
  expect(readAttempt(storage, 'ravi')).toBeUndefined();
});

test.each(['{', 'null', '{"userId":"asha"}', '{"userId":"asha","request":{}}'])('%s is none', (text) => {
  const storage = tabStorage();
  storage.setItem('order-attempt', text);
  expect(readAttempt(storage, 'asha')).toBeUndefined();
});
