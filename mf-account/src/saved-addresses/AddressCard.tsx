import { useState } from 'react';
import styled from 'styled-components';
import { saveAddress } from '@shop/kernel/data';
import type { Address } from '@shop/kernel/domain';
import { useChange } from '@shop/kernel/routing';
import { Badge, Button, ConfirmDialog, s, Surface, useRestoreFocus } from '@shop/ui';
import { deleteAddress } from './deleteAddress';

const typeNames: Record<Address['type'], string> = { home: 'Home', office: 'Office', other: 'Other' };

/** One address of the list with what can be done to it. */
export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useChange();
  const promotion = useChange({
    // Deleted in another tab.
    staleBy: ['UNKNOWN_ADDRESS'],
    inToast: true,
    describe: () => 'The default could not be changed. Please try again.',
  });
  const row = useRestoreFocus<HTMLLIElement>(promotion.busy || removal.busy);
  const place = `${address.city}, ${address.name}`;

  const handleDelete = async () => {
    await removal.run((db) => deleteAddress(db, address.id), 'The address is deleted.');
  };

  const handlePromote = async () => {
    await promotion.run(
      (db) => saveAddress(db, { ...address, isDefault: true }),
      `The address in ${place} is your default.`,
    );
  };

  return (
    <Card as="li" ref={row} tabIndex={-1}>
      <Badges>
        <Badge>{typeNames[address.type]}</Badge>
        {address.isDefault && <Badge $tone="haldi">Default</Badge>}
      </Badges>
      <Lines>
        <strong>{address.name}</strong>
        <br />
        {address.address}
        <br />
        {address.city}, {address.state} {address.pincode}
        <br />
        +91 {address.phone}
      </Lines>
      <Actions>
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Edit the address in ${place}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Delete the address in ${place}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
        {!address.isDefault && (
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            $busy={promotion.busy}
            aria-label={`Set as default: the address in ${place}`}
            onClick={() => void handlePromote()}
          >
            Set as default
          </Button>
        )}
      </Actions>
      {isAsking && (
        <ConfirmDialog
          title="Delete this address?"
          cancelLabel="Keep it"
          confirmLabel="Delete address"
          action={removal}
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        >
          <p>
            {address.address}, {address.city}. Orders that are on their way there are not changed.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

const Card = styled(Surface)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${s('space.12')};
`;

const Badges = styled.div`
  display: flex;
  gap: ${s('space.8')};
`;

const Lines = styled.address`
  font-style: normal;
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.4')} ${s('space.8')};
  margin-inline: calc(-1 * ${s('space.12')});
`;
