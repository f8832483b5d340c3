import styled from 'styled-components';
import { affiliateTerms, formatDate, formatRupees } from '@shop/kernel/domain';
import { Link, linkTo, useChange } from '@shop/kernel/routing';
import { Alert, Badge, Button, s, Surface } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { type Affiliate, requestPayout } from './fetchAffiliate';

type PayoutState = Affiliate['payouts'][number]['state'];

const states: Record<PayoutState, { label: string; tone: 'haldi' | 'neem' | 'kumkum' }> = {
  requested: { label: 'Requested', tone: 'haldi' },
  paid: { label: 'Paid', tone: 'neem' },
  refused: { label: 'Refused', tone: 'kumkum' },
};

/** Asks for what is approved, and shows what was asked for before. */
export function PayoutCard({ affiliate: { available, payouts } }: { affiliate: Affiliate }) {
  const action = useChange({ staleBy: ['PAYOUT_MINIMUM'] });
  const missing = affiliateTerms.minimumPayout - available;

  return (
    <Surface>
      <CardHeading>Payout</CardHeading>
      <Stack>
        <Amount>
          <strong>{formatRupees(available)}</strong> can be paid out
        </Amount>
        <p>
          Payouts start at {formatRupees(affiliateTerms.minimumPayout)} and go to your verified UPI ID on the{' '}
          {affiliateTerms.payoutDay} of the next month.
          {missing > 0 && ` ${formatRupees(missing)} more, and you can ask for it.`}
        </p>
        {action.failure && action.failure.code !== 'PAYOUT_MINIMUM' && (
          <Alert tone="error">
            {action.failure.message}{' '}
            {action.failure.code === 'PAYOUT_DESTINATION' && (
              <Link to={linkTo('saved-vpa')}>Your UPI IDs</Link>
            )}
          </Alert>
        )}
        <div>
          <Button
            type="button"
            $variant="primary"
            disabled={missing > 0}
            $busy={action.busy}
            onClick={() => void action.run(requestPayout, 'Your payout is requested. We pay on the 1st.')}
          >
            Request payout
          </Button>
        </div>
        {payouts.length > 0 && (
          <List aria-label="Payouts">
            {payouts.map((payout) => (
              <li key={payout.id}>
                <span>
                  <strong>{formatRupees(payout.amount)}</strong> to {payout.vpa}
                  <br />
                  Requested on {formatDate(payout.requested_at, 'day')}
                  {payout.state === 'requested' && `, due on ${formatDate(payout.due_on, 'day')}`}
                  {payout.settled_at &&
                    payout.state === 'paid' &&
                    `, paid on ${formatDate(payout.settled_at, 'day')}`}
                  {payout.tds > 0 && (
                    <>
                      <br />
                      {formatRupees(payout.amount - payout.tds)} paid out, {formatRupees(payout.tds)} kept as
                      tax (TDS, {payout.tds_percent}%, section 194H)
                    </>
                  )}
                </span>
                <Badge $tone={states[payout.state].tone}>{states[payout.state].label}</Badge>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Surface>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Amount = styled.p`
  strong {
    display: block;
    font-size: ${s('size.36')};
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    gap: ${s('space.12')};
    align-items: start;
    justify-content: space-between;
    padding-block: ${s('space.12')};
    border-top: 1px solid ${s('color.line')};
    font-size: ${s('size.14')};
    overflow-wrap: anywhere;
  }
`;
