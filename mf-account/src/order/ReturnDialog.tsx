import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '@shop/kernel/domain';
import { useDraft } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, ChoiceCards, Dialog, s, SelectField, TextArea } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { vpaError } from '../saved-vpa/vpaRules';
import { confirmVpa } from './confirmVpa';
import type { ExchangeOption } from './fetchExchanges';
import type { ReturnableLine } from './orderTerms';
import { PhotoField } from './photos/PhotoField';
import { usePhotos } from './photos/usePhotos';
import { readReturnLines } from './readReturnLines';
import { RefundChoice, refundWays } from './RefundChoice';
import { requestReturn } from './requestReturn';
import { type ReturnKind, returnKinds } from './returnKinds';
import { ReturnLines } from './ReturnLines';
import { isOurFault, reasonsFor } from './returnReasons';
import { useRequestKey } from './useRequestKey';

interface Props {
  order: Order;
  lines: ReturnableLine[];
  exchanges: ExchangeOption[];
  mayExchangeSize: boolean;
  /** Confirmed UPI IDs of the shopper. */
  vpas: string[];
  /** Milliseconds. */
  now: number;
  onClose: () => void;
}

const kindsFor = (mayExchangeSize: boolean) => [
  { value: 'return', label: 'Return', description: 'We collect it and give your money back.' },
  {
    value: 'exchange',
    label: 'Exchange',
    description: mayExchangeSize
      ? 'We collect it and bring another size, free of charge.'
      : 'Where it came broken or is not what you ordered, we bring it anew. Another size is free on a first order.',
  },
];

/** Asks for a return or exchange of chosen pieces. Names what is missing and keeps what was chosen. */
export function ReturnDialog({ order, lines, exchanges, mayExchangeSize, vpas, now, onClose }: Props) {
  const [kind, setKind] = useState<ReturnKind>('return');
  const [chosenReason, setReason] = useState('');
  const action = useChange({ fields: ['reason', 'refund', 'vpa', 'photos'], staleBy: ['RETURN_EXISTS'] });
  const photos = usePhotos({ onChange: () => action.mend('photos') });
  const ourFaultAlone =
    (kind === 'exchange' && !mayExchangeSize) || lines.every(({ isFinalSale }) => isFinalSale);
  const reasons = reasonsFor(order, now, ourFaultAlone);
  const reason = reasons.options.some(({ value }) => value === chosenReason) ? chosenReason : '';
  const isFault = isOurFault(reason);
  const isPreparing = isFault && photos.isPreparing;
  const asksForWay = kind === 'return' && order.payment?.method === 'cod';
  const forget = useDraft(action.formRef, `return ${order.number}`);
  const keyOf = useRequestKey();

  const handleClose = () => {
    forget();
    onClose();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    if (isPreparing) return;
    const chosen = readReturnLines(form, lines, kind, isFault || !reason);
    if ('problem' in chosen) return action.refuse(chosen.problem);
    const way = asksForWay ? textOf(form, 'refund') : undefined;
    const typedVpa = way === refundWays.otherVpa ? textOf(form, 'vpa') : undefined;
    const isComplete = action.check({
      reason: reason ? undefined : 'Please choose a reason.',
      photos: isFault && photos.chosen.length === 0 ? 'Please add a photo.' : undefined,
      refund: way === '' ? 'Please choose where your money goes.' : undefined,
      vpa: typedVpa === undefined ? undefined : vpaError(typedVpa),
    });
    if (!isComplete) return;
    const request = { kind, reason, comment: textOf(form, 'comment').trim(), lines: chosen.lines };
    const { done } = await action.run(async (db) => {
      const vpa = typedVpa === undefined ? way : await confirmVpa(db, typedVpa);
      const refund = vpa === refundWays.credit ? { way: vpa } : vpa && { way: 'upi' as const, vpa };
      const sent = isFault ? await photos.send(db) : [];
      const wish = { ...request, ...(sent.length > 0 && { photos: sent }), ...(refund && { refund }) };
      return requestReturn(db, order.number, wish, keyOf(wish));
    }, `Your ${kind} is requested. We will write to you about the pickup.`);
    if (done) handleClose();
  };

  // Asked for in another tab, or by a press whose answer was lost.
  if (lines.length === 0)
    return (
      <Dialog title="Return or exchange" onClose={handleClose} $width="640px">
        <Alert tone="info">
          Nothing of this order is left to send back. The order’s page says what you asked for and how far it
          is.
        </Alert>
      </Dialog>
    );
  return (
    <Dialog title="Return or exchange" onClose={handleClose} $width="640px">
      <Form action={action} noValidate onSubmit={handleSubmit}>
        <Alert tone="error">{action.problem}</Alert>
        <ChoiceCards
          legend="What would you like?"
          name="kind"
          options={kindsFor(mayExchangeSize)}
          value={kind}
          onChange={(value) => setKind(returnKinds.find((known) => known === value) ?? 'return')}
        />
        <ReturnLines
          lines={lines}
          exchanges={kind === 'exchange' ? exchanges : undefined}
          mayBeSame={isFault || !mayExchangeSize}
        />
        <SelectField
          label="Reason"
          name="reason"
          options={reasons.options}
          hint={reasons.hint}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={action.errors.reason}
          required
        />
        {isFault && <PhotoField photos={photos} error={action.errors.photos} />}
        {asksForWay && <RefundChoice vpas={vpas} errors={action.errors} />}
        <TextArea
          label="Comment"
          name="comment"
          rows={3}
          maxLength={1000}
          hint="What should we know?"
          required={false}
        />
        <Button type="submit" $variant="primary" $size="large" $busy={action.busy || isPreparing}>
          Request {kind}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled(ActionForm)`
  gap: ${s('space.24')};
`;
