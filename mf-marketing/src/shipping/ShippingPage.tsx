import { formatRupees, serviceTerms, shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { StitchedSteps } from '../steps/StitchedSteps';
import { DeliveryPlaces } from './DeliveryPlaces';
import { ShippingOptions } from './ShippingOptions';
import { Testimonials } from './Testimonials';
import { ZeroMileMap } from './ZeroMileMap';

const steps = [
  { title: 'You order', text: `Change your mind? Modify or cancel within ${serviceTerms.cancelHours} hour.` },
  { title: 'We pack', text: `Within ${serviceTerms.dispatchHours} hours, in paper, without plastic.` },
  { title: 'It travels', text: 'A tracking link comes by mail the moment the courier scans it.' },
  {
    title: 'It arrives',
    text: `The courier tries ${serviceTerms.deliveryAttempts} times, and calls before.`,
  },
];

export function Component() {
  const { settings } = usePlatform();
  const { codLimit } = settings;
  return (
    <InfoPage
      page={linkTo('shipping')}
      title="Shipping"
      description={`All of India from ${shop.contact.city}: ${serviceTerms.standardDays}, free above ${formatRupees(settings.freeShippingAbove)}, express in major cities. Cash on delivery below ${formatRupees(codLimit)}.`}
      ground="color.tintHome"
      print="ajrakh"
      intro={`We send from ${shop.contact.city}, where the Zero Mile stone marks the middle of India. Nowhere in the country is very far from here.`}
      art={<ZeroMileMap />}
    >
      <Section heading="What it costs">
        <ShippingOptions {...settings} />
      </Section>
      <Section
        heading="How long it takes"
        intro="Counted in business days from the day the parcel leaves us."
      >
        <DeliveryPlaces />
      </Section>
      <Section heading="How shipping works">
        <StitchedSteps steps={steps} />
      </Section>
      <Section heading="Good to know" anchor="policies">
        <Prose as="ul">
          <li>We ship within India only, to every state and union territory.</li>
          <li>Cash on delivery for totals below {formatRupees(codLimit)}.</li>
          <li>EMI by card for orders above {formatRupees(serviceTerms.emiAbove)}.</li>
          <li>
            After {serviceTerms.deliveryAttempts} missed attempts the parcel comes back to us, and a prepaid
            order is refunded.
          </li>
          <li>Open the parcel before the courier leaves if it looks damaged, and take a photograph.</li>
        </Prose>
      </Section>
      <Section heading="From the doorstep">
        <Testimonials />
      </Section>
      <div>
        <Button as={ActionLink} to={linkTo('track-order')}>
          Track your order
        </Button>{' '}
        <Button as={ActionLink} to={linkTo('home')} $variant="quiet">
          Start shopping
        </Button>
      </div>
    </InfoPage>
  );
}
