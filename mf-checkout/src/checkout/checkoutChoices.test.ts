import { forgetChoices, keepChoices, readChoices } from './checkoutChoices';

function tabStorage(initial?: string) {
  const entries = new Map(initial === undefined ? [] : [['checkout-choices', initial]]);
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}

test('choices add up until they are forgotten', () => {
  const storage = tabStorage();
  keepChoices(storage, { delivery: 'express' });
  keepChoices(storage, { useCredit: true, payment: 'online' });
  expect(readChoices(storage)).toMatchObject({ delivery: 'express', useCredit: true, payment: 'online' });
  forgetChoices(storage);
  expect(readChoices(storage)).toMatchObject({ delivery: 'standard', useCredit: false });
});

test.each(['{', 'null', '{"delivery":"drone","payment":"cheque","useCredit":"yes","addressId":7}'])(
  '%s chooses nothing',
  (text) => {
    const choices = readChoices(tabStorage(text));
    expect(choices).toMatchObject({ delivery: 'standard', useCredit: false, useGiftCards: false });
    expect([choices.payment, choices.addressId]).toEqual([undefined, undefined]);
  },
);
