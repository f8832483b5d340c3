import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Rail, s, SectionHeading } from '@shop/ui';
import { KeptCard } from '../kept-product/KeptCard';
import { useNear } from '../near/useNear';
import { type RecentlyViewed, recentlyViewedOf } from './recentlyViewed';

interface Props {
  heading: string;
  items: RecentlyViewed;
}

/** The cards of what was looked at, as the device kept them until somebody comes near: then they cost what they cost today. */
export function ViewedRail({ heading, items }: Props) {
  const platform = usePlatform();
  const [place, isNear] = useNear<HTMLElement>();
  const look = useEffectEvent(async () => {
    const asked = items.map(({ id }) => id);
    const db = await platform.connect();
    const sold = await unwrap(db.from('products').select('id,price').in('id', asked));
    recentlyViewedOf(platform).send({ type: 'refresh', asked, sold });
  });
  useEffect(() => {
    // Without an answer they stay as they are.
    if (isNear) look().catch(() => undefined);
  }, [isNear]);
  return (
    <Section ref={place}>
      <SectionHeading>{heading}</SectionHeading>
      <Rail label={heading}>
        {items.map((item) => (
          <KeptCard key={item.id} product={item}>
            <Price>{formatRupees(item.price)}</Price>
          </KeptCard>
        ))}
      </Rail>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.24')};
  grid-template-columns: minmax(0, 1fr);
`;
const Price = styled.strong`
  font-variant-numeric: tabular-nums;
`;
