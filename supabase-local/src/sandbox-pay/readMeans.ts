import { banks } from './banks';
import type { BookedCard, Method } from './books';
import { bookedCard, type CardField, declinedCard, networkLabels, readCard } from './testCards';

/** What somebody pays with. `instrument` is safe to keep and to show; `declined` whatever outcome was chosen. */
export interface Means {
  method: Method;
  instrument: string;
  vpa?: string;
  /** The bank's code. */
  bank?: string;
  card?: BookedCard;
  declined: boolean;
}

export interface MeansProblem {
  method: Method;
  field: CardField | 'vpa' | 'bank';
  problem: string;
}

/** Reads the chosen way to pay off the form of the pay page. */
export function readMeans(form: URLSearchParams, now: Date): Means | MeansProblem {
  switch (form.get('method')) {
    case 'card':
      return readCardMeans(form, now);
    case 'netbanking': {
      const bank = banks.find(({ name }) => name === form.get('bank'));
      return bank
        ? { method: 'netbanking', instrument: bank.name, bank: bank.code, declined: false }
        : { method: 'netbanking', field: 'bank', problem: 'Please choose a bank.' };
    }
    default: {
      // The app on a phone knows its own UPI id.
      if (form.get('outcome') === 'intent')
        return { method: 'upi', instrument: 'a UPI app', declined: false };
      const vpa = (form.get('vpa') ?? '').trim().toLowerCase();
      return /^[a-z0-9._-]{2,100}@[a-z][a-z0-9]{1,50}$/.test(vpa)
        ? { method: 'upi', instrument: vpa, vpa, declined: vpa.endsWith('@okfail') }
        : { method: 'upi', field: 'vpa', problem: 'Please enter a UPI ID such as name@okbank.' };
    }
  }
}

function readCardMeans(form: URLSearchParams, now: Date): Means | MeansProblem {
  const read = readCard(form, now);
  if ('problem' in read) return { method: 'card', ...read };
  const { network, number } = read.card;
  const instrument = `${networkLabels.get(network)} ending ${number.slice(-4)}`;
  return { method: 'card', instrument, card: bookedCard(read.card), declined: number === declinedCard };
}
