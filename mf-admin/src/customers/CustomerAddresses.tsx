import styled from 'styled-components';
import { Badge, s } from '@shop/ui';
import { Nothing } from '../panel/Nothing';
import { Panel } from '../panel/Panel';
import type { CustomerRecord } from './customerRecord';

/** Saved addresses, the default first. */
export function CustomerAddresses({ addresses }: Pick<CustomerRecord, 'addresses'>) {
  return (
    <Panel title="Addresses">
      {addresses.length === 0 && <Nothing>None saved.</Nothing>}
      <List>
        {addresses.map(({ id, name, phone, address, city, state, pincode, is_default }) => (
          <li key={id}>
            <strong>{name}</strong> {is_default && <Badge>Default</Badge>}
            <br />
            {address}, {city}, {state} {pincode}
            <br />
            <a href={`tel:+91${phone}`}>{phone}</a>
          </li>
        ))}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${s('space.12')};
  margin: 0;
  padding: 0;
  font-size: ${s('size.14')};
  list-style: none;
  overflow-wrap: anywhere;
`;
