import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { formatRupees } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { Button, from, s, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { textOf } from '../forms/textOf';
import { useAction } from '../forms/useAction';
import { useFieldErrors } from '../forms/useFieldErrors';
import { addGiftCard } from './fetchGiftCards';

const misses = {
  unknown: 'There is no gift card with this code. Please check it letter by letter.',
  taken: 'This gift card belongs to another account.',
};

/** Brings a card into the purse by its code. */
export function AddGiftCard() {
  const form = useRef<HTMLFormElement>(null);
  const action = useAction();
  const { errors, check } = useFieldErrors(form, action.failure);
  const showToast = useToast();

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = event.currentTarget;
    const code = textOf(typed, 'code').trim();
    action.refuse(undefined);
    if (!check(code ? {} : { code: 'Please enter the code from the gift card.' })) return;
    await action.run(async (db) => {
      const answer = await addGiftCard(db, code);
      if (answer.outcome !== 'added') return check({ code: misses[answer.outcome] });
      typed.reset();
      const message = `${formatRupees(answer.balance ?? 0)} are in your purse.`;
      showToast({ tone: 'success', message });
      return true;
    });
  };

  return (
    <Surface>
      <CardHeading>Add a gift card</CardHeading>
      <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Gift card code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="TDGC-XXXX-XXXX-XXXX-XXXX"
          error={errors.code ?? action.failure?.message}
          required
        />
        <Button type="submit" $variant="primary" disabled={action.busy} aria-busy={action.busy}>
          Add gift card
        </Button>
      </Form>
    </Surface>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.16')};
  align-items: start;

  ${from('tablet')} {
    grid-template-columns: minmax(0, 24rem) auto;
    justify-content: start;

    button {
      min-height: 48px;
      margin-top: 25px;
    }
  }
`;
