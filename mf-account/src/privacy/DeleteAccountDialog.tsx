import { useState } from 'react';
import { DataError } from '@shop/kernel/data';
import { formatRupees, type User } from '@shop/kernel/domain';
import { useAction, useAuth } from '@shop/kernel/react';
import { linkTo, useNavigate, useRevalidator } from '@shop/kernel/routing';
import { CheckboxField, ConfirmDialog, PasswordField } from '@shop/ui';
import { type AccountClosing, deleteAccount, lossOf } from './accountClosing';
import { obstacleText } from './closingTexts';
import { Points } from './Points';

interface Props {
  user: User;
  closing: AccountClosing;
  onClose: () => void;
}

/** What was shown is not so any more. */
const stale = new Set(['LOSS_CHANGED', 'ACCOUNT_BUSY']);

/** Asks for the password, and for a word about money that would be lost. */
export function DeleteAccountDialog({ user, closing, onClose }: Props) {
  const { session } = useAuth();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const action = useAction();
  /** How often what was shown was out of date: a tick is for the sum beside it alone. */
  const [tries, setTries] = useState(0);
  const loss = lossOf(closing);

  const lookAgain = async (error: unknown) => {
    if (error instanceof DataError && stale.has(error.code)) {
      await revalidate();
      setTries((count) => count + 1);
    }
    throw error;
  };
  const handleConfirm = async (form: FormData) => {
    const password = closing.has_password ? String(form.get('password')) : undefined;
    const { done } = await action.run(
      (db) => deleteAccount(db, session, { email: user.email, password, loss }).catch(lookAgain),
      'Your account is deleted. We have written to you one last time.',
    );
    if (done) await navigate(linkTo('home'), { replace: true });
  };

  return (
    <ConfirmDialog
      title="Delete your account?"
      confirmLabel="Delete my account"
      cancelLabel="Keep my account"
      action={action}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <p>
        The account of {user.email} is deleted at once. Nobody can bring it back, not even we. You can sign up
        again and begin anew.
      </p>
      {closing.obstacles.length > 0 && <Points items={closing.obstacles.map(obstacleText)} />}
      {closing.gift_cards > 0 && (
        <p>
          Your gift cards hold {formatRupees(closing.gift_cards)}. Keep their codes: they can be added to any
          account.
        </p>
      )}
      {loss > 0 && (
        <CheckboxField
          key={tries}
          name="loss"
          required
          label={
            <>
              I give up {formatRupees(loss)}
              {closing.commission > 0
                ? `: ${formatRupees(closing.credit)} of store credit and ${formatRupees(closing.commission)} of unpaid commission`
                : ' of store credit'}
              .
            </>
          }
        />
      )}
      {closing.has_password && (
        <>
          <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
        </>
      )}
    </ConfirmDialog>
  );
}
