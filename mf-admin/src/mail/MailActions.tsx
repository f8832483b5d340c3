import { useState } from 'react';
import styled from 'styled-components';
import { type Database, unwrap } from '@shop/kernel/data';
import { Button, s, useRestoreFocus } from '@shop/ui';
import { useStaffChange } from '../calls/useStaffChange';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import { kindText, type MailRecord } from './mailRecord';
import { UnblockButton } from './UnblockButton';

type Action = 'retry' | 'give_up';

const titles: Record<Action, string> = { retry: 'Try again', give_up: 'Give up' };

/** What can be done with a mail that did not leave; each asks first. */
export function MailActions({ mail }: { mail: MailRecord }) {
  const { id, kind, recipient, block } = mail;
  const [action, setAction] = useState<Action>();
  const call = useStaffChange();
  const buttons = useRestoreFocus<HTMLSpanElement>(call.busy);
  const name = `${kindText(kind)} to ${recipient}`;
  const actions: Action[] = [
    ...(mail.can_retry ? (['retry'] as const) : []),
    ...(mail.can_give_up ? (['give_up'] as const) : []),
  ];

  const handleConfirm = async () => {
    const calls: Record<Action, (db: Database) => Promise<unknown>> = {
      retry: (db) => unwrap(db.rpc('retry_mail', { p_id: id })),
      give_up: (db) => unwrap(db.rpc('give_up_mail', { p_id: id })),
    };
    if (!action) return;
    const { done } = await call.run(
      calls[action],
      action === 'retry' ? `${name}: it leaves with the next round` : `${name}: given up`,
    );
    if (done) setAction(undefined);
  };

  return (
    <Buttons ref={buttons}>
      {block && <UnblockButton address={recipient} state={block} />}
      {actions.map((each) => (
        <Button
          key={each}
          type="button"
          $variant="quiet"
          $size="small"
          aria-label={`${titles[each]}: ${name}`}
          onClick={() => setAction(each)}
        >
          {titles[each]}
        </Button>
      ))}
      {action && (
        <GuardedDialog
          title={`${titles[action]}?`}
          confirmLabel={titles[action]}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setAction(undefined)}
        >
          <p>
            <strong>{kindText(kind)}</strong> to {recipient || 'an address that is forgotten'}
            {action === 'retry'
              ? ' leaves with the next round and has all its tries again. It says what was so when it was written.'
              : ' is not sent any more, and what it says is forgotten.'}
          </p>
        </GuardedDialog>
      )}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${s('space.4')};
  justify-content: flex-end;
`;
