import { useEffect } from 'react';
import styled from 'styled-components';
import { formatDate, formatRupees, type ShopSettings } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { usePlatform, useStore } from '@shop/kernel/react';
import { Icon, s } from '@shop/ui';
import { DeliveryPlace } from './DeliveryPlace';

type Place = ReturnType<Platform['delivery']['get']>['place'];

/** Spec §9, shipping timing, fees, payment and returns: in general, or what a place has of them. */
function optionsOf(
  { standardShipping, expressShipping, freeShippingAbove, codLimit, returnDays }: ShopSettings,
  place: Place,
  isFinalSale: boolean,
) {
  const free = `free above ${formatRupees(freeShippingAbove)}`;
  const { standard, express } = place ?? {};
  const days = ({ from, to }: { from: string; to: string }) =>
    `${formatDate(from, 'promise')} – ${formatDate(to, 'promise')}`;
  return [
    [
      'truck',
      `Standard delivery ${formatRupees(standardShipping)}`,
      standard ? `${days(standard)}, ${free}` : `3-5 business days, ${free}`,
    ],
    [
      'clock',
      `Express delivery ${formatRupees(expressShipping)}`,
      express ? days(express) : place ? 'Not offered at your PIN code' : '1-2 days in major cities',
    ],
    [
      'wallet',
      'Cash on delivery',
      place?.cash === false ? 'Not possible at your PIN code' : `For orders below ${formatRupees(codLimit)}`,
    ],
    isFinalSale
      ? (['return', 'No returns', 'Only where it comes broken or is not what you ordered'] as const)
      : (['return', `${returnDays}-day returns`, 'Free size exchange for first-time customers'] as const),
  ] as const;
}

/** `isFinalSale` as of the product. */
export function DeliveryOptions({ isFinalSale = false }: { isFinalSale?: boolean }) {
  const { settings, delivery } = usePlatform();
  const state = useStore(delivery);
  useEffect(() => void delivery.look(), [delivery]);
  // What is not delivered at all has no days, fees or returns.
  const isServed = state.place?.serviceable !== false;

  return (
    <Section aria-labelledby="delivery-options">
      <Heading id="delivery-options">Delivery options</Heading>
      <DeliveryPlace {...state} />
      {isServed && (
        <List>
          {optionsOf(settings, state.place, isFinalSale).map(([icon, title, text]) => (
            <Item key={icon}>
              <Icon name={icon} size={22} />
              <Title>{title}</Title>
              <Text>{text}</Text>
            </Item>
          ))}
        </List>
      )}
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
  display: grid;
  grid-template-columns: auto 1fr;
  grid-template-rows: auto 1fr;
  column-gap: ${s('space.12')};
  color: ${s('color.neem')};

  > :first-child {
    grid-row: span 2;
  }
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
