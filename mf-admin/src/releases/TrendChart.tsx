import styled from 'styled-components';
import { s } from '@shop/ui';
import { formatFigure, type Measure } from './figures';
import { roleColours } from './roleColours';
import type { Role } from './shownVersions';
import { linesOf, type Point, scaleOf, type Trend } from './trend';

interface Props {
  measure: Measure;
  /** Where the time begins, in words. */
  from: string;
  lines: readonly { role: Role; trend: Trend; total: number | null }[];
}

const width = 100;
const height = 40;

/** One measure over time, small enough to stand beside the others. The figures themselves are in the table. */
export function TrendChart({ measure: { label, unit }, from, lines }: Props) {
  const scale = scaleOf(lines.map(({ trend }) => trend));
  const measured = lines.filter(({ total }) => total !== null);
  return (
    <figure style={{ margin: 0 }}>
      <Label>
        {label}
        {measured.length > 0 && <span>top {formatFigure(scale, unit)}</span>}
      </Label>
      <Totals>
        {measured.length === 0 && <Total $role="earlier">not measured</Total>}
        {measured.map(({ role, trend, total }) => (
          <Total key={trend.version} $role={role}>
            {formatFigure(total, unit)}
          </Total>
        ))}
      </Totals>
      <Plot
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} over time, from 0 to ${formatFigure(scale, unit)}; the table below has the figures`}
      >
        <line x1="0" x2={width} y1={height} y2={height} />
        {lines.map(({ role, trend }) => (
          <Line key={trend.version} $role={role} d={linesOf(trend, scale).map(pathOf).join(' ')} />
        ))}
      </Plot>
      <Ends aria-hidden>
        <span>{from}</span>
        <span>now</span>
      </Ends>
    </figure>
  );
}

/** A line of one point is as long as its rounded end. */
const pathOf = (points: Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x * width} ${height - y * height}`).join(' ') +
  (points.length === 1 ? ' h0' : '');

const Label = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.8')};
  justify-content: space-between;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
`;

const Totals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${s('space.12')};
  margin: 0;
  padding: 0;
  font-variant-numeric: tabular-nums;
  list-style: none;
`;

const Total = styled.li<{ $role: Role }>`
  color: ${({ $role }) => ($role === 'trial' ? s('color.amberText') : roleColours[$role])};
  font-size: ${({ $role }) => s($role === 'live' ? 'size.18' : 'size.15')};
  font-weight: 650;
`;

const Plot = styled.svg`
  display: block;
  width: 100%;
  height: 56px;
  margin-block: ${s('space.4')};
  overflow: visible;

  line {
    stroke: ${s('color.line')};
    vector-effect: non-scaling-stroke;
  }
`;

const Line = styled.path<{ $role: Role }>`
  fill: none;
  stroke: ${({ $role }) => roleColours[$role]};
  stroke-width: ${({ $role }) => ($role === 'earlier' ? 1.5 : 2.5)}px;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $role }) => $role === 'trial' && 'stroke-dasharray: 1 5;'}
  vector-effect: non-scaling-stroke;
`;

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${s('color.ink2')};
  font-size: ${s('size.12')};
  font-variant-numeric: tabular-nums;
`;
