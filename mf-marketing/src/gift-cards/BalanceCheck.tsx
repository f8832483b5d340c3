import { useState } from 'react';
import styled from 'styled-components';
import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { ActionForm, Alert, Button, s, TextField } from '@shop/ui';
import { useHydrated } from '../hydration/useHydrated';

/** Answers in words. Throws `DataError`, GIFT_CARD with words for the shopper. */
type Ask = (db: Database, code: string) => Promise<string>;

const refused = (message: string) => new DataError('GIFT_CARD', message);
const unknown = 'We do not know this code. Please check it.';

const checkBalance: Ask = async (db, code) => {
  const { found, last4, balance } = await unwrap(db.rpc('check_gift_card', { p_code: code }));
  if (!found) throw refused(unknown);
  return `The card ending in ${last4} holds ${formatRupees(balance)}.`;
};

const addCard: Ask = async (db, code) => {
  const { outcome, balance } = await unwrap(db.rpc('add_gift_card', { p_code: code }));
  if (outcome === 'unknown') throw refused(unknown);
  if (outcome === 'taken') throw refused('This card already belongs to another account.');
  return `Added. ${formatRupees(balance)} wait for your next order.`;
};

function lookUpFailure(error: unknown): string {
  const code = error instanceof DataError ? error.code : '';
  if (error instanceof DataError && code === 'GIFT_CARD') return error.message;
  return code === 'TOO_MANY_ATTEMPTS'
    ? 'That was too often. Please wait a quarter of an hour.'
    : 'We could not look it up just now. Please try again.';
}

/** What is left on a card, for whoever has its code, and the way into an account. */
export function BalanceCheck() {
  const action = useAction({ fields: ['code'], describe: lookUpFailure });
  const { busy, errors, problem } = action;
  const { user, openDialog } = useAuth();
  const hydrated = useHydrated();
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState<string>();

  const ask = async (question: Ask) => {
    setAnswer(undefined);
    if (!action.check({ code: code.trim() ? undefined : 'Enter the code of the card' })) return;
    await action.run(async (db) => setAnswer(await question(db, code)));
  };

  return (
    <Line
      action={action}
      onSubmit={() => ask(checkBalance)}
      method="post"
      noValidate
      aria-label="Gift card balance"
    >
      <TextField
        label="Gift card code"
        name="code"
        placeholder="TDGC-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        onChange={({ target }) => {
          setCode(target.value);
          action.mend('code');
        }}
        error={errors.code}
      />
      <Buttons>
        <Button type="submit" $busy={!hydrated || busy}>
          Check balance
        </Button>
        <Button
          type="button"
          $variant="secondary"
          disabled={!hydrated || busy}
          onClick={() => (user ? void ask(addCard) : openDialog('login'))}
        >
          Add to my account
        </Button>
      </Buttons>
      <Alert tone="success">{answer}</Alert>
      <Alert tone="error">{problem}</Alert>
    </Line>
  );
}

const Line = styled(ActionForm)`
  max-width: 560px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;
