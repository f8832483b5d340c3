import { Alert } from '@shop/ui';

const messages = {
  paid: ['success', 'Paid, thank you. The card is on its way to the recipient, and the receipt to you.'],
  pending: [
    'info',
    'Your bank has not answered yet. The card goes out as soon as the money has come; please do not pay again.',
  ],
  failed: ['error', 'The payment did not go through, and nothing was charged. You can try again below.'],
  cancelled: [
    'info',
    'You left the payment page. Nothing was charged; the form below is yours to try again.',
  ],
} as const;

/** True whoever reads it, and however often. */
const paidElsewhere = [
  'info',
  'Did you just pay for a card? Then it is on its way to the recipient, and the receipt to you by mail.',
] as const;

/** Of a card that went to be paid from here, when nobody said how that ended. */
const unknown = [
  'info',
  'The card below waits for its payment. Did you pay already? Then it is on its way to the recipient, and the receipt to you by mail.',
] as const;

const isOutcome = (value: string | null): value is keyof typeof messages =>
  value !== null && Object.hasOwn(messages, value);

interface Props {
  /** What the address says. */
  outcome: string | null;
  /** Whether this tab went to pay; the app of a bank may come back in another. */
  isOwn: boolean;
}

/** How the payment ended, when the shopper comes back from the provider's page. */
export function PaymentOutcome({ outcome, isOwn }: Props) {
  const message = messageOf(outcome, isOwn);
  return message && <Alert tone={message[0]}>{message[1]}</Alert>;
}

function messageOf(outcome: string | null, isOwn: boolean) {
  if (!isOutcome(outcome)) return isOwn ? unknown : null;
  return outcome === 'paid' && !isOwn ? paidElsewhere : messages[outcome];
}
