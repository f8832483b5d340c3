import styled, { css } from 'styled-components';
import { formatCount, formatRupees } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';
import { Hint } from '../hint/Hint';
import { Figure } from './Figure';
import { figureTexts } from './figureTexts';
import type { Figures, Overview } from './loadOverview';
import { changeOf } from './period';

type Props = Pick<Overview, 'from' | 'to' | 'current' | 'previous'>;

const formatPercent = (percent: Figures['conversion']) => (percent === null ? '–' : `${percent.toFixed(1)}%`);

const tiles = [
  { name: 'net', format: formatRupees },
  { name: 'orders', format: formatCount },
  { name: 'average', format: formatRupees },
  { name: 'conversion', format: formatPercent },
  { name: 'new_customers', format: formatCount },
  { name: 'returning_customers', format: formatCount },
] as const;

/** The figures of a period that are looked at first, each with what it was in the period before. */
export function FigureTiles({ current, previous, ...period }: Props) {
  return (
    <Tiles>
      {tiles.map(({ name, format }) => {
        // Each format takes the values of its figure; a table of both knows no better.
        const write = format as (value: number | null) => string;
        const change = changeOf(current[name] ?? 0, previous[name] ?? 0);
        const { label, meaning } = figureTexts[name];
        return (
          <div key={name}>
            <dt>
              {label} <Hint of={label}>{meaning}</Hint>
            </dt>
            <Value>
              <Figure name={name} period={period}>
                {write(current[name])}
              </Figure>
            </Value>
            <Before>
              {change !== null && change !== 0 && (
                <Change $up={change > 0}>
                  {change > 0 ? '▲' : '▼'} {Math.abs(change)}%
                </Change>
              )}{' '}
              {previous[name] ? `${write(previous[name])} before` : 'none before'}
            </Before>
          </div>
        );
      })}
    </Tiles>
  );
}

/** The frame cannot clip its tiles, or it would clip what their question marks open. */
const roundedCorners = (columns: number) => css`
  > :nth-child(n) {
    border-radius: 0;
  }
  > :first-child {
    border-top-left-radius: inherit;
  }
  > :nth-child(${columns}) {
    border-top-right-radius: inherit;
  }
  > :nth-last-child(${columns}) {
    border-bottom-left-radius: inherit;
  }
  > :last-child {
    border-bottom-right-radius: inherit;
  }
`;

const Tiles = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.line')};
  font-variant-numeric: tabular-nums;

  > div {
    position: relative;
    display: grid;
    /* Figures stand in one line, however many a label needs. */
    grid-template-rows: subgrid;
    grid-row: span 3;
    row-gap: 0;
    padding: ${s('space.12')} ${s('space.16')};
    background: ${s('color.surface')};
  }

  ${roundedCorners(2)}

  dt {
    display: flex;
    gap: ${s('space.4')};
    align-items: center;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${roundedCorners(3)}
  }

  ${from('wide')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    ${roundedCorners(6)}
  }
`;

const Value = styled.dd`
  margin: 0;
  font-size: ${s('size.22')};
  font-weight: 650;
  line-height: 1.3;

  a {
    color: ${s('color.ink')};
    text-decoration-color: ${s('color.line')};
    text-underline-offset: 4px;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

  ${from('tablet')} {
    font-size: ${s('size.28')};
    line-height: 1.2;
  }
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
