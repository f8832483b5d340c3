import { useId, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { displayHeading, from, s } from '@shop/ui';
import { affiliateBonusPercent, affiliateEarnings, affiliatePercent } from './affiliateEarnings';
import type { AffiliateTier } from './fetchAffiliateTiers';

const limits = { order: { min: 200, max: 20_000, step: 100 }, sales: { min: 1, max: 200, step: 1 } };

/** What a month would bring, by the tiers and bonuses of the programme. */
export function EarningsCalculator({ tiers }: { tiers: readonly AffiliateTier[] }) {
  const [order, setOrder] = useState(1500);
  const [sales, setSales] = useState(20);
  const { commission, bonus, total } = affiliateEarnings(tiers, order, sales);
  return (
    <Panel aria-labelledby="calculator">
      <div>
        <h2 id="calculator">What would a month bring?</h2>
        <Slider
          label="Average order"
          value={order}
          shown={formatRupees(order)}
          onChange={setOrder}
          {...limits.order}
        />
        <Slider
          label="Orders a month"
          value={sales}
          shown={String(sales)}
          onChange={setSales}
          {...limits.sales}
        />
      </div>
      <Result aria-live="polite">
        <span>You earn about</span>
        <strong>{formatRupees(total)}</strong>
        <p>
          {affiliatePercent(tiers, order)}% of each order: {formatRupees(commission)}
          {bonus > 0 && `, and a ${affiliateBonusPercent(sales)}% bonus: ${formatRupees(bonus)}`}
        </p>
      </Result>
    </Panel>
  );
}

interface Props {
  label: string;
  value: number;
  shown: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, shown, onChange, ...range }: Props) {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        {...range}
        id={id}
        type="range"
        aria-valuetext={shown}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
    </Field>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${s('space.32')};
  padding: ${s('space.32')} ${s('space.24')};
  border-radius: ${s('radius.panel')};
  background: ${s('color.ink')};
  color: ${s('color.onDark')};

  ${from('desktop')} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: ${s('space.72')};
    align-items: center;
    padding: ${s('space.48')};
  }

  h2 {
    ${displayHeading(36)}
  }
`;

const Field = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${s('space.4')} ${s('space.16')};
  align-items: baseline;
  margin-top: ${s('space.24')};

  output {
    font-size: ${s('size.22')};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }

  input {
    grid-column: 1 / -1;
    width: 100%;
    height: 44px;
    margin: 0;
    accent-color: ${s('color.haldi')};
    cursor: pointer;
  }

  input:focus-visible {
    outline-color: ${s('color.haldi')};
  }
`;

const Result = styled.div`
  padding-top: ${s('space.24')};
  border-top: 2px dashed ${s('color.haldi')};

  ${from('desktop')} {
    padding: 0 0 0 ${s('space.48')};
    border-top: 0;
    border-left: 2px dashed ${s('color.haldi')};
  }

  strong {
    display: block;
    color: ${s('color.haldi')};
    ${displayHeading(66)}
    font-variant-numeric: tabular-nums;
  }

  p,
  span {
    color: ${s('color.onDark2')};
  }
`;
