import { useState } from 'react';
import styled from 'styled-components';
import { formatDate } from '@shop/kernel/domain';
import { usePlatform } from '@shop/kernel/react';
import { ActionLink, linkTo } from '@shop/kernel/routing';
import { Alert, Button, from, s } from '@shop/ui';
import { ReorderButton } from '../reorder/ReorderButton';
import { useNow } from '../timing/useNow';
import { CancelPiecesDialog } from './cancel-pieces/CancelPiecesDialog';
import { CancelOrderDialog } from './CancelOrderDialog';
import type { FoundOrder } from './FoundOrder';
import { ModifyOrderDialog } from './modify/ModifyOrderDialog';
import {
  cancellableUntil,
  modifiableUntil,
  returnableLines,
  returnableUntil,
  timeLeftText,
} from './orderTerms';
import { ReturnDialog } from './ReturnDialog';
import { useRequestKey } from './useRequestKey';

const clock = 15_000;
const day = 24 * 3_600_000;

/** What the shopper can do with an order now, and for how long. */
export function OrderActions({ order, now: loadedAt, ...terms }: Omit<FoundOrder, 'invoices'>) {
  const { settings } = usePlatform();
  const [open, setOpen] = useState<'cancel' | 'pieces' | 'modify' | 'return'>();
  const now = useNow(loadedAt, clock);
  const cancelLeft = (cancellableUntil(order) ?? 0) - now;
  const mayModify = (modifiableUntil(order) ?? 0) > now;
  const returnLeft = (returnableUntil(order, settings.returnDays) ?? 0) - now;
  const isUnpaid = order.status === 'pending_payment';
  const lines = returnLeft > 0 ? returnableLines(order, now - settings.returnDays * day) : [];
  const keyOf = useRequestKey();
  const close = () => setOpen(undefined);

  return (
    <Stack>
      {isUnpaid && (
        <Alert tone="info">
          This order waits for its payment. Its pieces are held for you
          {order.expiresAt && ` for another ${timeLeftText(Date.parse(order.expiresAt) - now)}`}.
        </Alert>
      )}
      <Buttons>
        {isUnpaid && (
          <Button as={ActionLink} to={linkTo('order-payment', { number: order.number })} $variant="primary">
            Pay now
          </Button>
        )}
        {lines.length > 0 && (
          <Button type="button" $variant="secondary" onClick={() => setOpen('return')}>
            Return or exchange
          </Button>
        )}
        {!isUnpaid && <ReorderButton number={order.number} lines={order.lines} />}
        {mayModify && (
          <Button type="button" $variant="secondary" onClick={() => setOpen('modify')}>
            Change order
          </Button>
        )}
        {cancelLeft > 0 && !isUnpaid && countPieces(order.lines) > 1 && (
          <Button type="button" $variant="secondary" onClick={() => setOpen('pieces')}>
            Cancel items
          </Button>
        )}
        {cancelLeft > 0 && (
          <Button type="button" $variant="quiet" onClick={() => setOpen('cancel')}>
            Cancel order
          </Button>
        )}
      </Buttons>
      {cancelLeft > 0 && !isUnpaid && (
        <Note>You can cancel this order for another {timeLeftText(cancelLeft)}.</Note>
      )}
      {lines.length > 0 && (
        <Note>You can return or exchange until {formatDate(now + returnLeft, 'moment')} IST.</Note>
      )}
      {open === 'modify' && <ModifyOrderDialog order={order} onClose={close} />}
      {open === 'pieces' && <CancelPiecesDialog order={order} keyOf={keyOf} onClose={close} />}
      {open === 'cancel' && <CancelOrderDialog order={order} onClose={close} />}
      {open === 'return' && <ReturnDialog order={order} lines={lines} {...terms} now={now} onClose={close} />}
    </Stack>
  );
}

const countPieces = (lines: FoundOrder['order']['lines']) =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

const Stack = styled.div`
  display: grid;
  gap: ${s('space.12')};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${s('space.12')};
  align-items: flex-start;

  /* Two share a phone's width, and a third stands in the middle below them. */
  > * {
    flex: 1 1 auto;

    ${from('tablet')} {
      flex: none;
    }
  }
`;

const Note = styled.p`
  color: ${s('color.ink2')};
  font-size: ${s('size.14')};
`;
