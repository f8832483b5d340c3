import styled from 'styled-components';
import { formatRupees, pictureUrl, placeholderPicture } from '@shop/kernel/domain';
import type { SlotProps } from '@shop/kernel/platform';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Link, linkTo } from '@shop/kernel/routing';
import { focusRing, Picture, Rail, s, SectionHeading } from '@shop/ui';
import { type RecentlyViewedItem, recentlyViewedOf } from './recentlyViewed';

/** What this device looked at, newest first; nothing while there is nothing. Also the slot `product-rail`. */
export function ProductRail({ heading, excludeId }: SlotProps['product-rail']) {
  const items = useStore(recentlyViewedOf(usePlatform())).filter(({ id }) => id !== excludeId);
  if (items.length === 0) return null;
  return (
    <Section>
      <SectionHeading>{heading}</SectionHeading>
      <Rail label={heading}>
        {items.map((item) => (
          <ViewedCard key={item.id} item={item} />
        ))}
      </Rail>
    </Section>
  );
}

function ViewedCard({ item }: { item: RecentlyViewedItem }) {
  return (
    <Card to={linkTo('product', { id: item.id })}>
      <Picture
        src={item.image}
        width={placeholderPicture.width}
        height={placeholderPicture.height}
        alt=""
        fallbackSrc={pictureUrl(placeholderPicture, 320)}
      />
      <span>{item.name}</span>
      <Price>{formatRupees(item.price)}</Price>
    </Card>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
`;
const Card = styled(Link)`
  display: grid;
  gap: ${s('space.4')};
  align-content: start;
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  text-decoration: none;
  &:focus-visible {
    ${focusRing}
  }
`;
const Price = styled.strong`
  font-variant-numeric: tabular-nums;
`;
