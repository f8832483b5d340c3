import styled from 'styled-components';
import { s } from '@shop/ui';
import type { CardProduct } from '../product-card/CardProduct';
import { Swatches } from './Swatches';

interface Props {
  colours: NonNullable<CardProduct['colours']>;
  productId: string;
}

/** On a product's page: the name of its colour, and the others it comes in. */
export function ColourChoice({ colours, productId }: Props) {
  const current = colours.find(({ id }) => id === productId);
  return (
    <div>
      <Legend>
        Colour{current && ': '}
        <span>{current?.name}</span>
      </Legend>
      <Swatches label="Colours" colours={colours} productId={productId} size="page" />
    </div>
  );
}

const Legend = styled.p`
  margin: 0 0 ${s('space.4')};
  font-size: ${s('size.14')};
  font-weight: 600;

  span {
    color: ${s('color.ink2')};
    font-weight: 400;
  }
`;
