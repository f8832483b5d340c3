import styled from 'styled-components';
import { formatRupees, shop, type ShopSettings } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { from, Icon, s } from '@shop/ui';

const promisesOf = ({ freeShippingAbove, returnDays, codLimit }: ShopSettings) =>
  [
    ['truck', `Free above ${formatRupees(freeShippingAbove)}`, 'Standard shipping in 3-5 business days'],
    ['return', `${returnDays}-day returns`, 'Refunds in 5-7 business days'],
    ['wallet', 'Cash on delivery', `For orders below ${formatRupees(codLimit)}`],
    [
      'phone',
      `${shop.supportHours} support`,
      `By e-mail and WhatsApp. By phone and in our shop ${shop.businessHours}`,
    ],
  ] as const;

/** The shop's own figures: shipping, returns, payment and support (spec §9). */
export function ShopPromises() {
  const { settings } = usePlatform();
  return (
    <List aria-label="Our promises">
      {promisesOf(settings).map(([icon, title, text]) => (
        <Item key={title}>
          <Icon name={icon} size={28} />
          <div>
            <Title>{title}</Title>
            <Text>{text}</Text>
          </div>
        </Item>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  padding: ${s('space.16')} 0;
  margin: 0;
  border-block: 1px solid ${s('color.line')};
  list-style: none;
  ${from('tablet')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from('desktop')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Item = styled.li`
  display: flex;
  gap: ${s('space.12')};
  color: ${s('color.madder')};
`;
const Title = styled.p`
  margin: 0;
  color: ${s('color.ink')};
  font-weight: 650;
`;
const Text = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
