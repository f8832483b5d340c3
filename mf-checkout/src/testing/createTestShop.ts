import { type BagLine, totalsOf } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { createTestPlatform } from '@shop/kernel/testing';
import type { Delivery } from '../ordering/quoteOrder';
import type { RequestLine } from '../ordering/requestLines';

type Handler = (args: Record<string, unknown>) => unknown;

/** How a fake function refuses: in PostgREST's error shape. */
export class Refusal extends Error {
  constructor(
    readonly hint: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(`refused with ${hint}`);
  }
}

/** A call that never gets an answer, as supabase-js reports it. */
export class NoAnswer extends Error {}

interface TestShop {
  platform: Platform;
  /** Every call of a database or edge function, in order. */
  calls: { name: string; args: Record<string, unknown> }[];
  /** Replaces what a function answers. */
  answer: (name: string, handler: Handler) => void;
  /** What the server's bag holds, in the rows of `get_bag`. */
  serverBag: Record<string, unknown>[];
  /** The answer of `quote_order`, from the server's bag. */
  quote: Handler;
  /** The answer of `quote_order`, from other lines. */
  quoteOf: (lines: BagLine[]) => Handler;
  signIn: () => void;
}

/** Whom the fake auth service signs in. */
export const signedInUser = 'abcdef12-0000-4000-8000-000000000001';

export const testLine: BagLine = {
  id: 'neel-lotus-tee:m',
  productId: 'neel-lotus-tee',
  name: 'Neel Lotus Tee',
  price: 450,
  picture: null,
  variant: 'M',
  quantity: 2,
  maxStock: 3,
};

const toBagRow = (line: BagLine) => ({
  variant_id: line.id,
  product_id: line.productId,
  name: line.name,
  variant_label: line.variant,
  image: line.picture,
  price: line.price,
  quantity: line.quantity,
  stock: line.maxStock,
  mrp: line.price,
});

/** A real platform over a fake database: only the wire is pretended. */
export function createTestShop(options: {
  signedIn?: boolean;
  /** Buys without an account in the live phase. */
  guest?: { email: string; phone: string };
  bag?: BagLine[];
  tables?: Record<string, unknown[]>;
}): TestShop {
  const calls: TestShop['calls'] = [];
  const serverBag: TestShop['serverBag'] = options.signedIn ? (options.bag ?? []).map(toBagRow) : [];
  const quoteFrom =
    (rows: TestShop['serverBag']): Handler =>
    ({ p_lines, p_delivery }) =>
      quoteRow(rows, p_lines as RequestLine[], p_delivery as Delivery);
  const quote: Handler = (args) =>
    quoteFrom(options.signedIn ? serverBag : (options.bag ?? []).map(toBagRow))(args);
  const handlers: Record<string, Handler> = {
    get_bag: () => serverBag,
    get_wishlist: () => [],
    merge_bag: ({ p_lines }) => {
      const added = (p_lines as RequestLine[]).map(({ variant_id }) => variant_id);
      serverBag.push(...(options.bag ?? []).filter(({ id }) => added.includes(id)).map(toBagRow));
      return serverBag;
    },
    quote_order: quote,
    delivery_to: ({ p_pin }) => placeOf(String(p_pin)),
    set_bag_line: ({ p_variant_id, p_quantity }) => {
      const line = serverBag.find(({ variant_id }) => variant_id === p_variant_id);
      if (line) line.quantity = p_quantity;
      return serverBag;
    },
  };

  const rpc = async (name: string, args: Record<string, unknown> = {}) => {
    calls.push({ name, args });
    try {
      const handler = handlers[name];
      if (!handler) throw new Error(`No fake of ${name}`);
      return { data: structuredClone(await handler(args)), error: null };
    } catch (error) {
      return { data: null, error: toServiceError(error) };
    }
  };
  const { platform, signIn } = createTestPlatform({
    database: {
      rpc,
      functions: { invoke: (name: string, { body }: { body: Record<string, unknown> }) => rpc(name, body) },
    },
    tables: options.tables,
    signedIn: options.signedIn,
    guest: options.guest,
    settings: options.guest && { phase: 'live' },
  });
  if (!options.signedIn) for (const line of options.bag ?? []) platform.bag.send({ type: 'add', line });

  return {
    platform,
    calls,
    serverBag,
    quote,
    quoteOf: (lines) => quoteFrom(lines.map(toBagRow)),
    answer: (name, handler) => {
      handlers[name] = handler;
    },
    signIn,
  };
}

/** What is promised to Nagpur, or in general. */
export const placeOf = (pin: string | null) => ({
  ...{ pin, city: pin && 'Nagpur', state: pin && 'Maharashtra', serviceable: true, cash: true },
  standard: { from: '2026-11-24', to: '2026-11-26' },
  express: { from: '2026-11-22', to: '2026-11-23' },
});

/** The server's quote of a bag, in the row of `quote_order`. */
function quoteRow(bag: TestShop['serverBag'], lines: RequestLine[], delivery: Delivery) {
  const priced = lines.map(({ variant_id, quantity }) => {
    const row = bag.find((each) => each.variant_id === variant_id);
    const price = Number(row?.price);
    return { ...row, image_path: '', unit_price: price, quantity, line_total: price * quantity, discount: 0 };
  });
  const totals = totalsOf(
    priced.map(({ unit_price, quantity }) => ({ price: unit_price, quantity })),
    delivery,
  );
  return {
    ...totals,
    platform_fee: totals.platformFee,
    amount_due: totals.amountDue,
    coupon: null,
    coupon_problem: null,
    coupon_aside: null,
    promotion_saving: 0,
    promotions: [],
    near_promotion: null,
    offers: { best: null, near: null },
    credit: { balance: 0, used: 0 },
    gift_cards: { balance: 0, used: 0 },
    cod_allowed: totals.amountDue < 5000,
    lines: priced,
    delivery,
    place: placeOf(null),
  };
}

function toServiceError(error: unknown) {
  if (error instanceof Refusal)
    return {
      code: 'PT409',
      message: error.message,
      hint: error.hint,
      details: JSON.stringify(error.details),
    };
  if (error instanceof NoAnswer)
    return { code: '', message: 'TypeError: Failed to fetch', hint: '', details: '' };
  throw error;
}
