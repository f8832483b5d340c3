import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Icon, s } from '@shop/ui';

/** What a shopper wants to know before paying (spec §9). */
export function Assurances() {
  const { codLimit, returnDays } = usePlatform().settings;

  return (
    <List aria-label="Good to know">
      <li>
        <Icon name="wallet" size={20} />
        Cash on delivery below {formatRupees(codLimit)}
      </li>
      <li>
        <Icon name="return" size={20} />
        Returns within {returnDays} days of delivery
      </li>
      <li>
        <Icon name="truck" size={20} />
        Delivered all over India
      </li>
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: ${s('space.24')};
  list-style: none;
  font-size: ${s('size.14')};
  color: ${s('color.ink2')};

  li {
    display: flex;
    align-items: center;
    gap: ${s('space.12')};
  }

  i {
    color: ${s('color.madder')};
  }
`;
