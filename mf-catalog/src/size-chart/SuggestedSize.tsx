import { useState } from 'react';
import styled from 'styled-components';
import { type Answer, unwrap } from '@shop/kernel/data';
import { useArrived, usePlatform } from '@shop/kernel/react';
import { s } from '@shop/ui';
import { suggestionText } from './suggestionText';

/** The size that the shopper's own past speaks for, and why; nothing where it says nothing. */
export function SuggestedSize({ productId }: { productId: string }) {
  const { connect } = usePlatform();
  const [answer] = useState(() =>
    connect()
      .then((db) => unwrap(db.rpc('suggest_size', { p_product_id: productId }, { get: true })))
      .catch((): Answer<'suggest_size'> => null),
  );
  const { value: suggested } = useArrived(answer);
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
