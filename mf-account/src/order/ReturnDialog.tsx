import { type SubmitEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { requestReturn } from '@shop/kernel/data';
import { type Order, type ReturnKind, returnKinds } from '@shop/kernel/domain';
import { useDraft, useToast } from '@shop/kernel/react';
import { Alert, Button, ChoiceCards, Dialog, s, SelectField, TextArea } from '@shop/ui';
import { textOf } from '../forms/textOf';
import { useAction } from '../forms/useAction';
import type { ExchangeOption } from './fetchExchanges';
import type { ReturnableLine } from './orderTerms';
import { readReturnLines } from './readReturnLines';
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
  const action = useAction();
  const showToast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const forget = useDraft(form, `return ${order.number}`);

  const handleClose = () => {
    forget();
    onClose();
  };
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    const reason = textOf(currentTarget, 'reason');
    const chosen = readReturnLines(currentTarget, lines, kind);
    if ('problem' in chosen) return action.refuse({ code: 'LINES', message: chosen.problem });
    if (!reason)
      return action.refuse({ code: 'REASON', field: 'reason', message: 'Please choose a reason.' });
    const request = { kind, reason, comment: textOf(currentTarget, 'comment').trim(), lines: chosen.lines };
    if (!(await action.run((db) => requestReturn(db, order.number, request)))) return;
    showToast({
      tone: 'success',
      message: `Your ${kind} is requested. We will write to you about the pickup.`,
    });
    handleClose();
  };
  const { failure } = action;

  return (
    <Dialog title="Return or exchange" onClose={handleClose} $width="640px">
      <Form ref={form} noValidate onSubmit={(event) => void handleSubmit(event)}>
        {failure && failure.field !== 'reason' && <Alert tone="error">{failure.message}</Alert>}
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
          error={failure?.field === 'reason' ? failure.message : undefined}
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
        <Button type="submit" $variant="primary" $size="large" disabled={action.busy} aria-busy={action.busy}>
          Request {kind}
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${s('space.24')};
`;
