import { serviceTerms, shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { ArchRow } from '../art/ArchRow';
import { HashTabs } from '../hash/HashTabs';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { TwoColumns } from '../page/TwoColumns';
import { questionData } from '../questions/Question';
import { QuestionList } from '../questions/QuestionList';
import { StitchedSteps } from '../steps/StitchedSteps';
import { RefundTimes } from './RefundTimes';
import { ReturnContacts } from './ReturnContacts';
import { returnPeriod } from './returnPeriod';
import { returnQuestions } from './returnQuestions';

/** The way of a return (spec §4, Refund process). */
const steps = [
  {
    title: 'Initiate return',
    text: 'Open the order in your profile, choose the pieces and say why. No call needed.',
  },
  {
    title: 'Schedule pickup',
    text: 'We write to you about the day. The courier brings the label; you need no printer.',
  },
  { title: 'Quality check', text: 'We look at the piece in our workshop, usually the day it arrives.' },
  { title: 'Refund issued', text: 'The money leaves us the same day, to where it came from.' },
];

export function Component() {
  const { settings } = usePlatform();
  const { returnDays } = settings;
  const questions = returnQuestions(settings);
  return (
    <InfoPage
      page={linkTo('returns')}
      title="Returns & Exchanges"
      description={`Send a piece back within ${returnPeriod(returnDays)} of delivery. Free pickup, refunds in ${serviceTerms.refundDays}, and a free size exchange on your first order.`}
      ground="color.tintWomen"
      print="spark"
      intro={`If it does not sit right, it comes back to us. You have ${returnPeriod(returnDays)} from delivery, and the pickup is free.`}
      art={<ArchRow pieces={['madras-oxford-shirt', 'leheriya-dupatta', 'school-sneakers']} />}
      data={[questionData(questions)]}
    >
      <HashTabs
        label="Returns and exchanges"
        tabs={[
          { id: 'policy', label: 'Return Policy', content: <Policy returnDays={returnDays} /> },
          {
            id: 'process',
            label: 'Return Process',
            content: (
              <Section heading="Four steps, no printer">
                <StitchedSteps steps={steps} />
              </Section>
            ),
          },
          { id: 'exchanges', label: 'Exchanges', content: <Exchanges /> },
          {
            id: 'faq',
            label: 'FAQ',
            holds: questions.map(({ id }) => id),
            content: (
              <Section heading="Questions about returns">
                <QuestionList questions={questions} />
              </Section>
            ),
          },
        ]}
      />
      <ReturnContacts />
    </InfoPage>
  );
}

function Policy({ returnDays }: { returnDays: number }) {
  const excluded = serviceTerms.notReturnable;
  return (
    <Section heading={`${returnPeriod(returnDays)} to decide`}>
      <TwoColumns $columns="minmax(0, 1fr) minmax(0, 1fr)">
        <Prose>
          <p>
            A piece may come back within {returnPeriod(returnDays)} of delivery when it is unworn and
            unwashed, with its tags, in its box. Try it on at home; do not take it to the wedding.
          </p>
          <p>
            Three things stay with you: {excluded.slice(0, -1).join(', ')} and {excluded.at(-1)}. For them,
            too, a fault is a fault: tell us within {serviceTerms.defectHours} hours.
          </p>
          <p>
            A defect or a wrong piece is our mistake. Report it within {serviceTerms.defectHours} hours of
            delivery and we send a new one or the money.
          </p>
        </Prose>
        <RefundTimes />
      </TwoColumns>
    </Section>
  );
}

const Exchanges = () => (
  <Section heading="Another size, free the first time">
    <Prose>
      <p>
        On your first order we exchange the size free of charge: the same product, another size, both ways on
        us. The new piece leaves {shop.contact.city} when the courier has picked up the old one.
      </p>
      <p>
        Later orders, another colour or another product: return the piece and order the one you want. The
        refund does not wait for the new order.
      </p>
    </Prose>
    <div>
      <Button as={ActionLink} to={linkTo('size-guide')} $variant="secondary">
        Find your size first
      </Button>
    </div>
  </Section>
);
