import styled from 'styled-components';
import { serviceTerms, shop } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Button, displayHeading, from, s } from '@shop/ui';
import { ArchPicture } from '../art/ArchPicture';
import { ArchRow } from '../art/ArchRow';
import { InfoPage } from '../page/InfoPage';
import { Section } from '../page/Section';
import { Team } from './Team';
import { Values } from './Values';

export function Component() {
  const { settings, siteUrl } = usePlatform();
  return (
    <InfoPage
      page={linkTo('about')}
      title="About Us"
      description={`${shop.name} means the tailor parrot: a shop from ${shop.contact.city} for block prints, handlooms, toys and brass from across India.`}
      ground="color.tintBeauty"
      print="ajrakh"
      intro={`${shop.name} is Hindi for the tailor parrot: green, curious, and forever stitching. We are a shop from ${shop.contact.city} for things that India makes well.`}
      art={<ArchRow pieces={['chikan-kurta', 'neel-lamp', 'rani-mojari']} />}
      data={[
        {
          '@type': 'Organization',
          name: shop.name,
          legalName: shop.legal.entity,
          description: shop.description,
          url: siteUrl,
          email: shop.contact.email,
          telephone: shop.contact.phone,
          address: shop.legal.registeredAddress,
          sameAs: Object.values(shop.social),
        },
      ]}
    >
      <Story aria-labelledby="story">
        <div>
          <StoryHeading id="story">Our story</StoryHeading>
          <Words>
            <p>
              It began with a tailor's window in Sadar. Behind it, bolts of ajrakh from Kutch, chikan from
              Lucknow and ikat from Pochampally; in front of it, people who asked where they could buy such
              cloth without travelling a thousand kilometres.
            </p>
            <p>
              So we went instead. We sat with printers while the indigo turned from green to blue, learned why
              a good lac bangle rings and a poor one clicks, and found the cycle-maker who still trues every
              wheel by ear.
            </p>
            <p>
              What came of it is this shop: clothes, toys, jewellery, things for the house and the face,
              chosen one by one, priced in the open, and sent from the middle of the country to all of it.
            </p>
          </Words>
        </div>
        <ArchPicture piece="gulabo-kids-bike" sizes="(min-width: 960px) 420px, 92vw" />
      </Story>
      <Two>
        <div>
          <h2>Mission</h2>
          <p>To put a well-made Indian thing within reach of every PIN code, and the maker's name on it.</p>
        </div>
        <div>
          <h2>Vision</h2>
          <p>
            A country that wears, rides and gives what its own hands make, because it is the better choice and
            not because it is a duty.
          </p>
        </div>
      </Two>
      <Section heading="What we hold to">
        <Values />
      </Section>
      <Section heading="Why choose us">
        <Reasons>
          <li>
            <strong>{settings.returnDays}</strong> {settings.returnDays === 1 ? 'day' : 'days'} to send a
            piece back, pickup free
          </li>
          <li>
            <strong>{serviceTerms.dispatchHours}</strong> hours until your order leaves the workshop
          </li>
          <li>
            <strong>8</strong> departments, from kajal to mountain bikes
          </li>
          <li>
            <strong>1</strong> person who answers when you write, within {shop.emailReplyHours} hours
          </li>
        </Reasons>
      </Section>
      <Section heading="The people behind the counter">
        <Team />
      </Section>
      <Ways>
        <Button as={ActionLink} to={linkTo('new-arrivals')} $size="large">
          See what is new
        </Button>
        <Button as={ActionLink} to={linkTo('contact')} $variant="secondary" $size="large">
          Come and visit
        </Button>
      </Ways>
    </InfoPage>
  );
}

const Story = styled.section`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);

  ${from('desktop')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${s('space.72')};
    align-items: center;
  }
`;

const StoryHeading = styled.h2`
  ${displayHeading(36)}
  margin-bottom: ${s('space.16')};
`;

const Words = styled.div`
  display: grid;
  gap: ${s('space.16')};
  max-width: 62ch;
  font-size: ${s('size.18')};

  /* No higher than the two lines it stands beside, or the third would give way to nothing. */
  p:first-child::first-letter {
    float: left;
    margin: 0.14em 0.1em 0 0;
    color: ${s('color.madder')};
    font: ${s('size.66')} / 0.66 ${s('font.display')};
  }
`;

const Two = styled.div`
  display: grid;
  gap: ${s('space.32')};
  padding-block: ${s('space.32')};
  border-block: 2px dashed ${s('color.madder')};

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${s('space.48')};
  }

  h2 {
    margin: 0 0 ${s('space.8')};
    color: ${s('color.madder')};
    font-size: ${s('size.16')};
    font-weight: 600;
  }

  p {
    font: ${s('size.28')} / 1.3 ${s('font.display')};
  }
`;

const Reasons = styled.ul`
  display: grid;
  gap: ${s('space.24')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  strong {
    display: block;
    color: ${s('color.madder')};
    ${displayHeading(66)}
    line-height: 1;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;
