import { useState } from 'react';
import styled from 'styled-components';
import { useToast } from '@shop/kernel/react';
import { Button, s } from '@shop/ui';
import { ConfirmDialog } from '../confirm/ConfirmDialog';
import { useAction } from '../forms/useAction';
import { brandNames, CardFace } from './CardFace';
import { deleteCard, type SavedCard, setDefaultCard } from './savedCards';

/** One card with what can be done to it. */
export function SavedCardItem({ card, now }: { card: SavedCard; now: number }) {
  const [isAsking, setAsking] = useState(false);
  const removal = useAction();
  const promotion = useAction();
  const showToast = useToast();
  const name = `${brandNames[card.brand]} ending in ${card.last4}`;

  const handleDelete = async () => {
    if (await removal.run((db) => deleteCard(db, card.id)))
      showToast({ tone: 'success', message: `${name} is deleted.` });
  };
  const handlePromote = async () => {
    if (!(await promotion.run((db) => setDefaultCard(db, card.id))))
      showToast({ tone: 'error', message: 'The default could not be changed. Please try again.' });
  };

  return (
    <div>
      <CardFace card={card} now={now} />
      <Actions>
        {!card.isDefault && (
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            disabled={promotion.busy}
            aria-busy={promotion.busy}
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
          confirmLabel="Delete card"
          action={removal}
          onConfirm={() => void handleDelete()}
          onClose={() => setAsking(false)}
        >
          {name} can no longer be chosen at checkout. Payments made with it are not changed.
        </ConfirmDialog>
      )}
    </div>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  justify-content: flex-end;
  padding-top: ${s('space.8')};
`;
