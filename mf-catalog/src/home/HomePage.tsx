import type { ReactNode } from 'react';
import styled from 'styled-components';
import { shop } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { Island, PageHead, StructuredData, usePlatform } from '@shop/kernel/react';
import {
  ActionLink,
  laterPart,
  linkTo,
  type LoaderFunctionArgs,
  platformOf,
  retryOnce,
  useLoaderData,
} from '@shop/kernel/routing';
import { ClothStrip, Container, focusRing, from, s, SectionHeading, visuallyHidden } from '@shop/ui';
import { CompareTray } from '../compare/CompareTray';
import { DeliveryOnCards } from '../product-card/DeliveryOnCards';
import { useKeptScrolls } from '../product-card/useKeptScroll';
import { ProductRail } from '../recently-viewed/ProductRail';
import { CategoryTiles } from './CategoryTiles';
import { HeroCarousel } from './HeroCarousel';
import { bannerPicture, heroPreloads, heroSlides } from './heroSlides';

/** What stands below the first screen, and what only a visit of the page from another one needs. */
const below = () => import(/* webpackChunkName: "home-below" */ './belowFirstScreen');
const grid = laterPart(async () => (await below()).ProductGrid);
const rail = laterPart(async () => (await below()).CardRail);
const stats = laterPart(async () => (await below()).TrendingStats);
const promises = laterPart(async () => (await below()).ShopPromises);
const invitation = laterPart(async () => (await below()).AffiliateInvitation);
/** A page that is gone back to has its whole height at once. */
const parts = [grid, rail, stats, promises, invitation];

export async function loader({ context }: LoaderFunctionArgs) {
  const loading = Promise.all([retryOnce(below), platformOf(context).connect()]);
  const [[{ loadHome }, db]] = await Promise.all([loading, ...parts.map(({ load }) => load())]);
  return loadHome(db);
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
  useKeptScrolls();
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
        <Island height="var(--list)" code={grid.load}>
          <Section title="Hot Deals" more={linkTo('category', { id: 'all', sort: 'featured' })}>
            <grid.Part products={hotDeals} arrangement="6" onPhones="rail" />
          </Section>
        </Island>
        <Island height={261} code={stats.load}>
          <stats.Part figures={figures} />
        </Island>
        <Island height={444} code={rail.load}>
          <Section title={`Best of ${shop.name}`} more={linkTo('category', { id: 'all', sort: 'rating' })}>
            <rail.Part
              label={`Best of ${shop.name}`}
              products={bestOf}
              fetchRest={async () => (await below()).loadRestOfRail(await connect())}
            />
          </Section>
        </Island>
        <ClothStrip $print="ajrakh" />
        <Island height="var(--list)" code={grid.load}>
          <Section title="New Arrivals" more={linkTo('new-arrivals')}>
            <grid.Part products={newArrivals} arrangement="6" onPhones="rail" />
          </Section>
        </Island>
        <Island height={283} code={promises.load}>
          <promises.Part />
        </Island>
        <Island height={362} code={invitation.load}>
          <invitation.Part />
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
  /* What a list of twelve takes: one line on a phone, rows of three, four and six elsewhere. */
  --list: 444px;
  display: grid;
  gap: ${s('space.32')};
  grid-template-columns: minmax(0, 1fr);
  padding-block: ${s('space.16')} ${s('space.72')};
  ${from('tablet')} {
    --list: 1955px;
    gap: ${s('space.48')};
  }
  ${from('desktop')} {
    --list: 1476px;
  }
  ${from('wide')} {
    --list: 980px;
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
