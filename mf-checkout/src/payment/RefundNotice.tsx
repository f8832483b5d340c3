import styled from 'styled-components';
import { formatRupees, type Order, serviceTerms } from '@shop/kernel/domain';
import { Alert, s } from '@shop/ui';

const inWords: Record<Order['refunds'][number]['state'], string> = {
  pending: `is on its way back to you. Banks take ${serviceTerms.refundDays} to show it.`,
  settled: `went back to you. Banks take ${serviceTerms.refundDays} to show it.`,
  failed: 'could not be sent back yet. We are looking into it, and you need not do anything.',
};

/** Money that came and could not be kept, sum by sum. */
export function RefundNotice({ refunds, because }: { refunds: Order['refunds']; because: string }) {
  return (
    <Alert tone="info">
      <Texts>
        {because}
        {refunds.map(({ id, amount, state }) => (
          <p key={id}>
            <strong>{formatRupees(amount)}</strong> {inWords[state]}
          </p>
        ))}
      </Texts>
    </Alert>
  );
}

/** Reads from the left also where the page around it is centred. */
const Texts = styled.div`
  color: ${s('color.ink')};
  text-align: start;
`;
