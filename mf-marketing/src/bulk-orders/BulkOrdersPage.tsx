import { bulkTiers, serviceTerms, shop } from '@shop/kernel/domain';
import { linkTo } from '@shop/kernel/routing';
import { ArchRow } from '../art/ArchRow';
import { InfoPage } from '../page/InfoPage';
import { Prose } from '../page/Prose';
import { Section } from '../page/Section';
import { TwoColumns } from '../page/TwoColumns';
import { BulkForm } from './BulkForm';
import { BulkTiers } from './BulkTiers';

const highest = Math.max(...bulkTiers.map(({ percent }) => percent));
const { from: smallest } = bulkTiers[0];

export function Component() {
  return (
    <InfoPage
      page={linkTo('bulk-orders')}
      title="Bulk Orders"
      description={`Uniforms, wedding gifts and festive hampers from ${smallest} pieces, up to ${highest}% off. A quote within ${serviceTerms.bulkReplyHours} hours.`}
      ground="color.tintKids"
      print="patang"
      intro={`One design for the whole team, the baraat or the school. From ${smallest} pieces, up to ${highest}% off, and one person in ${shop.contact.city} who looks after your order.`}
      art={<ArchRow pieces={['kesar-kurta', 'raja-stacker', 'phool-tricycle']} />}
    >
      <Section
        heading="The pile grows, the price falls"
        intro="Where two ranges meet, the higher discount counts: 100 pieces already get 10% off."
      >
        <BulkTiers />
      </Section>
      <TwoColumns $columns="minmax(0, 4fr) minmax(0, 7fr)">
        <Section heading="How it goes">
          <Prose as="ol">
            <li>Tell us what you need and by when.</li>
            <li>
              Within {serviceTerms.bulkReplyHours} hours we call with a quote: pieces, printing, GST and
              delivery, each on its own line.
            </li>
            <li>You see and approve one sample before we cut the rest.</li>
            <li>We dispatch in one lot, with a GST invoice in your company's name.</li>
          </Prose>
        </Section>
        <Section heading="Request a quote" anchor="quote">
          <BulkForm />
        </Section>
      </TwoColumns>
    </InfoPage>
  );
}
