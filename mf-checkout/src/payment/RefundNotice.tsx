import styled from 'styled-components';
import { formatRupees, type Order, serviceTerms } from '@shop/kernel/domain';
import { Alert, s } from '@shop/ui';

type Refund = Order['refunds'][number];

interface Props {
  refunds: Refund[];
  /** How that money came; nothing where it is not known. */
  channel?: NonNullable<Order['payment']>['channel'];
  because: string;
}

const inWords: Record<Refund['state'], (days: string) => string> = {
  pending: (days) => `is on its way back to you. Banks take ${days} to show it.`,
  settled: (days) => `went back to you. Banks take ${days} to show it.`,
  failed: () => 'could not be sent back yet. We are looking into it, and you need not do anything.',
};

/** Money that came and could not be kept, sum by sum. */
export function RefundNotice({ refunds, channel, because }: Props) {
  const days = channel ? serviceTerms.refundWithin[channel] : serviceTerms.refundDays;
  return (
    <Alert tone="info">
      <Texts>
        {because}
        {refunds.map(({ id, amount, state }) => (
          <p key={id}>
            <strong>{formatRupees(amount)}</strong> {inWords[state](days)}
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
