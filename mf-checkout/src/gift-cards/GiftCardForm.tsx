import { type SubmitEvent, useState } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { Alert, Button, s, TextField } from '@shop/ui';
import { addGiftCard } from './addGiftCard';

/** Puts a gift card into the account, from where this order and later ones are paid. */
export function GiftCardForm({ onAdded }: { onAdded: () => Promise<void> }) {
  const { connect } = usePlatform();
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const [added, setAdded] = useState('');

  const add = async (form: HTMLFormElement) => {
    const code = new FormData(form).get('gift-card');
    setAdded('');
    if (typeof code !== 'string' || !code.trim()) return setProblem('Type the code of the gift card first.');
    setAdding(true);
    try {
      const answer = await addGiftCard(await connect(), code);
      setProblem('problem' in answer ? answer.problem : '');
      if ('problem' in answer) return;
      form.reset();
      setAdded(`Gift card ending in ${answer.last4} added, with ${formatRupees(answer.balance)} on it.`);
      await onAdded();
    } catch {
      setProblem('The gift card could not be checked. Please try again.');
    } finally {
      setAdding(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(event.currentTarget);
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Row>
        <TextField
          label="Gift card code"
          name="gift-card"
          placeholder="TDGC-XXXX-XXXX-XXXX-XXXX"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={problem}
        />
        <Button type="submit" $variant="secondary" disabled={adding} aria-busy={adding}>
          Add card
        </Button>
      </Row>
      {added && <Alert tone="success">{added}</Alert>}
    </form>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${s('space.8')};
  padding-bottom: ${s('space.8')};

  /* Beside the input, also where an error stands below it. */
  > button {
    margin-top: 25px;
    height: 48px;
    padding-inline: ${s('space.16')};
  }
`;
