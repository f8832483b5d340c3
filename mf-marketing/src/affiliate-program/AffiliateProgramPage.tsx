import { affiliateTerms, formatRupees, shop } from '@shop/kernel/domain';
import { Link, linkTo, type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { ArchRow } from '../art/ArchRow';
import { HashTabs } from '../hash/HashTabs';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { StitchedSteps } from '../steps/StitchedSteps';
import { CommissionTiers } from './CommissionTiers';
import { EarningsCalculator } from './EarningsCalculator';
import { fetchAffiliateTiers, highestPercent } from './fetchAffiliateTiers';
import { JoinLink } from './JoinLink';

const { joiningFee, minimumPayout, payoutDay, attributionDays, bonuses } = affiliateTerms;

const steps = [
  {
    title: 'Sign up',
    text: `Create an account. Joining costs ${formatRupees(joiningFee)}, and your code is there at once.`,
  },
  { title: 'Share', text: 'Put your link under a post, in a reel, in the family group.' },
  { title: 'Somebody buys', text: `The last link clicked counts, for ${attributionDays} days.` },
  {
    title: 'You are paid',
    text: `On the ${payoutDay} of the month, once ${formatRupees(minimumPayout)} have come together.`,
  },
];

const resources = [
  [
    'Your link',
    'Every page of the shop becomes yours with your code at its end. It stands in your profile, ready to copy.',
  ],
  ['Your figures', 'What is pending, approved and paid stands in your profile, order by order.'],
  [
    'Words and pictures',
    `Ask ${shop.contact.email} for drawings of any piece in the size your channel needs.`,
  ],
] as const;

const rules = [
  'Commission is counted on the goods after coupons, without tax and fees.',
  'It is approved when the return period has passed; what is returned or cancelled earns nothing.',
  'Your own purchases through your own link earn nothing.',
  'Say openly that the link is an affiliate link: #ad or #sponsored, as the advertising council of India asks.',
];

export async function loader({ context }: LoaderFunctionArgs) {
  // The page says more than its figures: while the shop does not answer, it shows the usual ones.
  const saved = await platformOf(context)
    .connect()
    .then(fetchAffiliateTiers)
    .catch(() => []);
  return { tiers: saved.length > 0 ? saved : affiliateTerms.tiers };
}

export function Component() {
  const { tiers } = useLoaderData<typeof loader>();
  const highest = highestPercent(tiers);
  return (
    <InfoPage
      page={linkTo('affiliate-program')}
      title="Affiliate Program"
      description={`Share ${shop.name} and earn up to ${highest}% of every order. No joining fee, paid on the ${payoutDay} of each month from ${formatRupees(minimumPayout)}.`}
      ground="color.tintWomen"
      print="patang"
      intro={`Share what you would have recommended anyway, and earn up to ${highest}% of every order that follows.`}
      art={<ArchRow pieces={['firozi-bangles', 'vine-handbag', 'kumkum-lipstick']} />}
    >
      <EarningsCalculator tiers={tiers} />
      <HashTabs
        label="The affiliate program"
        tabs={[
          {
            id: 'overview',
            label: 'Overview',
            content: (
              <Section heading="In short">
                <Prose as="ul">
                  <li>Up to {highest}% of an order's value, higher for larger orders</li>
                  <li>
                    A bonus of {bonuses[0].percent}% from {bonuses[0].sales} orders a month, of{' '}
                    {bonuses[1].percent}% from {bonuses[1].sales}
                  </li>
                  <li>No joining fee, no targets, no exclusivity</li>
                  <li>
                    Paid on the {payoutDay} of each month, from {formatRupees(minimumPayout)}
                  </li>
                </Prose>
                <JoinLink />
              </Section>
            ),
          },
          {
            id: 'commission',
            label: 'Commission',
            content: (
              <Section heading="The larger the order, the larger your share">
                <CommissionTiers tiers={tiers} />
                <Prose as="ul">
                  {rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </Prose>
              </Section>
            ),
          },
          {
            id: 'how-it-works',
            label: 'How It Works',
            content: (
              <Section heading="From link to bank">
                <StitchedSteps steps={steps} />
                <JoinLink />
              </Section>
            ),
          },
          {
            id: 'resources',
            label: 'Resources',
            content: (
              <Section heading="What you get from us">
                <Prose>
                  {resources.map(([title, text]) => (
                    <div key={title}>
                      <h3>{title}</h3>
                      <p>{text}</p>
                    </div>
                  ))}
                  <p>
                    Questions? <Link to={linkTo('contact')}>Write to us</Link> and choose Partnership.
                  </p>
                </Prose>
              </Section>
            ),
          },
        ]}
      />
    </InfoPage>
  );
}
