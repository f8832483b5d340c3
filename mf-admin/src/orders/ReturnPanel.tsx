import { useState } from 'react';
import styled from 'styled-components';
import { unwrap } from '@shop/kernel/data';
import { formatDate, formatRupees, type Order } from '@shop/kernel/domain';
import { Badge, Button, s, TextArea } from '@shop/ui';
import { useMay } from '../access/rights';
import { useStaffChange } from '../calls/useStaffChange';
import { formText } from '../forms/formText';
import { Panel } from '../panel/Panel';
import { stateText } from '../states/stateText';
import { GuardedDialog } from '../unsaved/GuardedDialog';
import type { ReturnRecord } from './orderRecord';
import { pieceName, piecesText } from './pieceText';
import { ReturnPhotos } from './ReturnPhotos';

type ReturnState = Order['returns'][number]['state'];

const actions: Record<ReturnState, string> = {
  requested: 'Requested',
  approved: 'Approve',
  picked_up: 'Picked up',
  received: 'Received',
  refunded: 'Passed: refund',
  exchanged: 'Passed: exchange',
  rejected: 'Reject',
};

/** One return or exchange, with the inspection's outcome as its last step. */
export function ReturnPanel({ record }: { record: ReturnRecord }) {
  const [step, setStep] = useState<ReturnState>();
  const mayStep = useMay()('returns');
  // What the shopper has asked for comes before what they get instead.
  const steps = [
    ...record.next.filter((state) => state === 'exchanged'),
    ...record.next.filter((state) => state !== 'exchanged'),
  ];
  const call = useStaffChange();
  const name = record.kind === 'return' ? 'Return' : 'Exchange';

  const handleConfirm = async (form: FormData) => {
    if (!step) return;
    const { done } = await call.run(
      (db) =>
        unwrap(
          db.rpc('advance_return', { p_return_id: record.id, p_state: step, p_note: formText(form, 'note') }),
        ),
      // What has sold out meanwhile is refunded instead; the panel then says which it was.
      step === 'exchanged' ? 'Inspection passed' : `${name} ${step.replace('_', ' ')}`,
    );
    if (done) setStep(undefined);
  };

  return (
    <Panel title={`${name} of ${formatDate(record.created_at, 'tableMoment')}`}>
      <Badge $tone={record.next.length > 0 ? 'haldi' : 'neutral'}>{stateText(record.state)}</Badge>
      <List>
        {record.lines.map((line) => (
          <li key={`${line.name} ${line.variant_label}`}>
            {line.quantity} × {pieceName(line)}
            {line.exchange_label && ` → ${line.exchange_label}`}
          </li>
        ))}
      </List>
      <p>
        {record.reason}
        {record.comment && `: “${record.comment}”`}
        {record.refund_amount !== null && `. Refunded ${formatRupees(record.refund_amount)}.`}
      </p>
      {record.photos.length > 0 &&
        (mayStep ? (
          <ReturnPhotos names={record.photos} />
        ) : (
          <p>The shopper has sent photos, which your role does not include.</p>
        ))}
      <Buttons>
        {(mayStep ? steps : []).map((state, index) => (
          <Button
            key={state}
            type="button"
            $size="small"
            $variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setStep(state)}
          >
            {actions[state]}
          </Button>
        ))}
      </Buttons>
      {step && (
        <GuardedDialog
          title={`${actions[step]}?`}
          confirmLabel={actions[step]}
          action={call}
          onConfirm={handleConfirm}
          onClose={() => setStep(undefined)}
        >
          <p>
            {step === 'refunded' && `${stockText(record)}. ${moneyText(record)}. `}
            {step === 'exchanged' &&
              `${stockText(record)}, and what is wanted instead is taken from it. If that has sold out: ${moneyText(record)}. `}
            {piecesText(record.lines)}
          </p>
          <TextArea label="Note" name="note" required={false} rows={2} maxLength={500} />
        </GuardedDialog>
      )}
    </Panel>
  );
}

const stockText = ({ restocks }: ReturnRecord) =>
  restocks ? 'The pieces go back into the stock' : 'The pieces came broken and stay out of the stock';

/** What a refund pays, before somebody decides on it. */
const moneyText = ({ refund_due }: ReturnRecord) =>
  refund_due ? `The shopper gets ${formatRupees(refund_due)}` : 'Nothing is left to give back';

const List = styled.ul`
  margin: ${s('space.8')} 0;
  padding: 0;
  font-size: ${s('size.15')};
  list-style: none;
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.8')};
  margin-top: ${s('space.12')};
`;
