-- The bag of a signed-in shopper (design section 5.2). Clients read it and change it through functions only, because
-- each change is capped at the stock of the moment.
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
grant select (user_id, variant_id, quantity, added_at) on public.bag_lines to authenticated;

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

-- What touches several lines of a bag takes this lock first. Row locks alone would be taken in different orders by a
-- merge and by an order that empties the bag, and two such calls of one shopper did deadlock in a test.
create function private.lock_bag(p_user uuid) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('bag:' || p_user::text, 0))
$$;
comment on function private.lock_bag(uuid) is 'Holds the bag of a user until the transaction ends.';
revoke execute on function private.lock_bag(uuid) from public;

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
revoke execute on function public.get_bag() from public;
grant execute on function public.get_bag() to anon, authenticated;

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
revoke execute on function public.set_bag_line(text, integer) from public;
grant execute on function public.set_bag_line(text, integer) to anon, authenticated;

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
revoke execute on function public.merge_bag(uuid, jsonb) from public;
grant execute on function public.merge_bag(uuid, jsonb) to anon, authenticated;

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
revoke execute on function public.clear_bag() from public;
grant execute on function public.clear_bag() to anon, authenticated;
