import { FunctionError } from './functionError';
import { toEvent } from './razorpayWire';

const payout = {
  ...{ id: 'pout_1', amount: 64_500, status: 'reversed', reference_id: 'refund-1' },
  ...{ fund_account: { vpa: { address: 'asha@okbank' } }, utr: '42' },
};
const told = (event: string, entity: unknown = payout) => toEvent({ event, payload: { payout: { entity } } });

test.each(['payout.reversed', 'payout.failed'])(
  '%s is one event of the payout, without the person',
  (event) => {
    expect(told(event)).toEqual({
      id: 'pout_1:payout.failed',
      type: 'payout.failed',
      orderId: '',
      paymentId: 'pout_1',
      amount: 645,
      channel: null,
      payload: { payout: { id: 'pout_1', amount: 64_500, status: 'reversed' } },
    });
  },
);

test.each(['payout.processed', 'payout.updated', 'fund_account.validation.completed'])(
  '%s concerns nobody',
  (event) => {
    expect(told(event)).toBeUndefined();
  },
);

test.each([null, 7, {}, { ...payout, id: 7 }, { ...payout, amount: '1' }, { ...payout, status: 7 }])(
  'another shape is refused: %j',
  (entity) => {
    expect(() => told('payout.reversed', entity)).toThrow(FunctionError);
  },
);
