import { formatDate } from '@shop/kernel/domain';
import { type Delivered, lastArrival } from './orderTerms';

const defect = 'Damaged or faulty';
const wrong = 'Wrong item';
/** Why something comes back; the words are kept with the request. */
const returnReasons = [
  'Too small',
  'Too large',
  'Looks different than shown',
  defect,
  wrong,
  'Changed my mind',
] as const;

/** What came broken or wrong has to be shown (docs/spec.md, 9); `request_return` decides. */
export const isOurFault = (reason: string): boolean => reason === defect || reason === wrong;

const defectWindow = 48 * 3_600_000;

/** Until when a defect can be reported, in milliseconds (spec §9: within 48 hours). `request_return` decides. */
const defectUntil = (order: Delivered) => (lastArrival(order) ?? -defectWindow) + defectWindow;

/**
 * The reasons that can be given at `now`, in milliseconds, and what is to be known about them. `ourFaultAlone`: those that are put
 * right on every order.
 */
export function reasonsFor(order: Delivered, now: number, ourFaultAlone: boolean) {
  const until = defectUntil(order);
  const isOpen = now < until;
  const known = returnReasons.filter(
    (reason) => (isOpen || reason !== defect) && (isOurFault(reason) || !ourFaultAlone),
  );
  return {
    options: [
      { value: '', label: 'Choose a reason' },
      ...known.map((reason) => ({ value: reason, label: reason })),
    ],
    hint: isOpen
      ? `Damage can be reported until ${formatDate(new Date(until).toISOString(), 'moment')} IST, 48 hours after delivery.`
      : 'Damage is reported within 48 hours of delivery. Is it later? Please write to us.',
  };
}
