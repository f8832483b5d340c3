import { shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { links } from '@shop/kernel/routing';
import { displayHeading, from, s } from '@shop/ui';
import styled from 'styled-components';
import { ArchAlone } from '../art/ArchAlone';
import { ContactForm } from '../contact-form/ContactForm';
import { InfoPage } from '../page/InfoPage';
import { Section } from '../page/Section';
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
      path={links.contact()}
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
      <Desk>
        <VisitingCard />
        <div>
          <FormHeading id="write">Write to us</FormHeading>
          <ContactForm channel="form" />
        </div>
      </Desk>
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

const Desk = styled.div`
  display: grid;
  gap: ${s('space.48')};
  grid-template-columns: minmax(0, 1fr);

  ${from('desktop')} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: ${s('space.72')};
    align-items: start;
  }
`;

const FormHeading = styled.h2`
  ${displayHeading(36)}
  margin-bottom: ${s('space.24')};
`;
