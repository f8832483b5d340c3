import styled from 'styled-components';
import type { Address } from '@shop/kernel/domain';
import { Button, EmptyState, from, Icon, s } from '@shop/ui';
import { AddressCard } from './AddressCard';

const limit = 20;

interface Props {
  addresses: Address[];
  onAdd: () => void;
  onEdit: (address: Address) => void;
}

/** All addresses, the default first (spec §2, saved pages). */
export function AddressBook({ addresses, onAdd, onEdit }: Props) {
  const add = (
    <Button type="button" $variant="primary" onClick={onAdd}>
      <Icon name="plus" size={18} />
      Add address
    </Button>
  );

  if (addresses.length === 0)
    return (
      <EmptyState
        icon="map-pin"
        title="No addresses yet"
        text="Add the first one, and it is ready when you check out."
        action={add}
      />
    );

  return (
    <>
      <Head>
        <p>
          {addresses.length} of {limit} addresses
        </p>
        {addresses.length < limit && add}
      </Head>
      <Grid aria-label="Saved addresses">
        {addresses.map((address) => (
          <AddressCard key={address.id} address={address} onEdit={() => onEdit(address)} />
        ))}
      </Grid>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  align-items: center;
  justify-content: space-between;
  color: ${s('color.ink2')};
`;

const Grid = styled.ul`
  display: grid;
  gap: ${s('space.16')};
  margin: 0;
  padding: 0;
  list-style: none;

  ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;
