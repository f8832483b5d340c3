import type { ReactNode } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import type { LinkRef } from '@shop/kernel/platform';
import { Link, linkTo } from '@shop/kernel/routing';
import { from, s } from '@shop/ui';
import type { AccountFigures as Figures } from './fetchProfile';

/** The account at a glance. Every figure is of its own rows; a new account shows zeros. */
export function AccountFigures({ figures }: { figures: Figures }) {
  return (
    <List aria-label="At a glance">
      <Figure label="Orders" value={figures.orders} to={linkTo('profile', { tab: 'orders' })} />
      <Figure label="On the way" value={figures.underway} to={linkTo('profile', { tab: 'orders' })} />
      <Figure label="Spent" value={formatRupees(figures.spent)} />
      <Figure label="Saved" value={formatRupees(figures.saved)} />
      <Figure label="Wishlist" value={figures.wishlist} to={linkTo('wishlist')} />
      <Figure label="Credit" value={formatRupees(figures.credit)} to={linkTo('credit')} />
    </List>
  );
}

function Figure({ label, value, to }: { label: string; value: ReactNode; to?: LinkRef }) {
  return (
    <Cell>
      <dt>{to ? <Link to={to}>{label}</Link> : label}</dt>
      <dd>{value}</dd>
    </Cell>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  margin: 0;
  overflow: hidden;
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.line')};
  gap: 1px;

  ${from('tablet')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  ${from('wide')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

const Cell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding: ${s('space.16')};
  background: ${s('color.surface')};

  dt {
    color: ${s('color.ink2')};
    font-size: ${s('size.14')};
  }

  /* The whole tile is pressed: the word is 16 px high. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  dd {
    margin: 0;
    font-size: ${s('size.28')};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
`;
