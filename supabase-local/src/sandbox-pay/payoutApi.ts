import { Hono } from 'hono';
import type { Database } from '../db/database';
import { refuse, unknownId } from './apiError';
import type { MerchantAccount } from './merchantAccount';
import { findPayout, payOut } from './payOut';
import { amountProblem, type Body, isAmount, readBody, type WrongField } from './readApiRequest';
import { validateVpa } from './validateVpa';
import { payoutEntity } from './wire';

/** `/v1/payouts`: money of the merchant to UPI IDs, with the account they belong to in the same request. */
export function createPayoutApi(db: Database, { payoutAccount }: MerchantAccount): Hono {
  const routes = new Hono();
  routes.post('/', async (c) => {
    const body = await readBody(c);
    const key = c.req.header('x-payout-idempotency') ?? '';
    if (!/^[\w-]{4,36}$/.test(key)) return refuse(c, 'The idempotency key is required.');
    const read = readPayout(body, payoutAccount);
    if ('problem' in read) return refuse(c, read.problem, { field: read.field });
    const payout = await payOut(db, { ...read, reference: key });
    return payout === 'different'
      ? refuse(c, 'Different request with the same idempotency key has already been processed.')
      : c.json(payoutEntity(payout));
  });
  routes.get('/:id', async (c) => {
    const payout = await findPayout(db, c.req.param('id'));
    return payout ? c.json(payoutEntity(payout)) : unknownId(c);
  });
  return routes;
}

function readPayout(body: Body, account: string): { vpa: string; amount: number } | WrongField {
  const { amount, account_number: from, currency, mode, purpose, fund_account: to } = body;
  if (from !== account) return { field: 'account_number', problem: 'The account number is invalid.' };
  if (!isAmount(amount)) return { field: 'amount', problem: amountProblem(amount) ?? '' };
  if (currency !== 'INR') return { field: 'currency', problem: 'The currency should be INR.' };
  if (mode !== 'UPI') return { field: 'mode', problem: 'The selected mode is invalid.' };
  if (purpose !== 'refund') return { field: 'purpose', problem: 'The selected purpose is invalid.' };
  const { vpa, contact } = (to ?? {}) as { vpa?: { address?: unknown }; contact?: { name?: unknown } };
  const address = vpa?.address;
  if (typeof address !== 'string' || validateVpa(address) === undefined)
    return { field: 'vpa.address', problem: 'The VPA is invalid.' };
  if (typeof contact?.name !== 'string' || contact.name.length < 3)
    return { field: 'contact.name', problem: 'The contact name field is required.' };
  return { vpa: address, amount };
}
