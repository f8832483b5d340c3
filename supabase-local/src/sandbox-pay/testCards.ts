import type { BookedCard } from './books';

/** Numbers that no bank gives out. The page takes no others: nobody may type a real card into a test. */
export const testCards = [
  { number: '4111111111111111', network: 'visa', wire: 'Visa', label: 'Visa' },
  { number: '5555555555554444', network: 'mastercard', wire: 'MasterCard', label: 'Mastercard' },
  { number: '6074820000000007', network: 'rupay', wire: 'RuPay', label: 'RuPay' },
  { number: '378282246310005', network: 'amex', wire: 'American Express', label: 'Amex' },
] as const;

/** Always declined, whatever is pressed. */
export const declinedCard = '4000000000000002';

export const networkLabels: ReadonlyMap<string, string> = new Map(
  testCards.map(({ network, label }) => [network, label]),
);

const wireNames: ReadonlyMap<string, string> = new Map(testCards.map(({ network, wire }) => [network, wire]));

/** A card as it is kept and told, without its number. */
export const bookedCard = ({ number, network, expiryMonth, expiryYear, name }: TestCard): BookedCard => ({
  name,
  last4: number.slice(-4),
  network: wireNames.get(network) ?? 'Unknown',
  expiry_month: expiryMonth,
  expiry_year: expiryYear,
});

export interface TestCard {
  number: string;
  network: string;
  expiryMonth: number;
  expiryYear: number;
  name: string;
}

export type CardField = 'number' | 'expiry' | 'cvv' | 'name';

/** Reads the card of a form, or says what is wrong with which field. */
export function readCard(
  form: URLSearchParams,
  now: Date,
): { card: TestCard } | { field: CardField; problem: string } {
  const number = (form.get('number') ?? '').replace(/[\s-]/g, '');
  const network =
    number === declinedCard ? 'visa' : testCards.find((known) => known.number === number)?.network;
  if (!network)
    return { field: 'number', problem: 'Please use one of the test cards below. Real cards are refused.' };
  const [, month, year] = /^(\d{1,2})\s*\/\s*(?:20)?(\d{2})$/.exec(form.get('expiry')?.trim() ?? '') ?? [];
  const expiryMonth = Number(month);
  const expiryYear = 2000 + Number(year);
  if (!(expiryMonth >= 1 && expiryMonth <= 12))
    return { field: 'expiry', problem: 'Please enter the expiry as MM / YY.' };
  if (Date.UTC(expiryYear, expiryMonth) <= now.getTime())
    return { field: 'expiry', problem: 'This card has expired.' };
  if (!/^\d{3,4}$/.test(form.get('cvv') ?? ''))
    return { field: 'cvv', problem: 'Please enter the 3 or 4 digits of the CVV.' };
  const name = [...(form.get('name') ?? '').trim()].slice(0, 80).join('');
  if (!name || /\p{Cc}/u.test(name)) return { field: 'name', problem: 'Please enter the name on the card.' };
  return { card: { number, network, expiryMonth, expiryYear, name } };
}
