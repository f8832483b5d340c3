import { useState } from 'react';
import { type Answer, unwrap } from '@shop/kernel/data';
import { orderStatusNames } from '@shop/kernel/domain';
import { useAction } from '@shop/kernel/react';
import { Alert, Button } from '@shop/ui';
import { staffFailure } from '../../calls/staffFailure';
import { useStaffChange } from '../../calls/useStaffChange';
import { ButtonRow } from '../../panel/ButtonRow';
import { GuardedDialog } from '../../unsaved/GuardedDialog';
import type { ParcelRecord } from '../orderRecord';
import { ReturnParcel } from './ReturnParcel';

/** What a parcel that is on its way may do next. That it arrived or came back is final, and asked first. */
export function ParcelSteps({ parcel }: { parcel: ParcelRecord }) {
  const { id, position, state } = parcel;
  const [isArriving, setArriving] = useState(false);
  const [quote, setQuote] = useState<Answer<'quote_parcel_return'>>();
  const call = useStaffChange();
  // What is only asked leaves the page as it is.
  const asking = useAction({ describe: staffFailure });
  if (state === 'delivered' || state === 'rto') return null;

  const step = (to: 'out_for_delivery' | 'delivered') =>
    call.run(
      (db) => unwrap(db.rpc('advance_parcel', { p_parcel: id, p_state: to })),
      `Parcel ${position}: ${orderStatusNames[to]}`,
    );
  const handleSent = async () => {
    await step('out_for_delivery');
    call.catchUp();
  };
  const handleArrived = async () => {
    if ((await step('delivered')).done) setArriving(false);
  };
  const askMoney = async () => {
    const asked = await asking.run((db) => unwrap(db.rpc('quote_parcel_return', { p_parcel: id })));
    setQuote(asked.done ? asked.value : undefined);
  };

  return (
    <>
      {!isArriving && <Alert tone="error">{asking.problem ?? call.problem}</Alert>}
      <ButtonRow>
        <Button
          type="button"
          $size="small"
          $variant="secondary"
          $busy={call.busy}
          onClick={() => (state === 'shipped' ? void handleSent() : setArriving(true))}
        >
          Parcel {position}: {orderStatusNames[state === 'shipped' ? 'out_for_delivery' : 'delivered']}
        </Button>
        <Button
          type="button"
          $size="small"
          $variant="quiet"
          $busy={asking.busy}
          onClick={() => void askMoney()}
        >
          Parcel {position}: Came back
        </Button>
      </ButtonRow>
      {isArriving && (
        <GuardedDialog
          title={`Parcel ${position} is delivered?`}
          confirmLabel="It is delivered"
          action={call}
          onConfirm={handleArrived}
          onClose={() => setArriving(false)}
        >
          <p>
            The days to return its pieces begin, and the shopper is told by e-mail. This cannot be taken back.
          </p>
        </GuardedDialog>
      )}
      {quote && (
        <ReturnParcel
          parcel={parcel}
          quote={quote}
          onChanged={askMoney}
          onClose={() => setQuote(undefined)}
        />
      )}
    </>
  );
}
