import styled from 'styled-components';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { Alert, Badge, s, Surface } from '@shop/ui';
import { useMay } from '../access/rights';
import { mailLink } from '../mail/mailLink';
import { UnblockButton } from '../mail/UnblockButton';
import type { CustomerRecord } from './customerRecord';

/** Who somebody is, how to reach them, and what they have spent, in one look. */
export function CustomerFacts({ customer }: { customer: CustomerRecord }) {
  const { email, phone, money, mail, blocked_at, blocked_reason } = customer;
  const may = useMay();
  const facts = [
    { term: 'E-mail', value: <a href={mailLink(email)}>{email}</a> },
    { term: 'Phone', value: phone ? <a href={`tel:+91${phone}`}>{phone}</a> : 'Not given' },
    {
      term: customer.is_guest ? 'First order' : 'Joined',
      value: formatDate(customer.created_at, 'tableDay'),
    },
    ...(customer.is_guest
      ? []
      : [
          {
            term: 'Last sign-in',
            value: customer.last_sign_in_at ? formatDate(customer.last_sign_in_at, 'tableDay') : 'Never',
          },
        ]),
    ...(money
      ? [
          {
            term: 'Spent net',
            value: (
              <>
                {formatRupees(money.net)}
                <small>
                  {formatRupees(money.received)} came, {formatRupees(money.paid_back)} went back
                </small>
              </>
            ),
          },
          { term: 'Store credit', value: formatRupees(money.credit) },
        ]
      : []),
  ];
  return (
    <>
      {mail.state !== 'well' && (
        <Alert tone="error">
          {mail.state === 'bounced'
            ? `Mail to this address comes back since ${formatDate(mail.at, 'tableDay')}: nothing is sent there until it is confirmed anew. Call them where something is urgent.`
            : `They called a mail of ours unwanted on ${formatDate(mail.at, 'tableDay')}: only what orders, the account and the law need is sent.`}
          {may('support') && <UnblockButton address={email} state={mail.state} />}
        </Alert>
      )}
      <Surface>
        <Badges>
          {customer.is_guest && <Badge>Guest</Badge>}
          {customer.is_admin && <Badge $tone="haldi">Staff</Badge>}
          {blocked_at && (
            <>
              <Badge $tone="kumkum">Blocked</Badge> since {formatDate(blocked_at, 'tableDay')}
              {blocked_reason && `: ${blocked_reason}`}
            </>
          )}
        </Badges>
        <Facts>
          {facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </Surface>
    </>
  );
}

const Badges = styled.p`
  margin: 0 0 ${s('space.12')};
  font-size: ${s('size.14')};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${s('space.16')};
  margin: 0;

  /* An address is longer than the rest. */
  > :first-child {
    grid-column: span 2;
  }

  dt {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${s('color.ink2')};
    font-size: ${s('size.12')};
    font-weight: 400;
  }
`;
