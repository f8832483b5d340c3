import { sessionStorageKey, type BagRequestLine, type Database } from '@shop/kernel/data';
import {
  allowsCashOnDelivery,
  defaultSettings,
  totalsOf,
  type BagLine,
  type Delivery,
} from '@shop/kernel/domain';
import { createPlatform, emptySlots, type Platform } from '@shop/kernel/platform';

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
  /** Every function call, in order. */
  calls: { name: string; args: Record<string, unknown> }[];
  /** Replaces what a function answers. */
  answer: (name: string, handler: Handler) => void;
  /** What the server's bag holds, in the rows of `get_bag`. */
  serverBag: Record<string, unknown>[];
  /** The answer of `quote_order`, from the server's bag. */
  quote: Handler;
  signIn: () => void;
}

export const testUser = { id: '00000000-0000-4000-8000-000000000001', email: 'asha@example.com' };

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
});

/** A real platform over a fake database: only the wire is pretended. */
export function createTestShop(options: {
  signedIn?: boolean;
  bag?: BagLine[];
  tables?: Record<string, unknown[]>;
}): TestShop {
  const calls: TestShop['calls'] = [];
  const serverBag: TestShop['serverBag'] = options.signedIn ? (options.bag ?? []).map(toBagRow) : [];
  let publish: (event: string, session: unknown) => void = () => undefined;
  const session = { user: { ...testUser, user_metadata: { full_name: 'Asha Rao' } } };
  const quote: Handler = ({ p_lines, p_delivery }) =>
    quoteRow(serverBag, p_lines as BagRequestLine[], p_delivery as Delivery);
  const handlers: Record<string, Handler> = {
    get_bag: () => serverBag,
    get_wishlist: () => [],
    merge_bag: ({ p_lines }) => {
      const added = (p_lines as BagRequestLine[]).map(({ variant_id }) => variant_id);
      serverBag.push(...(options.bag ?? []).filter(({ id }) => added.includes(id)).map(toBagRow));
      return serverBag;
    },
    quote_order: quote,
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
  const auth = {
    onAuthStateChange: (listener: typeof publish) => {
      publish = listener;
      listener('INITIAL_SESSION', options.signedIn ? session : null);
    },
  };
  const from = (table: string) => selection(options.tables?.[table] ?? []);
  const db = { rpc, from, auth } as unknown as Database;

  Object.assign(globalThis, { BroadcastChannel: SilentChannel });
  const storage = new Map([[sessionStorageKey, 'a session']]);
  const platform = createPlatform({
    environment: {
      backend: { url: '', publishableKey: '' },
      settings: defaultSettings,
      siteUrl: 'https://shop.example',
    },
    slots: emptySlots,
    origin: location.origin,
    storage: {
      getItem: (key) => storage.get(key) ?? null,
      setItem: (key, value) => void storage.set(key, value),
      removeItem: (key) => void storage.delete(key),
    },
    connect: () => Promise.resolve(db),
  });
  platform.start();
  if (!options.signedIn) for (const line of options.bag ?? []) platform.bag.send({ type: 'add', line });

  return {
    platform,
    calls,
    serverBag,
    quote,
    answer: (name, handler) => {
      handlers[name] = handler;
    },
    signIn: () => publish('SIGNED_IN', session),
  };
}

/** The server's quote of a bag, in the row of `quote_order`. */
function quoteRow(bag: TestShop['serverBag'], lines: BagRequestLine[], delivery: Delivery) {
  const priced = lines.map(({ variant_id, quantity }) => {
    const row = bag.find((each) => each.variant_id === variant_id);
    const price = Number(row?.price);
    return { ...row, image_path: '', unit_price: price, quantity, line_total: price * quantity };
  });
  const totals = totalsOf(
    priced.map(({ unit_price, quantity }) => ({ price: unit_price, quantity })),
    delivery,
  );
  const days = delivery === 'express' ? ['2026-11-22', '2026-11-23'] : ['2026-11-24', '2026-11-26'];
  return {
    ...totals,
    platform_fee: totals.platformFee,
    amount_due: totals.amountDue,
    coupon: null,
    coupon_problem: null,
    credit: { balance: 0, used: 0 },
    gift_cards: { balance: 0, used: 0 },
    cod_allowed: allowsCashOnDelivery(totals.amountDue),
    lines: priced,
    delivery,
    promised_from: days[0],
    promised_to: days[1],
  };
}

/** Node's own channel would carry messages from one test's shop into another's. */
class SilentChannel {
  postMessage() {}
  addEventListener() {}
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

/** Any chain of filters over fixed rows, awaited like supabase-js's own. */
function selection(rows: unknown[]): unknown {
  const answer = Promise.resolve({ data: rows, error: null });
  const chain: unknown = new Proxy(
    {},
    {
      get: (_, method) => (method === 'then' ? answer.then.bind(answer) : () => chain),
    },
  );
  return chain;
}
