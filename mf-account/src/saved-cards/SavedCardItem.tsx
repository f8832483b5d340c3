import { useState } from 'react';
import styled from 'styled-components';
import { useChange } from '@shop/kernel/routing';
import { Button, ConfirmDialog, s, useRestoreFocus } from '@shop/ui';
import { brandNames, CardFace } from './CardFace';
import { deleteCard, type SavedCard, setDefaultCard } from './savedCards';

/** One card of the list with what can be done to it. */
export function SavedCardItem({ card, now }: { card: SavedCard; now: number }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useChange({ staleBy });
  const promotion = useChange({
    staleBy,
    inToast: true,
    describe: () => 'The default could not be changed. Please try again.',
  });
  const row = useRestoreFocus<HTMLLIElement>(promotion.busy || removal.busy);
  const name = `${brandNames[card.brand]} ending in ${card.last4}`;

  const handleDelete = async () => {
    await removal.run((db) => deleteCard(db, card.id), `${name} is deleted.`);
  };
  const handlePromote = async () => {
    await promotion.run((db) => setDefaultCard(db, card.id), `${name} is your default.`);
  };

  return (
    <li ref={row} tabIndex={-1}>
      <CardFace card={card} now={now} />
      <Actions>
        {!card.isDefault && (
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            $busy={promotion.busy}
            aria-label={`Set as default: ${name}`}
            onClick={() => void handlePromote()}
          >
            Set as default
          </Button>
        )}
        <Button
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`Delete ${name}`}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      </Actions>
      {isAsking && (
        <ConfirmDialog
          title="Delete this card?"
          cancelLabel="Keep it"
          confirmLabel="Delete card"
          action={removal}
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        >
          <p>Our payment partner forgets {name}. Payments made with it are not changed.</p>
        </ConfirmDialog>
      )}
    </li>
  );
}

/** Deleted in another tab. */
const staleBy = ['UNKNOWN_CARD'];

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  justify-content: flex-end;
  padding-top: ${s('space.8')};
`;
