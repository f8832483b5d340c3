-- Bag and wishlist of a signed-in shopper. Clients read them and change them through functions only, because each
-- change is capped: the bag by the stock of the moment, the wishlist by its limit.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.bag_lines (
  user_id uuid not null references auth.users (id) on delete cascade,
  variant_id text not null references public.product_variants (id) on delete cascade,
  quantity integer not null constraint bag_lines_quantity check (quantity between 1 and 99),
  added_at timestamptz not null default now(),
  primary key (user_id, variant_id)
);
comment on table public.bag_lines is 'What a shopper has in the bag; two sizes of a product are two lines.';

create index bag_lines_variant on public.bag_lines (variant_id);

alter table public.bag_lines enable row level security;
create policy "own bag is readable" on public.bag_lines
  for select to authenticated using (user_id = (select auth.uid()));

-- Remembers which visitor bags were merged, so that a repeated call (double sign-in event, retry after a lost
-- answer) does not double the quantities. No policy and no grant: only merge_bag touches it.
create table public.bag_merges (
  user_id uuid not null references auth.users (id) on delete cascade,
  merge_id uuid not null,
  merged_at timestamptz not null default now(),
  primary key (user_id, merge_id)
);
comment on table public.bag_merges is 'Visitor bags already merged into an account''s bag.';

alter table public.bag_merges enable row level security;

create table public.wishlist_items (
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null references public.products (id) on delete cascade,
  added_at timestamptz not null default now(),
  primary key (user_id, product_id)
);
comment on table public.wishlist_items is 'Products that a shopper saved for later, at most 200.';

create index wishlist_items_product on public.wishlist_items (product_id);

alter table public.wishlist_items enable row level security;
create policy "own wishlist is readable" on public.wishlist_items
  for select to authenticated using (user_id = (select auth.uid()));

-- Private functions -----------------------------------------------------------------------------------------------

-- Lines of a bag or an order as clients send them: [{"variant_id": text, "quantity": int}]. Read in one place, so
-- that quote_order, place_order and merge_bag refuse the same things. A key too many (say a forged "price") is an
-- error and not ignored: whoever sends it expects it to count.
create function private.read_lines(p_lines jsonb)
  returns table (line_no integer, variant_id text, quantity integer)
  -- Without "rows" the planner expects a thousand lines and reads the whole catalogue instead of a few rows by key.
  language plpgsql immutable rows 5 security invoker set search_path = ''
as $$
begin
  if (case when jsonb_typeof(p_lines) = 'array' then jsonb_array_length(p_lines) else 0 end) not between 1 and 50 then
    raise exception 'An order has between 1 and 50 lines.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  -- "case" and not "and": only its order of evaluation is certain, and "-" fails on a scalar. The quantity is compared
  -- as text, so that 1.5, 1e9 and true are refused before a cast can fail.
  if not (
    select bool_and(case
      when jsonb_typeof(e) <> 'object' then false
      when e - 'variant_id' - 'quantity' <> '{}'::jsonb then false
      when jsonb_typeof(e -> 'variant_id') is distinct from 'string' then false
      when jsonb_typeof(e -> 'quantity') is distinct from 'number' then false
      else e ->> 'quantity' ~ '^[1-9][0-9]?$'
    end)
    from jsonb_array_elements(p_lines) e
  ) then
    raise exception 'A line has a variant and a quantity from 1 to 99, nothing else.'
      using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  if (select count(distinct e ->> 'variant_id') from jsonb_array_elements(p_lines) e) < jsonb_array_length(p_lines) then
    raise exception 'A variant may appear only once.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  return query
    select e.n::integer, e.line ->> 'variant_id', (e.line ->> 'quantity')::integer
    from jsonb_array_elements(p_lines) with ordinality as e (line, n);
end;
$$;
comment on function private.read_lines(jsonb) is 'Rows of a JSON list of lines; raises INVALID_LINES.';

-- What touches several lines of a bag takes this lock first. Row locks alone would be taken in different orders by a
-- merge and by an order that empties the bag, and two such calls of one shopper did deadlock in a test.
create function private.lock_bag(p_user uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('bag:' || p_user::text, 0));
end;
$$;
comment on function private.lock_bag(uuid) is 'Holds the bag of a user until the transaction ends.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_bag() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  -- user and status are repeated here although policies say the same: the functions below run with the owner's
  -- rights and end in this one.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'variant_id', v.id, 'product_id', p.id, 'name', p.name, 'variant_label', v.label, 'image', p.images -> 0,
      'price', p.price, 'quantity', b.quantity, 'stock', v.stock
    ) order by b.added_at, b.variant_id), '[]')
    from public.bag_lines b
    join public.product_variants v on v.id = b.variant_id
    join public.products p on p.id = v.product_id
    where b.user_id = v_user and p.status = 'published'
  );
end;
$$;
comment on function public.get_bag() is
  'The caller''s bag with current names, prices (rupees) and stock, in added order.';

-- security definer: clients hold no write grant on bag_lines.
create function public.set_bag_line(p_variant_id text, p_quantity integer) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_stock integer;
begin
  if p_quantity is null then
    raise exception 'Please select a valid quantity' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  if p_quantity > 0 then
    select v.stock into v_stock
    from public.product_variants v join public.products p on p.id = v.product_id
    where v.id = p_variant_id and p.status = 'published';
    if not found then
      raise exception 'That product is not available.' using errcode = 'PT404', hint = 'UNKNOWN_VARIANT',
        detail = jsonb_build_object('variant_id', p_variant_id)::text;
    end if;
  end if;
  if least(p_quantity, v_stock, 99) > 0 then
    insert into public.bag_lines (user_id, variant_id, quantity)
    values (v_user, p_variant_id, least(p_quantity, v_stock, 99))
    on conflict (user_id, variant_id) do update set quantity = excluded.quantity;
  else
    delete from public.bag_lines where user_id = v_user and variant_id = p_variant_id;
  end if;
  return public.get_bag();
end;
$$;
comment on function public.set_bag_line(text, integer) is
  'Sets one line, capped at stock and 99; 0 or less removes it. Returns the bag. Raises UNKNOWN_VARIANT.';

-- security definer: as above, and bag_merges is closed to clients.
create function public.merge_bag(p_merge_id uuid, p_lines jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  -- The key goes in first: a twin of this call waits here and then finds its work done.
  insert into public.bag_merges (user_id, merge_id) values (v_user, p_merge_id) on conflict do nothing;
  -- An empty visitor bag is normal at sign-in and is no error, unlike an empty order.
  if found and p_lines is distinct from '[]'::jsonb then
    perform private.lock_bag(v_user);
    -- A visitor's bag may hold pieces that have gone since; they are skipped, signing in must not fail over them.
    insert into public.bag_lines as b (user_id, variant_id, quantity, added_at)
    select v_user, v.id, least(l.quantity, v.stock), now() + l.line_no * interval '1 microsecond'
    from private.read_lines(p_lines) l
    join public.product_variants v on v.id = l.variant_id
    join public.products p on p.id = v.product_id
    where p.status = 'published' and v.stock > 0
    on conflict (user_id, variant_id) do update set
      quantity = least(
        b.quantity + excluded.quantity, 99,
        (select v.stock from public.product_variants v where v.id = excluded.variant_id)
      );
  end if;
  return public.get_bag();
end;
$$;
comment on function public.merge_bag(uuid, jsonb) is
  'Adds a visitor''s bag to the account''s, once per merge id, capped at stock. Returns the bag. Raises INVALID_LINES.';

-- security definer: as above.
create function public.clear_bag() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.lock_bag(v_user);
  delete from public.bag_lines where user_id = v_user;
  return public.get_bag();
end;
$$;
comment on function public.clear_bag() is 'Empties the caller''s bag and returns it.';

create function public.get_wishlist() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  -- user and status are repeated here although policies say the same: the functions below run with the owner's
  -- rights and end in this one.
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'product_id', p.id, 'name', p.name, 'price', p.price, 'image', p.images -> 0, 'category_id', p.category_id,
      'in_stock', exists (select 1 from public.product_variants v where v.product_id = p.id and v.stock > 0)
    ) order by w.added_at, w.product_id), '[]')
    from public.wishlist_items w join public.products p on p.id = w.product_id
    where w.user_id = v_user and p.status = 'published'
  );
end;
$$;
comment on function public.get_wishlist() is 'The caller''s wishlist with current names and prices (rupees).';

-- security definer: clients hold no write grant on wishlist_items. Unknown and unpublished products are skipped, and
-- so is what exceeds the limit: signing in must not fail over an old list.
create function public.merge_wishlist(p_product_ids text[]) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_room integer;
begin
  -- Counted under a lock: two tabs at 199 would both count 199.
  perform pg_advisory_xact_lock(hashtextextended('wishlist:' || v_user::text, 0));
  select 200 - count(*) into v_room from public.wishlist_items w where w.user_id = v_user;
  insert into public.wishlist_items (user_id, product_id, added_at)
  select v_user, p.id, now() + min(t.n) * interval '1 microsecond'
  from unnest(p_product_ids) with ordinality as t (id, n)
  join public.products p on p.id = t.id and p.status = 'published'
  where not exists (select 1 from public.wishlist_items w where w.user_id = v_user and w.product_id = p.id)
  group by p.id order by min(t.n) limit greatest(v_room, 0);
  return public.get_wishlist();
end;
$$;
comment on function public.merge_wishlist(text[]) is
  'Adds products in the given order, as far as they exist and there is room. Returns the wishlist.';

-- security definer: as above, so that the lock and the count hold.
create function public.add_to_wishlist(p_product_id text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  if not exists (select 1 from public.products p where p.id = p_product_id and p.status = 'published') then
    raise exception 'That product is not available.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT',
      detail = jsonb_build_object('product_id', p_product_id)::text;
  end if;
  perform public.merge_wishlist(array[p_product_id]);
  if not exists (select 1 from public.wishlist_items w where w.user_id = v_user and w.product_id = p_product_id) then
    raise exception 'Your wishlist is full. Please remove something first.'
      using errcode = 'PT422', hint = 'WISHLIST_LIMIT';
  end if;
  return public.get_wishlist();
end;
$$;
comment on function public.add_to_wishlist(text) is
  'Adds one product; again is no error. Returns the wishlist. Raises UNKNOWN_PRODUCT, WISHLIST_LIMIT.';

-- security definer: as above.
create function public.remove_from_wishlist(p_product_id text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  delete from public.wishlist_items w where w.user_id = v_user and w.product_id = p_product_id;
  return public.get_wishlist();
end;
$$;
comment on function public.remove_from_wishlist(text) is 'Removes one product and returns the wishlist.';

-- security definer: as above.
create function public.clear_wishlist() returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  delete from public.wishlist_items w where w.user_id = v_user;
  return public.get_wishlist();
end;
$$;
comment on function public.clear_wishlist() is 'Empties the wishlist and returns it.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (user_id, variant_id, quantity, added_at) on public.bag_lines to authenticated;

grant select (user_id, product_id, added_at) on public.wishlist_items to authenticated;

grant execute on function
  private.read_lines(jsonb),
  public.get_bag(),
  public.set_bag_line(text, integer),
  public.merge_bag(uuid, jsonb),
  public.clear_bag(),
  public.get_wishlist(),
  public.merge_wishlist(text[]),
  public.add_to_wishlist(text),
  public.remove_from_wishlist(text),
  public.clear_wishlist()
to anon, authenticated;
