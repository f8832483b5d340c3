import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { formatFigure } from './figures';
import type { RemoteReleases } from './releaseState';
import { type Size, sizesOf, usedOf } from './sizesOf';

/** What browsers fetch of the live version, against what its team allows. */
export function SizeBars({ remote }: { remote: RemoteReleases }) {
  const sizes = sizesOf(remote.live, remote);
  const [fullest] = sizes;
  return (
    <details>
      <summary>Sizes: {fullest ? summaryOf(fullest) : 'not noted when this version was built'}</summary>
      <List>
        {sizes.map((size) => (
          <li key={size.part}>
            <span>{size.part}</span>
            <Bar aria-hidden>
              <Used $used={usedOf(size)} />
            </Bar>
            <span>
              {formatFigure(size.size, '')}
              {size.budget !== undefined && ` of ${formatFigure(size.budget, '')}`} KB
            </span>
          </li>
        ))}
      </List>
    </details>
  );
}

const summaryOf = (size: Size) =>
  size.budget === undefined
    ? `no budget, ${size.part} ${formatFigure(size.size, '')} KB`
    : `${size.part} uses ${Math.round(100 * usedOf(size))}% of its budget`;

const List = styled.ul`
  display: grid;
  gap: ${s('space.8')};
  margin: ${s('space.8')} 0 0;
  padding: 0;
  font-size: ${s('size.14')};
  font-variant-numeric: tabular-nums;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${s('space.12')};
    align-items: center;
  }

  li > :nth-child(2) {
    grid-row: 2;
    grid-column: 1 / -1;
  }

  ${from('tablet')} {
    li {
      grid-template-columns: 200px minmax(0, 1fr) 120px;
    }

    li > :nth-child(2) {
      grid-row: auto;
      grid-column: auto;
    }

    li > :last-child {
      text-align: end;
    }
  }
`;

const Bar = styled.span`
  height: 6px;
  border-radius: ${s('radius.round')};
  background: ${s('color.line')};
`;

const Used = styled.span<{ $used: number }>`
  display: block;
  width: ${({ $used }) => Math.min(100, Math.round($used * 100))}%;
  height: 100%;
  border-radius: ${s('radius.round')};
  background: ${({ $used }) => s($used > 1 ? 'color.kumkum' : $used > 0.9 ? 'color.haldi' : 'color.neem')};
`;
