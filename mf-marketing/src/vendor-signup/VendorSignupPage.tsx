import styled from 'styled-components';
import { serviceTerms, shop } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { s } from '@shop/ui';
import { ArchRow } from '../art/ArchRow';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { TwoColumns } from '../page/TwoColumns';
import { StitchedSteps } from '../steps/StitchedSteps';
import { VendorCommission } from './VendorCommission';
import { VendorForm } from './VendorForm';

/** From application to first sale (spec §4, Vendor process). */
const steps = [
  { title: 'Submit', text: 'Fill in the form below. It takes about five minutes.' },
  {
    title: 'Document verification',
    text: `PAN, bank proof and your GST certificate or enrolment number, looked at within ${serviceTerms.vendorReviewDays}.`,
  },
  {
    title: 'Product review',
    text: 'Send three samples. We check cloth, colour fastness and finish by hand.',
  },
  { title: 'Account setup', text: 'We photograph your first pieces with you and open your shelf.' },
];

export function Component() {
  return (
    <InfoPage
      page={linkTo('vendor-signup')}
      title="Sell with Us"
      headTitle="Become a Vendor"
      description={`Weavers, printers, makers and brands: sell on ${shop.name}. Applications are reviewed within ${serviceTerms.vendorReviewDays}; commission from 5%.`}
      ground="color.tintWheels"
      print="ajrakh"
      intro="You know the loom, the block and the wheel. We bring the shoppers, the parcels and the payments, and we say on every piece who made it."
      art={<ArchRow pieces={['clay-planter', 'buti-bedsheets', 'lattu-set']} />}
    >
      <Section heading="Four steps to your first sale">
        <StitchedSteps steps={steps} />
      </Section>
      <TwoColumns $columns="minmax(0, 7fr) minmax(0, 4fr)">
        <Section heading="Apply" anchor="apply">
          <VendorForm />
        </Section>
        <Aside>
          <Section
            heading="What we keep"
            intro="Only of what is sold and not returned. No listing fee, no monthly fee."
          >
            <VendorCommission />
          </Section>
          <Section heading="What we ask for">
            <Prose as="ul">
              <li>Pieces made or sourced in India, with their maker and place of origin</li>
              <li>A GST number, or an enrolment number if you sell within one state</li>
              <li>A bank account in the name of the business</li>
              <li>Dispatch within {serviceTerms.dispatchHours} hours of an order</li>
              <li>Returns accepted within the shop's own return period</li>
            </Prose>
          </Section>
        </Aside>
      </TwoColumns>
    </InfoPage>
  );
}

const Aside = styled.div`
  display: grid;
  gap: ${s('space.48')};
`;
