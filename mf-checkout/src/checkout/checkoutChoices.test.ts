import { forgetChoices, keepChoices, readChoices } from './checkoutChoices';

function tabStorage(initial?: string) {
  const entries = new Map(initial === undefined ? [] : [['checkout-choices-asha', initial]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('choices add up until they are forgotten', () => {
  const storage = tabStorage();
  keepChoices(storage, 'asha', { delivery: 'express' });
  keepChoices(storage, 'asha', { useCredit: true, payment: 'online' });
  expect(readChoices(storage, 'asha')).toMatchObject({
    delivery: 'express',
    useCredit: true,
    payment: 'online',
  });
  forgetChoices(storage, 'asha');
  expect(readChoices(storage, 'asha')).toMatchObject({ delivery: 'standard', useCredit: false });
});

test('one shopper does not pay by the choices of another in the same tab', () => {
  const storage = tabStorage();
  keepChoices(storage, 'asha', { useCredit: true, addressId: 'home' });
  expect(readChoices(storage, 'ravi')).toMatchObject({ useCredit: false });
  expect(readChoices(storage, 'ravi').addressId).toBeUndefined();
  forgetChoices(storage, 'ravi');
  expect(readChoices(storage, 'asha')).toMatchObject({ useCredit: true });
});

test.each([
  ...['{', 'null', '{"delivery":"drone","payment":"cheque","useCredit":"yes","addressId":7}'],
  '{"gst":null}',
  '{"gst":{"gstin":7,"name":"Umber"}}',
])('%s chooses nothing', (text) => {
  const choices = readChoices(tabStorage(text), 'asha');
  expect(choices).toMatchObject({ delivery: 'standard', useCredit: false, useGiftCards: false });
  expect([choices.payment, choices.addressId, choices.gst]).toEqual([undefined, undefined, undefined]);
});
