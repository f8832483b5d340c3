import styled from 'styled-components';
import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { from, s, SectionHeading } from '@shop/ui';
import { useProductAnswer } from '../product/useProductAnswer';
import { LookForm } from './LookForm';

const fetchLook = (db: Database, productId: string): Promise<Answer<'get_look'>> =>
  unwrap(db.rpc('get_look', { p_product_id: productId }, { get: true }));

/** "Complete the look": what the staff has put together with this product. Without an answer there is none. */
export function Look({ productId }: { productId: string }) {
  const look = useProductAnswer(productId, fetchLook);
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
