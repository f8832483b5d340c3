import styled from 'styled-components';
import { formatRupees, type ShopSettings } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Icon, s } from '@shop/ui';

/** Spec §9, shipping timing, fees, payment and returns. */
function optionsOf({
  standardShipping,
  expressShipping,
  freeShippingAbove,
  codLimit,
  returnDays,
}: ShopSettings) {
  return [
    [
      'truck',
      `Standard delivery ${formatRupees(standardShipping)}`,
      `3-5 business days, free above ${formatRupees(freeShippingAbove)}`,
    ],
    ['clock', `Express delivery ${formatRupees(expressShipping)}`, '1-2 days in major cities'],
    ['wallet', 'Cash on delivery', `For orders below ${formatRupees(codLimit)}`],
    ['return', `${returnDays}-day returns`, 'Free size exchange for first-time customers'],
  ] as const;
}

export function DeliveryOptions() {
  const { settings } = usePlatform();
  return (
    <Section aria-labelledby="delivery-options">
      <Heading id="delivery-options">Delivery options</Heading>
      <List>
        {optionsOf(settings).map(([icon, title, text]) => (
          <Item key={title}>
            <Icon name={icon} size={22} />
            <div>
              <Title>{title}</Title>
              <Text>{text}</Text>
            </div>
          </Item>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  padding: ${s('space.16')};
  border: 1px solid ${s('color.line')};
  border-radius: ${s('radius.card')};
  background: ${s('color.surface')};
`;
const Heading = styled.h2`
  margin: 0 0 ${s('space.12')};
  font-size: ${s('size.16')};
  font-weight: 650;
`;
const List = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  padding: 0;
  margin: 0;
  list-style: none;
`;
const Item = styled.li`
  display: flex;
  gap: ${s('space.12')};
  color: ${s('color.neem')};
`;
const Title = styled.p`
  margin: 0;
  color: ${s('color.ink')};
  font-size: ${s('size.15')};
  font-weight: 600;
`;
const Text = styled.p`
  margin: 0;
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
