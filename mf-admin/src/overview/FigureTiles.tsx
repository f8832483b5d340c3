import styled from 'styled-components';
import { formatCount, formatRupees } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';
import type { Figures } from './loadOverview';
import { changeOf } from './period';

interface Props {
  current: Figures;
  previous: Figures;
}

const tiles = [
  { key: 'revenue', label: 'Revenue', format: formatRupees },
  { key: 'orders', label: 'Orders', format: formatCount },
  { key: 'average', label: 'Average order', format: formatRupees },
  { key: 'new_customers', label: 'New customers', format: formatCount },
] as const;

/** The four figures of a period, each with what it was in the period before. */
export function FigureTiles({ current, previous }: Props) {
  return (
    <Tiles>
      {tiles.map(({ key, label, format }) => {
        const change = changeOf(current[key], previous[key]);
        return (
          <div key={key}>
            <dt>{label}</dt>
            <Value>{format(current[key])}</Value>
            <Before>
              {change !== null && (
                <Change $up={change >= 0}>
                  {change >= 0 ? '▲' : '▼'} {Math.abs(change)}%
                </Change>
              )}{' '}
              {format(previous[key])} before
            </Before>
          </div>
        );
      })}
    </Tiles>
  );
}

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
  font-variant-numeric: tabular-nums;

  > div {
    padding: ${s('space.12')} ${s('space.16')};
  }

  dt {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  ${from('desktop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > div + div {
      border-left: 1px solid ${s('color.line')};
    }
  }
`;

const Value = styled.dd`
  margin: 0;
  font-size: ${s('size.28')};
  font-weight: 650;
  line-height: 1.2;
`;

const Before = styled.dd`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Change = styled.span<{ $up: boolean }>`
  color: ${({ $up }) => s($up ? 'color.neem' : 'color.kumkum')};
  font-weight: 600;
`;
