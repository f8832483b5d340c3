import { useState } from 'react';
import styled from 'styled-components';
import { useToast } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { Alert, Badge, Button, ConfirmDialog, s, Surface, useRestoreFocus } from '@shop/ui';
import { deleteVpa, type SavedVpa, setDefaultVpa, verifyVpa } from './savedVpas';
import { vpaProvider } from './vpaRules';

/** One UPI ID of the list: unverified ones show 'Verification pending' and a Verify button (spec §4, Saved UPI). */
export function VpaItem({ saved }: { saved: SavedVpa }) {
  const [isAsking, setAsking] = useState(false);
  const [verification, promotion, removal] = [useChange(stale), useChange(stale), useChange(stale)];
  const row = useRestoreFocus<HTMLLIElement>(verification.busy || promotion.busy || removal.busy);
  const showToast = useToast();
  const { vpa, state } = saved;

  const handleVerify = async () => {
    promotion.refuse(undefined);
    const asked = await verification.run((db) => verifyVpa(db, saved.id));
    const found = asked.done ? asked.value.state : undefined;
    if (found === 'verified') showToast({ tone: 'success', message: `${vpa} is verified.` });
    if (found === 'failed')
      showToast({ tone: 'error', message: `${vpa} could not be verified: your bank does not know it.` });
  };
  const handlePromote = async () => {
    verification.refuse(undefined);
    await promotion.run((db) => setDefaultVpa(db, saved.id), `${vpa} is your default.`);
  };
  const handleDelete = async () => {
    await removal.run((db) => deleteVpa(db, saved.id), `${vpa} is deleted.`);
  };

  return (
    <Surface as="li" ref={row} tabIndex={-1}>
      <Row>
        <div>
          <Name>
            {vpa}
            {saved.isDefault && <Badge $tone="haldi">Default</Badge>}
            {state === 'verified' && <Badge $tone="neem">Verified</Badge>}
          </Name>
          <Detail>
            {vpaProvider(vpa)}
            {saved.name && ` · ${saved.name}`}
          </Detail>
          {state === 'pending' && <Pending>Verification pending</Pending>}
          {state === 'failed' && <Failed>Verification failed: your bank does not know this ID.</Failed>}
        </div>
        <Actions>
          {state !== 'verified' && (
            <Button
              type="button"
              $variant="secondary"
              $size="small"
              $busy={verification.busy}
              aria-label={`Verify ${vpa}`}
              onClick={() => void handleVerify()}
            >
              Verify
            </Button>
          )}
          {!saved.isDefault && state !== 'failed' && (
            <Button
              type="button"
              $variant="quiet"
              $size="small"
              $busy={promotion.busy}
              aria-label={`Set as default: ${vpa}`}
              onClick={() => void handlePromote()}
            >
              Set as default
            </Button>
          )}
          <Button
            type="button"
            $variant="quiet"
            $size="small"
            aria-label={`Delete ${vpa}`}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
        </Actions>
      </Row>
      <Alert tone="error">{verification.problem ?? promotion.problem}</Alert>
      {isAsking && (
        <ConfirmDialog
          title="Delete this UPI ID?"
          cancelLabel="Keep it"
          confirmLabel="Delete UPI ID"
          action={removal}
          onConfirm={handleDelete}
          onClose={() => setAsking(false)}
        >
          <p>Refunds and payouts will no longer go to {vpa}.</p>
        </ConfirmDialog>
      )}
    </Surface>
  );
}

/** Deleted in another tab. */
const stale = { staleBy: ['UNKNOWN_VPA'] };

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')} ${s('space.24')};
  align-items: center;
  justify-content: space-between;
`;

const Name = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
  font-size: ${s('size.18')};
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const Detail = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;

const Pending = styled(Detail)`
  color: ${s('color.amberText')};
  font-weight: 600;
`;

const Failed = styled(Detail)`
  color: ${s('color.kumkum')};
  font-weight: 600;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  align-items: center;
`;
