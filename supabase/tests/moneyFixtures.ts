import type { Row } from '@shop/test-databases';
import type { TestUser } from './shopFixtures';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

interface CouponDraft {
  type?: 'percentage' | 'flat' | 'shipping';
  value?: number;
  minOrder?: number;
  maxDiscount?: number | null;
  totalLimit?: number | null;
  perUserLimit?: number | null;
  /** Days from now. */
  validFrom?: number;
  validUntil?: number;
}

let serial = 0;

/** Adds a coupon that is valid today and answers its code. */
export async function createCoupon(run: Run, draft: CouponDraft = {}): Promise<string> {
  serial += 1;
  const {
    type = 'flat',
    value = 100,
    minOrder = 0,
    maxDiscount = null,
    validFrom = -1,
    validUntil = 1,
  } = draft;
  const id = `TEST${serial}`;
  await run(
    `insert into public.coupons
       (id, title, type, value, min_order, max_discount, total_limit, per_user_limit, valid_from, valid_until)
     values ($1, 'Test coupon', $2, $3, $4, $5, $6, $7, now() + $8::integer * interval '1 day',
       now() + $9::integer * interval '1 day')`,
    [
      id,
      type,
      value,
      minOrder,
      maxDiscount,
      draft.totalLimit ?? null,
      draft.perUserLimit ?? null,
      validFrom,
      validUntil,
    ],
  );
  return id;
}

/** Gives a shopper store credit in rupees. */
export async function giveCredit(run: Run, user: TestUser, amount: number): Promise<void> {
  serial += 1;
  await run(`select private.add_credit($1, $2, 'grant', 'A gift', $3)`, [user.id, amount, `test:${serial}`]);
}

/** Gives a shopper a gift card with so many rupees and answers its id. */
export async function giveGiftCard(run: Run, user: TestUser, amount: number): Promise<string> {
  serial += 1;
  const [card] = await run(
    `insert into public.gift_cards
       (code_hash, last4, initial_amount, balance, recipient_email, sender_name, holder_id)
     values ($1, 'WXYZ', $2, $2, $3, 'Ravi', $4) returning id`,
    [`hash-${serial}-${user.id}`, amount, user.email, user.id],
  );
  await run(`insert into public.gift_card_entries (gift_card_id, amount, kind) values ($1, $2, 'issue')`, [
    card?.id,
    amount,
  ]);
  return String(card?.id);
}
