-- The wishlist of a signed-in shopper. Clients read it and change it through functions only, because of its limit.
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
grant select (user_id, product_id, added_at) on public.wishlist_items to authenticated;

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
revoke execute on function public.get_wishlist() from public;
grant execute on function public.get_wishlist() to anon, authenticated;

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
revoke execute on function public.merge_wishlist(text[]) from public;
grant execute on function public.merge_wishlist(text[]) to anon, authenticated;

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
revoke execute on function public.add_to_wishlist(text) from public;
grant execute on function public.add_to_wishlist(text) to anon, authenticated;

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
revoke execute on function public.remove_from_wishlist(text) from public;
grant execute on function public.remove_from_wishlist(text) to anon, authenticated;

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
revoke execute on function public.clear_wishlist() from public;
grant execute on function public.clear_wishlist() to anon, authenticated;
