-- Price history: what every product has cost since when, so that a claim of a lower price can be held against what was asked
-- before. A trigger writes it in the transaction of the change, whoever changes the price.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No foreign keys: it outlives products and accounts.
create table public.price_changes (
  id bigint generated always as identity primary key,
  product_id text not null,
  price integer not null,
  original_price integer not null,
  on_sale boolean not null,
  admin_email text not null default '',
  created_at timestamptz not null default now()
);
comment on table public.price_changes is
  'From when on a product had which price, MRP (rupees) and place in the shop; rows are added and never changed.';
comment on column public.price_changes.on_sale is 'It was published at this price: only then it was offered to anybody.';
comment on column public.price_changes.admin_email is 'Who of the staff changed it; empty where nobody of them did.';

create index price_changes_product on public.price_changes (product_id, id desc);

alter table public.price_changes enable row level security;
create policy "admins read price changes" on public.price_changes
  for select to authenticated using ((select private.has_right('catalogue')));

create trigger price_changes_append_only before update or delete or truncate on public.price_changes
  for each statement execute function private.refuse_change();

-- Private functions -----------------------------------------------------------------------------------------------

-- security definer: whoever may write products need not write their history. Once a statement, for the seed and an import
-- write many rows with one.
create function private.note_price_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_by text := coalesce((select u.email from auth.users u where u.id = auth.uid()), '');
begin
  if tg_op = 'INSERT' then
    insert into public.price_changes (product_id, price, original_price, on_sale, admin_email)
    select n.id, n.price, n.original_price, n.status = 'published', v_by from after_change n order by n.id;
  else
    insert into public.price_changes (product_id, price, original_price, on_sale, admin_email)
    select n.id, n.price, n.original_price, n.status = 'published', v_by
    from before_change o full join after_change n on n.id = o.id
    where (o.price, o.original_price, o.status = 'published')
      is distinct from (n.price, n.original_price, n.status = 'published')
    order by n.id;
  end if;
  return null;
end;
$$;
comment on function private.note_price_change() is 'After a statement on products: what their prices are from now on.';

create trigger note_price_inserted after insert on public.products
  referencing new table as after_change for each statement execute function private.note_price_change();
create trigger note_price_updated after update on public.products
  referencing old table as before_change new table as after_change
  for each statement execute function private.note_price_change();

create function private.lowest_price(p_product text, p_days integer default 30) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select min(c.price) from (
      select h.price, h.on_sale, lead(h.created_at) over (order by h.id) as until
      from public.price_changes h where h.product_id = p_product
    ) c
    where c.on_sale and (c.until is null or c.until > now() - make_interval(days => p_days))
  );
end;
$$;
comment on function private.lowest_price(text, integer) is
  'The lowest price in rupees that the shop asked in the last days, today''s included; null where it asked none.';

create function private.price_history(p_product text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return jsonb_build_object('lowest', private.lowest_price(p_product), 'rows', (
    select coalesce(jsonb_agg(to_jsonb(c) order by c.id desc), '[]') from (
      select h.id, h.price, h.original_price, h.on_sale, h.admin_email, h.created_at
      from public.price_changes h where h.product_id = p_product order by h.id desc limit 100
    ) c
  ));
end;
$$;
comment on function private.price_history(text) is
  'The last hundred prices of a product, newest first, and the lowest one that the shop asked in 30 days: {lowest, rows}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, product_id, price, original_price, on_sale, admin_email, created_at)
on public.price_changes to authenticated;
