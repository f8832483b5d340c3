import styled from 'styled-components';
import { formatRupees, type Order, type User } from '@shop/kernel/domain';
import { from, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { orderFigures } from './orderFigures';

interface Props {
  user: User;
  orders: Order[];
}

/** Who is signed in, and what the account's own orders add up to (design §5.11). */
export function ProfileTab({ user, orders }: Props) {
  const figures = orderFigures(orders);

  return (
    <Columns>
      <Surface>
        <CardHeading>Your details</CardHeading>
        <Fields>
          <TextField
            label="Full Name"
            name="fullName"
            defaultValue={user.fullName}
            autoComplete="off"
            readOnly
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            defaultValue={user.email}
            hint="You sign in with this address."
            autoComplete="off"
            readOnly
          />
        </Fields>
      </Surface>
      <Surface>
        <CardHeading>At a glance</CardHeading>
        <Figures>
          <Figure label="Orders" value={String(figures.placed)} />
          <Figure label="On the way" value={String(figures.underway)} />
          <Figure label="Spent" value={formatRupees(figures.spent)} />
        </Figures>
      </Surface>
    </Columns>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${s('space.24')};
  align-items: start;

  ${from('desktop')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${s('space.16')};
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.32')};
  margin: 0;

  dt {
    font-size: ${s('size.14')};
    color: ${s('color.ink2')};
  }

  dd {
    margin: 0;
    font-size: ${s('size.28')};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
`;
