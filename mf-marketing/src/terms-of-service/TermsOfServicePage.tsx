import { formatRupees, serviceTerms, shop, type ShopSettings } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { giftCardLimits } from '../gift-cards/giftCardRules';
import { PolicyPage } from '../policy/PolicyPage';

const partsOf = ({ platformFee, gstPercent, codLimit, taxIncluded }: ShopSettings) => [
  {
    id: 'account',
    heading: 'Your account',
    text: (
      <p>
        You must be at least {shop.minimumAge} years old to create an account. Keep your password to yourself;
        what is ordered with it counts as your order. One account a person.
      </p>
    ),
  },
  {
    id: 'orders',
    heading: 'Orders and prices',
    text: (
      <>
        <p>
          Prices are in Indian rupees. The bag shows every amount before you order:{' '}
          {taxIncluded ? 'goods, GST included at the rate of each piece' : `goods, ${gstPercent}% GST`},
          shipping and a platform fee of {formatRupees(platformFee)}. Nothing is added later.
        </p>
        <p>
          Your order is an offer; the contract is made when we confirm it by mail. If a price was plainly
          wrong or a piece is gone, we tell you and return the whole amount. You may modify or cancel within{' '}
          {serviceTerms.cancelHours} hour of ordering, free of charge.
        </p>
      </>
    ),
  },
  {
    id: 'payment',
    heading: 'Payment',
    text: (
      <p>
        By UPI, card or net banking through our payment provider, with gift cards and store credit, or in cash
        on delivery for totals below {formatRupees(codLimit)}.
      </p>
    ),
  },
  {
    id: 'delivery',
    heading: 'Delivery',
    text: (
      <p>
        We deliver within India only. The <Link to={linkTo('shipping')}>shipping page</Link> names the times;
        they are estimates. The risk passes to you when the parcel is in your hands.
      </p>
    ),
  },
  {
    id: 'gift-cards',
    heading: 'Gift cards and credit',
    text: (
      <p>
        Gift cards of {formatRupees(giftCardLimits.min)} to {formatRupees(giftCardLimits.max)} are good for
        purchases here, never expire, and are not paid out in cash. Store credit comes from cashback,
        referrals and refunds and is not paid out either.
      </p>
    ),
  },
  {
    id: 'reviews',
    heading: 'What you write',
    text: (
      <p>
        Reviews are yours; you allow us to show them. We remove what is unlawful, insulting or bought, and
        nothing else: a bad review stays.
      </p>
    ),
  },
  {
    id: 'liability',
    heading: 'Liability',
    text: (
      <p>
        We answer without limit for intent, gross negligence and harm to life or health, and otherwise for the
        foreseeable harm, up to the price of the order. Your rights under the Consumer Protection Act 2019
        stay as they are.
      </p>
    ),
  },
  {
    id: 'law',
    heading: 'Law and courts',
    text: (
      <p>
        Indian law applies. The courts of {shop.contact.city} are competent, and as a consumer you may always
        go to the commission where you live.
      </p>
    ),
  },
];

export function Component() {
  const { settings } = usePlatform();
  return (
    <PolicyPage
      page={linkTo('terms-of-service')}
      title="Terms of Service"
      description={`The terms on which you buy at ${shop.name}: account, orders, prices, payment, delivery, gift cards and the law.`}
      intro="The terms on which we sell and you buy."
      parts={partsOf(settings)}
    />
  );
}
