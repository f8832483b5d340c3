import { DataError } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useToast } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { Button, Surface, TextField } from '@shop/ui';
import { CardHeading } from '../card-heading/CardHeading';
import { OneFieldForm } from '../forms/OneFieldForm';
import { textOf } from '../forms/textOf';
import { addGiftCard } from './fetchGiftCards';

const misses = {
  unknown: 'There is no gift card with this code. Please check it letter by letter.',
  taken: 'This gift card belongs to another account.',
};

/** Brings a card into the purse by its code. */
export function AddGiftCard() {
  const action = useChange({ fields: ['code'] });
  const showToast = useToast();

  const handleSubmit = async (form: HTMLFormElement) => {
    const code = textOf(form, 'code').trim();
    if (!action.check({ code: code ? undefined : 'Please enter the code from the gift card.' })) return;
    await action.run(async (db) => {
      const { outcome, balance } = await addGiftCard(db, code);
      if (outcome !== 'added') throw new DataError('GIFT_CARD', misses[outcome], { field: 'code' });
      form.reset();
      showToast({ tone: 'success', message: `${formatRupees(balance ?? 0)} are in your purse.` });
    });
  };

  return (
    <Surface>
      <CardHeading>Add a gift card</CardHeading>
      <OneFieldForm action={action} noValidate onSubmit={handleSubmit}>
        <TextField
          label="Gift card code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="TDGC-XXXX-XXXX-XXXX-XXXX"
          error={action.errors.code ?? action.problem}
          required
        />
        <Button type="submit" $variant="primary" $busy={action.busy}>
          Add gift card
        </Button>
      </OneFieldForm>
    </Surface>
  );
}
