import { useState } from 'react';
import styled from 'styled-components';
import type { Order } from '@shop/kernel/domain';
import { useDraft } from '@shop/kernel/react';
import { useChange } from '@shop/kernel/routing';
import { ActionForm, Alert, Button, ChoiceCards, Dialog, s, SelectField, TextArea } from '@shop/ui';
import { textOf } from '../forms/textOf';
import type { ExchangeOption } from './fetchExchanges';
import type { ReturnableLine } from './orderTerms';
import { readReturnLines } from './readReturnLines';
import { requestReturn } from './requestReturn';
import { type ReturnKind, returnKinds } from './returnKinds';
import { ReturnLines } from './ReturnLines';
import { returnReasons } from './returnReasons';

interface Props {
  order: Order;
  lines: ReturnableLine[];
  exchanges: ExchangeOption[];
  onClose: () => void;
}

const kinds = [
  { value: 'return', label: 'Return', description: 'We collect it and give your money back.' },
  {
    value: 'exchange',
    label: 'Exchange',
    description: 'We collect it and bring another size, free of charge.',
  },
];
const reasons = [
  { value: '', label: 'Choose a reason' },
  ...returnReasons.map((reason) => ({ value: reason, label: reason })),
];

/** Asks for a return or exchange of chosen pieces. Names what is missing and keeps what was chosen. */
export function ReturnDialog({ order, lines, exchanges, onClose }: Props) {
  const [kind, setKind] = useState<ReturnKind>('return');
  const action = useChange({ fields: ['reason'] });
  const forget = useDraft(action.formRef, `return ${order.number}`);

  const handleClose = () => {
    forget();
    onClose();
  };
  const handleSubmit = async (form: HTMLFormElement) => {
    const reason = textOf(form, 'reason');
    const chosen = readReturnLines(form, lines, kind);
    if ('problem' in chosen) return action.refuse(chosen.problem);
    if (!action.check({ reason: reason ? undefined : 'Please choose a reason.' })) return;
    const request = { kind, reason, comment: textOf(form, 'comment').trim(), lines: chosen.lines };
    const { done } = await action.run(
      (db) => requestReturn(db, order.number, request),
      `Your ${kind} is requested. We will write to you about the pickup.`,
    );
    if (done) handleClose();
  };

  return (
    <Dialog title="Return or exchange" onClose={handleClose} $width="640px">
      <Form action={action} noValidate onSubmit={handleSubmit}>
        <Alert tone="error">{action.problem}</Alert>
        <ChoiceCards
          legend="What would you like?"
          name="kind"
          options={kinds}
          value={kind}
          onChange={(value) => setKind(returnKinds.find((known) => known === value) ?? 'return')}
        />
        <ReturnLines lines={lines} exchanges={kind === 'exchange' ? exchanges : undefined} />
        <SelectField
          label="Reason"
          name="reason"
          options={reasons}
          defaultValue=""
          error={action.errors.reason}
          required
        />
        <TextArea
          label="Comment"
          name="comment"
          rows={3}
          maxLength={1000}
          hint="What should we know?"
          required={false}
        />
        <Button type="submit" $variant="primary" $size="large" $busy={action.busy}>
          Request {kind}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled(ActionForm)`
  gap: ${s('space.24')};
`;
