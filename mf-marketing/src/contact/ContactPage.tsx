import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { linkTo } from '@shop/kernel/routing';
import { displayHeading, s } from '@shop/ui';
import { ArchAlone } from '../art/ArchAlone';
import { ContactForm } from '../contact-form/ContactForm';
import { InfoPage } from '../page/InfoPage';
import { Section } from '../page/Section';
import { TwoColumns } from '../page/TwoColumns';
import { questionData } from '../questions/Question';
import { QuestionList } from '../questions/QuestionList';
import { contactQuestions } from './contactQuestions';
import { QuickLinks } from './QuickLinks';
import { VisitingCard } from './VisitingCard';

export function Component() {
  const { settings, siteUrl } = usePlatform();
  const questions = contactQuestions(settings);
  return (
    <InfoPage
      page={linkTo('contact')}
      title="Contact Us"
      description={`Write, call or visit ${shop.name} in ${shop.contact.city}. E-mails are answered within ${shop.emailReplyHours} hours.`}
      ground="color.tintJewellery"
      print="ajrakh"
      intro={
        <>
          A person in {shop.contact.city} reads every message. Write, call, or come by: there is always tea on
          the counter.
        </>
      }
      art={<ArchAlone piece="buti-tea-set" />}
      data={[questionData(questions), organisationData(siteUrl)]}
    >
      <TwoColumns $columns="minmax(0, 5fr) minmax(0, 7fr)">
        <VisitingCard />
        <div>
          <FormHeading id="write">Write to us</FormHeading>
          <ContactForm channel="form" />
        </div>
      </TwoColumns>
      <QuickLinks />
      <Section heading="Asked most often" anchor="questions">
        <QuestionList questions={questions} />
      </Section>
    </InfoPage>
  );
}

const organisationData = (siteUrl: string) => ({
  '@type': 'Organization',
  name: shop.name,
  legalName: shop.legal.entity,
  url: siteUrl,
  taxID: shop.legal.gstin,
  address: shop.legal.registeredAddress,
  sameAs: Object.values(shop.social),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: shop.contact.phone,
    email: shop.contact.email,
    areaServed: 'IN',
  },
});

const FormHeading = styled.h2`
  ${displayHeading(36)}
  margin-bottom: ${s('space.24')};
`;
