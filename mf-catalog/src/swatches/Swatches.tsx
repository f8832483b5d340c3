import styled from 'styled-components';
import { Link, linkTo } from '@shop/kernel/routing';
import { focusRing, s } from '@shop/ui';
import type { CardProduct } from '../product-card/CardProduct';
import { manyColours } from './manyColours';
import { swatchNames } from './swatchNames';

interface Props {
  /** What screen readers hear of all of them. */
  label: string;
  colours: NonNullable<CardProduct['colours']>;
  /** Of the product that they stand at. */
  productId: string;
  size: 'card' | 'page';
}

/** The colours of a style, each a link to the product of that colour; the one that is shown is marked. */
export function Swatches({ label, colours, productId, size }: Props) {
  const names = swatchNames(colours);
  return (
    <Group role="group" aria-label={label} $size={size}>
      {colours.map(({ id, hex }, index) => (
        <Swatch
          key={id}
          to={linkTo('product', { id })}
          aria-label={names[index]}
          title={names[index]}
          aria-current={id === productId ? 'true' : undefined}
          $paint={hex ?? manyColours}
          $size={size}
        />
      ))}
    </Group>
  );
}

/** The disc, and beyond it what fingers get. */
const sizes = { card: { disc: 18, reach: 30 }, page: { disc: 32, reach: 44 } };

/* Above the card's own link, which lies over all of it. Its discs begin where the text does. */
const Group = styled.div<{ $size: Props['size'] }>`
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  margin-left: ${({ $size }) => (sizes[$size].disc - sizes[$size].reach) / 2}px;
`;

const Swatch = styled(Link)<{ $paint: string; $size: Props['size'] }>`
  display: grid;
  width: ${({ $size }) => sizes[$size].reach}px;
  height: ${({ $size }) => sizes[$size].reach}px;
  place-items: center;
  border-radius: ${s('radius.round')};

  &::before {
    content: '';
    width: ${({ $size }) => sizes[$size].disc}px;
    height: ${({ $size }) => sizes[$size].disc}px;
    border-radius: inherit;
    background: ${({ $paint }) => $paint};
    box-shadow: inset 0 0 0 1px ${s('color.lineStrong')};
  }
  &[aria-current]::before {
    outline: 2px solid ${s('color.ink')};
    outline-offset: 2px;
  }
  &:focus-visible {
    ${focusRing}
    outline-offset: 0;
  }
`;
