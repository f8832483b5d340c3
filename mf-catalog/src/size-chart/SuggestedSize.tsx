import styled from 'styled-components';
import { type Answer, type Database, unwrap } from '@shop/kernel/data';
import { useAuth } from '@shop/kernel/react';
import { s } from '@shop/ui';
import { useProductAnswer } from '../product/useProductAnswer';
import { suggestionText } from './suggestionText';

const fetchSuggestedSize = (db: Database, productId: string): Promise<Answer<'suggest_size'>> =>
  unwrap(db.rpc('suggest_size', { p_product_id: productId }, { get: true }));

/** The size that the shopper's own past speaks for, and why; nothing where it says nothing. */
export function SuggestedSize({ productId }: { productId: string }) {
  const { user } = useAuth();
  const suggested = useProductAnswer(productId, fetchSuggestedSize, user?.id);
  if (!suggested) return null;
  return (
    <Words>
      <strong>Your size is likely {suggested.size}.</strong> {suggestionText(suggested)}
    </Words>
  );
}

const Words = styled.p`
  margin: ${s('space.4')} 0 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};

  strong {
    color: ${s('color.ink')};
  }
`;
