import { serviceTerms, shop, type ShopSettings } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { PolicyPage } from '../policy/PolicyPage';
import { returnPeriod } from '../returns/returnPeriod';

const partsOf = ({ returnDays }: ShopSettings) => [
  {
    id: 'cancelled',
    heading: 'Cancelled orders',
    text: (
      <p>
        Cancel within {serviceTerms.cancelHours} hour of ordering and the whole amount goes back, fees
        included. If we cannot deliver, the same holds at any time. Coupons, store credit and gift card
        balances return to your account at once.
      </p>
    ),
  },
  {
    id: 'returned',
    heading: 'Returned pieces',
    text: (
      <p>
        A piece sent back within {returnPeriod(returnDays)} of delivery and found as it left us is refunded
        with its share of GST, less its share of a coupon. How to send it back stands on the{' '}
        <Link to={linkTo('returns', { part: 'process' })}>returns page</Link>.
      </p>
    ),
  },
  {
    id: 'times',
    heading: 'How long it takes',
    text: (
      <>
        <p>Counted in business days from the quality check or the cancellation:</p>
        <ul>
          {serviceTerms.refundByPayment.map(({ method, days, note }) => (
            <li key={method}>
              {method}: {days} days, {note}
            </li>
          ))}
        </ul>
      </>
    ),
  },
  {
    id: 'excluded',
    heading: 'What is not refunded',
    text: (
      <p>
        {serviceTerms.notReturnable.join(', ').replace(/^./, (letter) => letter.toUpperCase())}, unless they
        arrive faulty. Report a fault within {serviceTerms.defectHours} hours of delivery, with a photograph.
      </p>
    ),
  },
  {
    id: 'late',
    heading: 'If a refund is late',
    text: (
      <p>
        Write to <a href={`mailto:${shop.contact.email}`}>{shop.contact.email}</a> with the order number. We
        give you the bank's reference number, with which your bank can find the money the same day.
      </p>
    ),
  },
];

export function Component() {
  const { settings } = usePlatform();
  return (
    <PolicyPage
      page={linkTo('refund-policy')}
      title="Refund Policy"
      description={`When ${shop.name} refunds, how much and how fast: ${serviceTerms.refundDays} for most payments, at once for credit and gift cards.`}
      intro="When money comes back, how much of it, and how fast."
      parts={partsOf(settings)}
    />
  );
}
