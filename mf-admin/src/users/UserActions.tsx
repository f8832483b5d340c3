import { useRef, useState } from 'react';
import styled from 'styled-components';
import { type Database, unwrap } from '@shop/kernel/data';
import { formatRupees } from '@shop/kernel/domain';
import { useAuth } from '@shop/kernel/react';
import { Button, TextField, useRestoreFocus } from '@shop/ui';
import { useMay } from '../access/rights';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { AccountIdentity } from './userRecord';

const everyAction = ['credit', 'block'] as const;
type Action = (typeof everyAction)[number];

/** What can be done with an account; each asks first and names whom it strikes. */
export function UserActions({ user }: { user: AccountIdentity }) {
  const [action, setAction] = useState<Action>();
  const [key, setKey] = useState('');
  const may = useMay();
  const isOwn = useAuth().user?.id === user.id;
  const rights: Record<Action, boolean> = {
    credit: may('finance'),
    // A colleague is blocked by those who could dismiss them.
    block: !user.is_admin || may('staff'),
  };
  const call = useStaffChange();
  /** Nobody answered the last grant: it may be booked. */
  const isInDoubt = useRef(false);
  const name = user.full_name || user.email;
  const buttons = useRestoreFocus<HTMLSpanElement>(call.busy);
  const open = (next: Action) => {
    // One per grant: neither a second press nor the dialog that is opened again after a lost answer books anything twice.
    if (!isInDoubt.current) setKey(crypto.randomUUID());
    setAction(next);
  };
  const titles: Record<Action, string> = {
    block: user.blocked_at ? 'Unblock' : 'Block',
    credit: 'Grant credit',
  };
  // Each row has these buttons: by themselves they say whom they strike.
  const names: Record<Action, string> = {
    block: `${titles.block} ${name}`,
    credit: `${titles.credit} to ${name}`,
  };
  const texts: Record<Action, string> = {
    block: user.blocked_at
      ? 'may sign in and order again.'
      : 'can do nothing in the shop any more. Orders under way go on.',
    credit: 'gets store credit and reads your reason.',
  };

  const handleConfirm = async (form: FormData) => {
    const amount = Number(form.get('amount'));
    const done: Record<Action, string> = {
      block: user.blocked_at ? `${name} is blocked no longer` : `${name} is blocked`,
      credit: `${formatRupees(amount)} of store credit for ${name}`,
    };
    const calls: Record<Action, (db: Database) => Promise<unknown>> = {
      block: (db) =>
        unwrap(
          db.rpc('block_user', {
            p_user: user.id,
            p_blocked: !user.blocked_at,
            p_reason: formText(form, 'reason'),
          }),
        ),
      credit: (db) =>
        unwrap(
          db.rpc('grant_credit', {
            p_user: user.id,
            p_amount: amount,
            p_reason: formText(form, 'reason'),
            p_key: key,
          }),
        ),
    };
    if (!action) return;
    const outcome = await call.run(calls[action], done[action]);
    const failure = outcome.done ? undefined : outcome.failure;
    const isKnown = outcome.done || failure?.code === 'CREDIT_GRANTED';
    // A refusal says nothing of the press before it.
    if (action === 'credit' && (isKnown || failure?.kind !== 'refused')) isInDoubt.current = !isKnown;
    if (outcome.done) setAction(undefined);
  };

  // Neither is done to oneself.
  if (isOwn) return null;
  return (
    <>
      <Buttons ref={buttons}>
        {everyAction
          .filter((each) => rights[each])
          .map((each) => (
            <Button
              key={each}
              type="button"
              $variant="quiet"
              $size="small"
              aria-label={names[each]}
              onClick={() => open(each)}
            >
              {titles[each]}
            </Button>
          ))}
      </Buttons>
      {action && (
        <GuardedDialog
          title={`${titles[action]}?`}
          confirmLabel={titles[action]}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAction(undefined)}
        >
          <p>
            <strong>{name}</strong> ({user.email}) {texts[action]}
          </p>
          {action === 'credit' && (
            <TextField label="Rupees" name="amount" type="number" min={1} max={50000} step={1} required />
          )}
          <TextField label="Reason" name="reason" required={action === 'credit'} maxLength={120} />
        </GuardedDialog>
      )}
    </>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  justify-content: flex-end;
  white-space: nowrap;
`;
