import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { Island, PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo, type LoaderFunctionArgs, platformOf, useLoaderData } from '@shop/kernel/routing';
import { ClothStrip, Container, focusRing, from, s, SectionHeading, visuallyHidden } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { CardRail } from '../product-card/CardRail';
import { DeliveryOnCards } from '../product-card/DeliveryOnCards';
import { ProductGrid } from '../product-card/ProductGrid';
import { ProductRail } from '../recently-viewed/ProductRail';
import { AffiliateInvitation } from './AffiliateInvitation';
import { CategoryTiles } from './CategoryTiles';
import { HeroCarousel } from './HeroCarousel';
import { bannerPicture, heroPreloads, heroSlides } from './heroSlides';
import { loadHome, loadRestOfRail } from './loadHome';
import { ShopPromises } from './ShopPromises';
import { TrendingStats } from './TrendingStats';

export async function loader({ context }: LoaderFunctionArgs) {
  return loadHome(await platformOf(context).connect());
}

const shopData = {
  '@context': 'https://schema.org',
  '@type': 'OnlineStore',
  name: shop.name,
  description: shop.description,
  email: shop.contact.email,
  telephone: shop.contact.phone,
  address: shop.contact.address,
  currenciesAccepted: shop.currency,
  areaServed: 'IN',
  sameAs: Object.values(shop.social),
};

export function Component() {
  const { hotDeals, bestOf, newArrivals, figures, tiles } = useLoaderData<typeof loader>();
  const { siteUrl, connect } = usePlatform();
  const hero = bannerPicture(heroSlides[0].banner);
  return (
    <>
      <PageHead
        title="Block prints, handlooms, toys and jewellery online"
        description={shop.description}
        canonical={linkTo('home')}
        image={hero.src}
        preloadImage={heroPreloads(heroSlides[0].banner)}
      />
      <StructuredData
        data={{ ...shopData, url: siteUrl, logo: `${siteUrl}/media/brand/apple-touch-icon.png` }}
      />
      <DeliveryOnCards />
      <Page>
        <ShopHeading>
          {shop.name}: {shop.tagline}
        </ShopHeading>
        <HeroCarousel />
        <Island>
          <Section title="Shop by Category">
            <CategoryTiles tiles={tiles} />
          </Section>
        </Island>
        <Island height={444}>
          <Section title="Hot Deals" more={linkTo('category', { id: 'all', sort: 'featured' })}>
            <ProductGrid products={hotDeals} arrangement="6" onPhones="rail" />
          </Section>
        </Island>
        <Island height={261}>
          <TrendingStats figures={figures} />
        </Island>
        <Island height={444}>
          <Section title={`Best of ${shop.name}`} more={linkTo('category', { id: 'all', sort: 'rating' })}>
            <CardRail
              label={`Best of ${shop.name}`}
              products={bestOf}
              fetchRest={() => connect().then(loadRestOfRail)}
            />
          </Section>
        </Island>
        <ClothStrip $print="ajrakh" />
        <Island height={444}>
          <Section title="New Arrivals" more={linkTo('new-arrivals')}>
            <ProductGrid products={newArrivals} arrangement="6" onPhones="rail" />
          </Section>
        </Island>
        <Island height={283}>
          <ShopPromises />
        </Island>
        <Island height={362}>
          <AffiliateInvitation />
        </Island>
        <ProductRail heading="Recently Viewed" source="recently-viewed" />
      </Page>
      <CompareTray />
    </>
  );
}

function Section({ title, more, children }: { title: string; more?: LinkRef; children: ReactNode }) {
  return (
    <Block>
      <SectionHeading
        action={
          more && (
            <MoreLink to={more} aria-label={`View all: ${title}`}>
              View all
            </MoreLink>
          )
        }
      >
        {title}
      </SectionHeading>
      {children}
    </Block>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.16')} ${s('space.72')};
  ${from('tablet')} {
    gap: ${s('space.48')};
  }
`;
const ShopHeading = styled.h1`
  ${visuallyHidden}
`;
const Block = styled.section`
  display: grid;
  gap: ${s('space.12')};
  grid-template-columns: minmax(0, 1fr);
  ${from('tablet')} {
    gap: ${s('space.24')};
  }
`;
const MoreLink = styled(ActionLink)`
  padding-block: ${s('space.12')};
  font-weight: 600;
  text-decoration: none;
  &:hover {
    text-decoration: underline;
  }
  &:focus-visible {
    ${focusRing}
  }
`;
