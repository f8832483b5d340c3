import { type FormEvent, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { type Database, DataError, unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth, useHydrated, usePlatform } from '@shop/kernel/react';
import { Alert, Button, s, TextField } from '@shop/ui';

type Answer = { tone: 'success' | 'error'; text: ReactNode };
type Ask = (db: Database, code: string) => Promise<Answer>;

const unknown: Answer = { tone: 'error', text: 'We do not know this code. Please check it.' };

const checkBalance: Ask = async (db, code) => {
  const { found, last4, balance } = await unwrap<{ found: boolean; last4: string; balance: number } | null>(
    db.rpc('check_gift_card', { p_code: code }),
  );
  if (!found) return unknown;
  return { tone: 'success', text: `The card ending in ${last4} holds ${formatRupees(balance)}.` };
};

const addCard: Ask = async (db, code) => {
  const { outcome, balance } = await unwrap<{ outcome: string; balance: number } | null>(
    db.rpc('add_gift_card', { p_code: code }),
  );
  if (outcome === 'unknown') return unknown;
  if (outcome === 'taken') return { tone: 'error', text: 'This card already belongs to another account.' };
  return { tone: 'success', text: `Added. ${formatRupees(balance)} wait for your next order.` };
};

const failure = (error: unknown): Answer => ({
  tone: 'error',
  text:
    error instanceof DataError && error.code === 'TOO_MANY_ATTEMPTS'
      ? 'That was too often. Please wait a quarter of an hour.'
      : 'We could not look it up just now. Please try again.',
});

/** What is left on a card, for whoever has its code, and the way into an account. */
export function BalanceCheck() {
  const { connect } = usePlatform();
  const { user, openDialog } = useAuth();
  const hydrated = useHydrated();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [answer, setAnswer] = useState<Answer>();
  const [isAsking, setAsking] = useState(false);

  const ask = async (question: Ask) => {
    setAnswer(undefined);
    if (code.trim() === '') return setError('Enter the code of the card');
    setAsking(true);
    setAnswer(
      await connect()
        .then((db) => question(db, code))
        .catch(failure),
    );
    setAsking(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void ask(checkBalance);
  };

  return (
    <Line onSubmit={handleSubmit} method="post" noValidate aria-label="Gift card balance">
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
          setError(undefined);
        }}
        error={error}
      />
      <Buttons>
        <Button type="submit" disabled={!hydrated || isAsking} aria-busy={isAsking || !hydrated}>
          Check balance
        </Button>
        <Button
          type="button"
          $variant="secondary"
          disabled={!hydrated || isAsking}
          onClick={() => (user ? void ask(addCard) : openDialog('login'))}
        >
          Add to my account
        </Button>
      </Buttons>
      {answer && <Alert tone={answer.tone}>{answer.text}</Alert>}
    </Line>
  );
}

const Line = styled.form`
  display: grid;
  gap: ${s('space.16')};
  max-width: 560px;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
`;
