import styled from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { s } from '../../theme/s';

interface Props {
  /** 0 to 5. */
  value: number;
  /** Number of reviews. */
  count?: number;
}

/** As `formatCount` of the kernel, which this package does not know. */
const grouped = (count: number) => String(count).replace(/\B(?=(\d{2})*\d{3}$)/g, ',');

const star = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z';
const positions = [1, 2, 3, 4, 5];

/** Five stars, filled up to the floor of the rating (spec §2, product card), and the number itself. */
export function Rating({ value, count }: Props) {
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`;
  return (
    <Line>
      <Hidden>{`Rated ${value.toFixed(1)} out of 5${reviews}`}</Hidden>
      <Stars aria-hidden viewBox="0 0 120 24">
        {positions.map((position) => (
          <path
            key={position}
            d={star}
            transform={`translate(${(position - 1) * 24} 0)`}
            data-filled={position <= Math.floor(value)}
          />
        ))}
      </Stars>
      <Figures aria-hidden>
        {value.toFixed(1)}
        {count !== undefined && <Count> ({grouped(count)})</Count>}
      </Figures>
    </Line>
  );
}

const Line = styled.span`
  position: relative;
  display: inline-flex;
  gap: ${s('space.8')};
  align-items: center;
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;

const Stars = styled.svg`
  width: 80px;
  height: 16px;
  fill: ${s('color.line')};

  [data-filled='true'] {
    fill: ${s('color.star')};
  }
`;

const Figures = styled.span`
  font-size: ${s('size.14')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1;
`;

const Count = styled.span`
  color: ${s('color.ink3')};
  font-weight: 400;
`;
