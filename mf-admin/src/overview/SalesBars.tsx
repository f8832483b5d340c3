import { Bar, CartesianGrid, ComposedChart, Line, Tooltip, XAxis, YAxis } from 'recharts';
import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { counted } from '../counted/counted';
import type { Step } from './chartSteps';
import { stepName } from './stepName';

/** Bars that the arrow keys walk along; their figures stand in the bubble of the bar that has the focus. */
export function SalesBars({ steps }: { steps: readonly Step[] }) {
  return (
    <Plot>
      <ComposedChart
        responsive
        data={[...steps]}
        // Half of the last day's name stands beyond its bar.
        margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
        title="Sales; the figures stand in the table below"
      >
        <CartesianGrid vertical={false} stroke={s('color.line')} />
        <XAxis
          dataKey="day"
          tickFormatter={(day: string) => formatDate(day, 'tableDay').replace(/\D\d{4}$/, '')}
          tickLine={false}
          minTickGap={24}
          stroke={s('color.ink2')}
        />
        <YAxis
          tickFormatter={formatRupees}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          width="auto"
          stroke={s('color.ink2')}
        />
        <Tooltip content={StepBubble} cursor={{ fill: s('color.sunk') }} isAnimationActive={false} />
        <Bar
          dataKey="total"
          fill={s('color.madder')}
          maxBarSize={36}
          radius={[3, 3, 0, 0]}
          isAnimationActive={false}
        />
        <Line
          dataKey="before"
          type="linear"
          stroke={s('color.haldi')}
          strokeWidth={1.5}
          dot={false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </Plot>
  );
}

interface Props {
  active?: boolean;
  payload?: readonly { payload?: Step }[];
}

function StepBubble({ active, payload }: Props) {
  const step = payload?.[0]?.payload;
  if (!active || !step) return null;
  return (
    <Bubble>
      <strong>{stepName(step)}</strong>
      <span>
        {formatRupees(step.total)} of {counted(step.orders, 'order')}
      </span>
      {step.refunds > 0 && <span>{formatRupees(step.refunds)} paid back</span>}
      <span>{formatRupees(step.before)} the time before</span>
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
