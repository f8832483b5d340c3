import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import type { Overview } from './loadOverview';

/** Bars that the arrow keys walk along; their figures stand in the bubble of the bar that has the focus. */
export function RevenueBars({ days }: Pick<Overview, 'days'>) {
  return (
    <Plot>
      <BarChart
        responsive
        data={days}
        margin={{ top: 8, right: 32, bottom: 0, left: 0 }}
        title="Revenue by day; the figures stand in the table below"
      >
        <CartesianGrid vertical={false} stroke={s('color.line')} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatDate(day, 'tableDay')}
          tickLine={false}
          minTickGap={24}
          stroke={s('color.ink2')}
        />
        <YAxis
          tickFormatter={formatRupees}
          tickLine={false}
          axisLine={false}
          width="auto"
          stroke={s('color.ink2')}
        />
        <Tooltip content={DayBubble} cursor={{ fill: s('color.sunk') }} isAnimationActive={false} />
        <Bar dataKey="revenue" fill={s('color.madder')} maxBarSize={48} isAnimationActive={false} />
      </BarChart>
    </Plot>
  );
}

interface Props {
  active?: boolean;
  payload?: readonly { payload?: Overview['days'][number] }[];
}

function DayBubble({ active, payload }: Props) {
  const day = payload?.[0]?.payload;
  if (!active || !day) return null;
  return (
    <Bubble>
      <strong>{formatDate(day.day, 'tableDay')}</strong>
      <span>{formatRupees(day.revenue)}</span>
      <span>{day.orders === 1 ? '1 order' : `${day.orders} orders`}</span>
    </Bubble>
  );
}

const Plot = styled.div`
  height: 100%;
  font-size: ${s('size.12')};
  font-variant-numeric: tabular-nums;

  .recharts-wrapper {
    width: 100%;
    height: 100%;
  }
`;

const Bubble = styled.div`
  display: grid;
  gap: ${s('space.4')};
  padding: ${s('space.8')} ${s('space.12')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.control')};
  background: ${s('color.surface')};
  color: ${s('color.ink')};
`;
