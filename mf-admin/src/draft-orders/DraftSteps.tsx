import { useState } from 'react';
import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees } from '@shop/kernel/domain';
import { useNavigate } from '@shop/kernel/routing';
import { Button } from '@shop/ui';
import { DeleteButton } from '../calls/DeleteButton';
import { useStaffChange } from '../calls/useStaffChange';
import { adminPaths } from '../layout/adminPaths';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { DraftRecord } from './draftRecord';

interface Props {
  draft: DraftRecord;
  /** While its form has changes that a step would not know. */
  disabled: boolean;
}

/** What can become of a draft: a link for its customer, an order to be paid in cash, or nothing. */
export function DraftSteps({ draft, disabled }: Props) {
  const { id, revision, quote, problems, sent_until: sentUntil } = draft;
  const [open, setOpen] = useState<'send' | 'place'>();
  const navigate = useNavigate();
  const sending = useStaffChange();
  const placing = useStaffChange();
  const blocked = disabled || !quote || problems.some(({ stops }) => stops);
  // A coupon or a promotion may pay for everything.
  const isFree = quote?.amount_due === 0;
  const email = draft.customer?.email ?? draft.email;

  const send = async () => {
    const { done } = await sending.run(
      (db) => unwrap(db.rpc('send_draft_order', { p_id: id, p_revision: revision })),
      `The link is on its way to ${email}`,
    );
    if (done) setOpen(undefined);
  };
  const place = async () => {
    if (!quote) return;
    const shown = location.pathname;
    const outcome = await placing.run(
      (db) =>
        unwrap(
          db.rpc('place_draft_order', {
            p_id: id,
            p_revision: revision,
            p_expected_due: quote.amount_due,
            p_promotions: quote.promotions.map((promotion) => promotion.id),
          }),
        ),
      'The order is placed',
    );
    // Whoever has gone elsewhere meanwhile stays there.
    if (outcome.done && location.pathname === shown) await navigate(adminPaths.order(outcome.value.number));
  };

  return (
    <>
      <DeleteButton
        name="this draft"
        disabled={disabled}
        remove={async (db) => {
          const shown = location.pathname;
          await unwrap(db.rpc('delete_draft_order', { p_id: id, p_revision: revision }));
          if (location.pathname === shown) await navigate(adminPaths.drafts(), { replace: true });
        }}
        success="The draft is deleted"
      >
        It is gone for good, and a link that was sent leads nowhere.
      </DeleteButton>
      <Button
        type="button"
        $variant="secondary"
        $size="small"
        disabled={blocked}
        onClick={() => setOpen('send')}
      >
        {sentUntil ? 'Send the link again' : 'Send the link'}
      </Button>
      <Button
        type="button"
        $size="small"
        disabled={blocked || (!isFree && !quote?.cod_allowed)}
        onClick={() => setOpen('place')}
      >
        {isFree ? 'Place, nothing to pay' : 'Place, cash on delivery'}
      </Button>
      {open === 'send' && (
        <GuardedDialog
          title="Send the link?"
          confirmLabel="Send it"
          action={sending}
          onConfirm={send}
          onClose={() => setOpen(undefined)}
        >
          <p>
            {email} gets a mail with this order. The link shows it and takes the payment for seven days, at
            the prices of the day.
            {sentUntil && ` The one that was sent last ends on ${formatDate(sentUntil, 'moment')}.`}
          </p>
        </GuardedDialog>
      )}
      {open === 'place' && quote && (
        <GuardedDialog
          title={`Place this order for ${formatRupees(quote.amount_due)}?`}
          confirmLabel="Place it"
          action={placing}
          onConfirm={place}
          onClose={() => setOpen(undefined)}
        >
          <p>
            {draft.ship_to.name} pays {isFree ? 'nothing' : `${formatRupees(quote.amount_due)} in cash`} when
            the parcel comes to {draft.ship_to.city} {draft.ship_to.pincode}. The confirmation goes to {email}
            .
          </p>
        </GuardedDialog>
      )}
    </>
  );
}
