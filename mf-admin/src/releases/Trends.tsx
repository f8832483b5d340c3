import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { from, s } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { type Figures, measures } from './figures';
import { FiguresTable } from './FiguresTable';
import type { RemoteReleases } from './releaseState';
import { roleColours } from './roleColours';
import { type Role, shownVersions } from './shownVersions';
import { slotsOf, type Span } from './span';
import { trendOf } from './trend';
import { TrendChart } from './TrendChart';

interface Props {
  remote: RemoteReleases;
  span: Span;
  /** Of this remote, by step. */
  figures: readonly Figures[];
  /** Of this remote, of the whole span. */
  totals: readonly Figures[];
}

/** Views, errors and speed of each version over time: a small chart each, and the same as a table. */
export function Trends({ remote, span, figures, totals }: Props) {
  if (figures.length === 0)
    return (
      <Nothing>
        No figures of this time: nobody came here, or the web server has no SHOP_SERVER_TOKEN to count with.
      </Nothing>
    );
  const versions = shownVersions(remote, figures);
  const slots = slotsOf(span);
  return (
    <div>
      <Legend>
        {versions.map(({ version, role }) => (
          <li key={version}>
            <Key $role={role} />
            {version} ({role})
          </li>
        ))}
      </Legend>
      <Charts>
        {measures.map((measure) => (
          <TrendChart
            key={measure.key}
            measure={measure}
            from={formatDate(span.from, 'tableMoment')}
            lines={versions.map(({ version, role }) => ({
              role,
              trend: trendOf(figures, version, measure.key, slots),
              total: totals.find((row) => row.version === version)?.[measure.key] ?? null,
            }))}
          />
        ))}
      </Charts>
      <FiguresTable of={remote.name} figures={figures} />
    </div>
  );
}

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.16')};
  margin: 0 0 ${s('space.12')};
  padding: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  list-style: none;
`;

const Key = styled.span<{ $role: Role }>`
  display: inline-block;
  width: 16px;
  height: 4px;
  margin-right: ${s('space.8')};
  border-radius: ${s('radius.round')};
  background: ${({ $role }) => roleColours[$role]};
  vertical-align: middle;
`;

const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${s('space.16')};
  align-items: end;
  margin-bottom: ${s('space.12')};

  ${from('desktop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${s('space.24')};
  }
`;
