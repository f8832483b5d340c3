import { formatRupees, shop } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { ArchRow } from '../art/ArchRow';
import { InfoPage } from '../page/InfoPage';
import { Section } from '../page/Section';
import { questionData } from '../questions/Question';
import { QuestionList } from '../questions/QuestionList';
import { BalanceCheck } from './BalanceCheck';
import { GiftCardForm } from './GiftCardForm';
import { giftCardQuestions } from './giftCardQuestions';
import { giftCardLimits } from './giftCardRules';
import { PaymentOutcome } from './PaymentOutcome';
import { useUnpaidCard } from './useUnpaidCard';

export function Component() {
  const { min, max } = giftCardLimits;
  const { card, outcome, isOwn, keep } = useUnpaidCard();
  return (
    <InfoPage
      page={linkTo('gift-cards')}
      title="Gift Cards"
      description={`A ${shop.name} gift card of ${formatRupees(min)} to ${formatRupees(max)}, by mail within minutes. It never expires and pays any order.`}
      ground="color.tintKids"
      print="patang"
      intro="For the cousin who has everything and the friend who likes to choose. By mail within minutes, good for ever."
      art={<ArchRow pieces={['ruby-necklace', 'gaja-plush', 'kesar-attar']} />}
      data={[questionData(giftCardQuestions)]}
    >
      <PaymentOutcome outcome={outcome} isOwn={isOwn} />
      <Section heading="Write the card" anchor="buy">
        <GiftCardForm key={card ? 'unpaid' : 'new'} unpaid={card} onLeave={keep} />
      </Section>
      <Section
        heading="You have a card?"
        intro="See what is left on it, or add it to your account, so that it pays your next order."
        anchor="balance"
      >
        <BalanceCheck />
      </Section>
      <Section heading="Questions about gift cards" anchor="questions">
        <QuestionList questions={giftCardQuestions} />
      </Section>
    </InfoPage>
  );
}
