import styled from 'styled-components';
import { from, s } from '@shop/ui';
import { AffiliateFigures } from './AffiliateFigures';
import { CommissionLedger } from './CommissionLedger';
import type { Affiliate } from './fetchAffiliate';
import { PayoutCard } from './PayoutCard';
import { ReferralCard } from './ReferralCard';

/** Everything the affiliate programme owes to one account (spec §9, Affiliate). */
export function AffiliateTab({ affiliate }: { affiliate: Affiliate }) {
  return (
    <Stack>
      <AffiliateFigures affiliate={affiliate} />
      <Columns>
        <ReferralCard code={affiliate.code} />
        <PayoutCard affiliate={affiliate} />
      </Columns>
      <CommissionLedger affiliate={affiliate} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.24')};
`;

const Columns = styled(Stack)`
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr;
  }
`;
