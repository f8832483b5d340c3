import styled from 'styled-components';
import { s } from '../../theme/s';
import { fiveStars } from './fiveStars';

interface Props {
  /** 0 to 5. */
  value: number;
  /** Number of ratings. */
  count?: number;
  /** Smaller on a `card`: where two share a phone's width, the figures stay on the line. */
  size?: 'text' | 'card';
}

/** As `formatCount` of the kernel, which this package does not know. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

/**
 * Five stars, filled up to the floor of the rating (spec §2, product card) and the next one in part, and the number
 * itself. One element, because lists show dozens.
 */
export function Rating({ value, count, size = 'text' }: Props) {
  const ratings = count === undefined ? '' : `, ${count} ${count === 1 ? 'rating' : 'ratings'}`;
  return (
    <Line role="img" aria-label={`Rated ${value.toFixed(1)} out of 5${ratings}`} $stars={value} $size={size}>
      {value.toFixed(1)}
      {count !== undefined && <Count>{`(${grouped(count)})`}</Count>}
    </Line>
  );
}

const Figures = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
  align-items: center;
  font-size: ${s('size.14')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  white-space: nowrap;

  &::before {
    flex: none;
    width: calc(5 * var(--side));
    height: var(--side);
    margin-right: ${s('space.4')};
    background: linear-gradient(
      90deg,
      ${s('color.star')} calc(20% * (var(--stars) + var(--part))),
      ${s('color.line')} 0
    );
    clip-path: polygon(${fiveStars});
    print-color-adjust: exact;
    content: '';
  }
`;

const Line = styled(Figures)<{ $stars: number; $size: 'text' | 'card' }>`
  --stars: ${({ $stars }) => Math.floor($stars)};
  --part: ${({ $stars }) => ($stars % 1).toFixed(1)};
  ${({ $size }) => sizes[$size]}
`;

/** Among a card's lines of text it is as high as they are. */
const sizes = { text: '--side: 16px;', card: '--side: 12px; min-height: 24px; column-gap: 3px;' };

const Count = styled.span`
  color: ${s('color.ink3')};
  font-weight: 400;
`;
