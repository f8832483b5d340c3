import type { Row } from '@shop/test-databases';

type Run = (sql: string, params?: unknown[]) => Promise<Row[]>;

/** Columns of a promotion; one that is on and for everything unless a test says otherwise. */
export interface PromotionDraft {
  title?: string;
  kind: 'percent' | 'amount' | 'buy_get' | 'order_percent' | 'order_amount';
  value: number;
  buy?: number;
  get?: number;
  max_discount?: number | null;
  scope?: string;
  scope_ids?: string[];
  /** Of buy_get: what is given, where that is not what is bought. */
  get_scope?: string | null;
  get_scope_ids?: string[];
  audience?: 'everyone' | 'first_order' | 'tag';
  audience_tag?: string | null;
  min_amount?: number;
  min_pieces?: number;
  total_limit?: number | null;
  per_user_limit?: number | null;
  priority?: number;
  alone?: boolean;
  coupons?: 'any' | 'members' | 'none';
  state?: 'draft' | 'active' | 'paused';
  /** Intervals from now. */
  starts?: string;
  ends?: string | null;
}

/** Product of a variant that `createVariant` made. */
export const productOf = (variant: string): string => variant.slice(0, variant.indexOf(':'));

/** Adds promotions and answers their ids, in the order of the drafts. */
export async function createPromotions(run: Run, drafts: readonly PromotionDraft[]): Promise<string[]> {
  const rows = drafts.map(({ starts = '-1 day', ends = null, ...draft }, n) => ({
    ...{ title: `Promotion ${n + 1}`, scope: 'all', scope_ids: [], get_scope_ids: [], audience: 'everyone' },
    ...{
      min_amount: 0,
      min_pieces: 0,
      priority: 0,
      alone: false,
      coupons: 'any',
      state: 'active',
      used: 0,
      version: 1,
    },
    ...draft,
    id: crypto.randomUUID(),
    starts,
    ends,
  }));
  await run(
    `insert into public.promotions
     select (jsonb_populate_record(null::public.promotions, r || jsonb_build_object(
       'created_at', now(), 'starts_at', now() + (r ->> 'starts')::interval, 'ends_at', now() + (r ->> 'ends')::interval
     ))).*
     from jsonb_array_elements($1::text::jsonb) r`,
    [JSON.stringify(rows)],
  );
  return rows.map(({ id }) => id);
}

/** Adds a collection that is chosen by hand, its page not shown, and answers its id. */
export async function createCollection(run: Run, products: readonly string[]): Promise<string> {
  const id = crypto.randomUUID();
  await run(`insert into public.collections (id, slug, title) values ($1::text::uuid, $1, 'Collection')`, [
    id,
  ]);
  await run(
    `insert into public.collection_items (collection_id, product_id, position)
     select $1::text::uuid, p.id, p.n from unnest($2::text[]) with ordinality as p (id, n)`,
    [id, products],
  );
  return id;
}
