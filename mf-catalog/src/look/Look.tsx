import { useState } from 'react';
import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useArrived, usePlatform } from '@shop/kernel/react';
import { from, s, SectionHeading } from '@shop/ui';
import { LookForm } from './LookForm';

/** "Complete the look": what the staff has put together with this product. Without an answer there is none. */
export function Look({ productId }: { productId: string }) {
  const { connect } = usePlatform();
  const [answer] = useState(() =>
    connect()
      .then((db) => unwrap(db.rpc('get_look', { p_product_id: productId }, { get: true })))
      .catch((): Answer<'get_look'> => null),
  );
  const { value: look } = useArrived(answer);
  if (!look) return null;
  return (
    <Section aria-labelledby="look">
      <SectionHeading id="look">Complete the look</SectionHeading>
      <p>{look.title}</p>
      <LookForm look={look} productId={productId} />
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: minmax(0, 1fr);

  > p {
    margin: calc(-1 * ${s('space.8')}) 0 0;
    color: ${s('color.ink2')};
  }
  ${from('tablet')} {
    gap: ${s('space.24')};
  }
`;
