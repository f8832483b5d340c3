import { useState } from 'react';
import styled from 'styled-components';
import { DataError } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { ActionForm, Alert, besideField, Button, s, TextField } from '@shop/ui';
import { addGiftCard } from './addGiftCard';

const addFailure = (error: unknown) =>
  error instanceof DataError && ['GIFT_CARD', 'TOO_MANY_ATTEMPTS'].includes(error.code)
    ? error.message
    : 'The gift card could not be checked. Please try again.';

/** Puts a gift card into the account, from where this order and later ones are paid. */
export function GiftCardForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const action = useAction({ fields: ['gift-card'], describe: addFailure });
  const { busy, errors, problem } = action;
  const [added, setAdded] = useState('');

  const handleSubmit = async (form: HTMLFormElement) => {
    const code = new FormData(form).get('gift-card');
    setAdded('');
    if (typeof code !== 'string' || !code.trim()) {
      action.check({ 'gift-card': 'Type the code of the gift card first.' });
      return;
    }
    await action.run(async (db) => {
      const { last4, balance } = await addGiftCard(db, code);
      form.reset();
      setAdded(`Gift card ending in ${last4} added, with ${formatRupees(balance)} on it.`);
      await onAdded();
    });
  };

  return (
    <ActionForm action={action} noValidate onSubmit={handleSubmit}>
      <Row>
        <TextField
          label="Gift card code"
          name="gift-card"
          placeholder="TDGC-XXXX-XXXX-XXXX-XXXX"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors['gift-card'] ?? problem}
        />
        <Button type="submit" $variant="secondary" $busy={busy}>
          Add card
        </Button>
      </Row>
      <Alert tone="success">{added}</Alert>
    </ActionForm>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${s('space.8')};
  padding-bottom: ${s('space.8')};

  /* A code is read in full: on phones the button stands below it. */
  > :first-child {
    flex: 1 1 15rem;
    min-width: 0;
  }

  > button {
    ${besideField}
    padding-inline: ${s('space.16')};
  }
`;
