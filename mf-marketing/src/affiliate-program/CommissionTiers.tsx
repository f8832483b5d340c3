import styled from 'styled-components';
import { affiliateTerms, formatRupees } from '@shop/kernel/domain';
import { s } from '@shop/ui';
import { FigureTable } from '../page/FigureTable';
import { type AffiliateTier, highestPercent } from './fetchAffiliateTiers';

const rangeOf = (tier: AffiliateTier, next: AffiliateTier | undefined): string => {
  if (!next) return `${formatRupees(tier.from)} and above`;
  return tier.from === 0
    ? `Below ${formatRupees(next.from)}`
    : `${formatRupees(tier.from)} to ${formatRupees(next.from - 1)}`;
};

/** Commission by the value of an order, and the bonuses of a good month (spec §9, Affiliate). */
export function CommissionTiers({ tiers }: { tiers: readonly AffiliateTier[] }) {
  const highest = highestPercent(tiers);
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">Order value</th>
          <th scope="col">You earn</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier, index) => (
          <tr key={tier.from}>
            <th scope="row">
              {rangeOf(tier, tiers[index + 1])}
              <Thread $share={(tier.percent / highest) * 100} />
            </th>
            <td>{tier.percent}%</td>
          </tr>
        ))}
        {affiliateTerms.bonuses.map(({ sales, percent }) => (
          <tr key={sales}>
            <th scope="row">{sales} orders and more in a month</th>
            <td>+{percent}%</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

const Thread = styled.span<{ $share: number }>`
  display: block;
  width: ${({ $share }) => $share}%;
  height: 8px;
  margin-top: ${s('space.8')};
  border-radius: ${s('radius.round')};
  background: repeating-linear-gradient(-60deg, ${s('color.madder')} 0 6px, ${s('color.haldi')} 6px 9px);
`;
