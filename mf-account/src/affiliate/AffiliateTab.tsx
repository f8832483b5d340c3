import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { AffiliateFigures } from './AffiliateFigures';
import { CommissionLedger } from './CommissionLedger';
import type { Affiliate } from './fetchAffiliate';
import type { CommissionList } from './fetchCommissions';
import { PanCard } from './PanCard';
import { PayoutCard } from './PayoutCard';
import { ReferralCard } from './ReferralCard';

interface Props {
  affiliate: Affiliate;
  commissions: CommissionList;
}

/** Everything the affiliate programme owes to one account (spec §9, Affiliate). */
export function AffiliateTab({ affiliate, commissions }: Props) {
  return (
    <Stack>
      <AffiliateFigures affiliate={affiliate} />
      <Columns>
        <ReferralCard code={affiliate.code} />
        <PayoutCard affiliate={affiliate} />
        <PanCard pan={affiliate.pan} />
      </Columns>
      <CommissionLedger commissions={commissions} bonuses={affiliate.bonuses} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${s('space.24')};
`;

const Columns = styled(Stack)`
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr;
  }
`;
