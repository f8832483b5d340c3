import styled from 'styled-components';
import { formatCount } from '@shop/kernel/domain';
import { displayHeading, from, s } from '@shop/ui';
import type { TrendingFigures } from './homeSections';

/** What is trending, in figures of the catalogue (spec §2, Home). */
export function TrendingStats({ figures }: { figures: TrendingFigures }) {
  const { styles, topDiscount, rating, ratings } = figures;
  const shown = [
    [formatCount(styles), 'styles in the shop'],
    [`${topDiscount}%`, 'off the best deal today'],
    [rating, 'average rating of our picks'],
    [formatCount(ratings), 'ratings behind them'],
  ] as const;
  return (
    <Band aria-labelledby="trending">
      <Heading id="trending">Trending now</Heading>
      <Figures>
        {shown.map(([value, label]) => (
          <Figure key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Figure>
        ))}
      </Figures>
    </Band>
  );
}

const Band = styled.section`
  display: grid;
  align-items: center;
  gap: ${s('space.16')};
  padding: ${s('space.24')};
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};
  ${from('desktop')} {
    grid-template-columns: 1fr 3fr;
    padding: ${s('space.32')} ${s('space.48')};
  }
`;
const Heading = styled.h2`
  ${displayHeading(28)}
  color: inherit;
`;
const Figures = styled.dl`
  display: grid;
  gap: ${s('space.24')} ${s('space.16')};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  ${from('tablet')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
/** The figure is read after its name, and shown above it. */
const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${s('space.4')};
`;
const Label = styled.dt`
  color: ${s('color.onDark2')};
  font-size: ${s('size.14')};
`;
const Value = styled.dd`
  ${displayHeading(36)}
  color: ${s('color.haldi')};
  line-height: 1;
`;
