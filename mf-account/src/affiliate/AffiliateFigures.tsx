import styled from 'styled-components';
import { affiliateTerms, formatRupees } from '@shop/kernel/domain';
import { Alert, from, s } from '@shop/ui';
import type { Affiliate } from './fetchAffiliate';

/** Clicks, sales and money by state, of this account's own rows. */
export function AffiliateFigures({ affiliate }: { affiliate: Affiliate }) {
  const { clicks, orders, totals, month } = affiliate;
  const next = affiliateTerms.bonuses.find((bonus) => month.sales < bonus.sales);
  const figures = [
    ['Clicks', clicks.total, `${clicks.last_30_days} in the last 30 days`],
    ['Orders', orders, 'came by your link'],
    ['Pending', formatRupees(totals.pending), 'until the return period is over'],
    ['Approved', formatRupees(totals.approved), 'yours to be paid out'],
    ['Paid', formatRupees(totals.paid), 'so far'],
  ] as const;

  return (
    <>
      <List aria-label="Affiliate figures">
        {figures.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong>
              {note}
            </dd>
          </div>
        ))}
      </List>
      <Alert tone="info">
        {month.sales} {month.sales === 1 ? 'sale' : 'sales'} this month
        {month.bonus_percent > 0 &&
          `, which brings a bonus of ${month.bonus_percent}% (${formatRupees(month.bonus_amount)} so far)`}
        . {next && `${next.sales} sales in a month bring ${next.percent}% extra.`}
      </Alert>
    </>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin: 0;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.line')};

  ${from('wide')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }

  > div {
    padding: ${s('space.16')};
    background: ${s('color.surface')};
  }

  > div:last-child {
    grid-column: 1 / -1;

    ${from('wide')} {
      grid-column: auto;
    }
  }

  dt {
    font-weight: 600;
  }

  dd {
    margin: 0;
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  strong {
    display: block;
    color: ${s('color.ink')};
    font-size: ${s('size.28')};
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;
