-- Returns and exchanges of delivered orders. Written by request_return and advance_return; the owner reads.
create table public.returns (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null constraint returns_kind check (kind in ('return', 'exchange')),
  state text not null default 'requested' constraint returns_state check (
    state in ('requested', 'approved', 'picked_up', 'received', 'refunded', 'exchanged', 'rejected')
  ),
  reason text not null constraint returns_reason check (char_length(reason) between 1 and 200),
  comment text not null default '' constraint returns_comment check (char_length(comment) <= 1000),
  refund_amount integer check (refund_amount >= 0),
  created_at timestamptz not null default now()
);
comment on table public.returns is 'A wish to send back or exchange, and how far it has come. Amounts in rupees.';
create index returns_order on public.returns (order_id);
create index returns_open on public.returns (created_at) where state in ('requested', 'approved', 'picked_up', 'received');

alter table public.returns enable row level security;
create policy "returns of own orders are readable" on public.returns
  for select to authenticated
  using (exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid())));
grant select (id, order_id, kind, state, reason, comment, refund_amount, created_at)
  on public.returns to authenticated;

create table public.return_lines (
  return_id uuid not null references public.returns (id),
  variant_id text not null references public.product_variants (id),
  quantity integer not null check (quantity between 1 and 99),
  exchange_variant_id text references public.product_variants (id),
  primary key (return_id, variant_id)
);
comment on table public.return_lines is 'Which pieces come back, and what is wanted instead.';
create index return_lines_variant on public.return_lines (variant_id);
create index return_lines_exchange on public.return_lines (exchange_variant_id);

alter table public.return_lines enable row level security;
-- The subquery runs under the caller's own policy on returns, here and below.
create policy "lines of own returns are readable" on public.return_lines
  for select to authenticated using (exists (select 1 from public.returns r where r.id = return_id));
grant select (return_id, variant_id, quantity, exchange_variant_id) on public.return_lines to authenticated;

create table public.return_events (
  id bigint generated always as identity primary key,
  return_id uuid not null references public.returns (id),
  state text not null,
  note text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.return_events is 'The timeline of a return; rows are added and never changed.';
create index return_events_return on public.return_events (return_id, id);

alter table public.return_events enable row level security;
create policy "events of own returns are readable" on public.return_events
  for select to authenticated using (exists (select 1 from public.returns r where r.id = return_id));
grant select (id, return_id, state, note, created_at) on public.return_events to authenticated;
create trigger return_events_append_only before update or delete or truncate on public.return_events
  for each statement execute function private.refuse_change();
