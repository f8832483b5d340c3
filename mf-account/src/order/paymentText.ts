import { formatRupees, type Order } from '@shop/kernel/domain';

const states: Record<string, (amount: string) => string> = {
  due: (amount) => `Please keep ${amount} ready when the parcel arrives.`,
  collected: (amount) => `${amount} was paid at the door.`,
  refused: () => 'The parcel was refused, so nothing was paid.',
};

/** How the order is paid and what is still due. A state that this version does not know is shown as it is. */
export function paymentText({ payment, total }: Pick<Order, 'payment' | 'total'>): string {
  return states[payment.state]?.(formatRupees(total)) ?? payment.state;
}
