-- The lists of the dashboard: each is searched, filtered, sorted and paged where its rows are. They answer {total,
-- rows}; a sort is the name of a column, with a dash in front for the other way round.
--
-- security definer, all of them: they show what belongs to others, through private.require_admin.
create function private.like_pattern(p_query text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select '%' || replace(replace(lower(left(btrim(coalesce(p_query, '')), 100)), '\', '\\'), '%', '\%') || '%'
$$;
comment on function private.like_pattern(text) is 'Finds a text anywhere, its percent signs taken as they are; ''%%'' for none.';
revoke execute on function private.like_pattern(text) from public;

create function private.page_of(p_rows jsonb, p_total bigint) returns jsonb
  language sql immutable security invoker set search_path = ''
as $$
  select jsonb_build_object('total', p_total, 'rows', coalesce(p_rows, '[]'))
$$;
comment on function private.page_of(jsonb, bigint) is 'The answer of a list.';
revoke execute on function private.page_of(jsonb, bigint) from public;

create or replace function public.list_admin_products(
  p_query text default '', p_status text default null, p_category text default null, p_low_stock boolean default false,
  p_sort text default '-updated', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select p.id, p.name, p.price, p.updated_at, p.position, s.stock
      from public.products p
      cross join lateral (
        select coalesce(sum(v.stock), 0) as stock, coalesce(min(v.stock), 0) as fewest
        from public.product_variants v where v.product_id = p.id
      ) s
      where (v_like = '%%' or lower(concat_ws(' ', p.name, p.sku, p.brand, p.id)) like v_like)
        and (case when p_status is null then p.status <> 'archived' else p.status = p_status end)
        and (p_category is null or p.category_id = p_category)
        and (not p_low_stock or s.fewest <= 5)
    ), page as (
      select row_number() over (order by
          case p_sort when 'name' then f.name end, case p_sort when '-name' then f.name end desc,
          case p_sort when 'price' then f.price when 'stock' then f.stock when 'position' then f.position end,
          case p_sort when '-price' then f.price when '-stock' then f.stock when '-position' then f.position end desc,
          case p_sort when 'updated' then f.updated_at end, case p_sort when '-updated' then f.updated_at end desc,
          f.position, f.id
        ) as n, f.id
      from found f
      order by n offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 500)
    )
    select private.page_of(
      (select jsonb_agg(private.product_record(g.id) order by g.n) from page g), (select count(*) from found)
    )
  );
end;
$$;
comment on function public.list_admin_products(text, text, text, boolean, text, integer, integer) is
  'For admins: drafts included, archived ones when asked for. Raises FORBIDDEN.';
revoke execute on function public.list_admin_products(text, text, text, boolean, text, integer, integer) from public;
grant execute on function public.list_admin_products(text, text, text, boolean, text, integer, integer)
  to anon, authenticated;

drop function if exists public.list_admin_users(text, text, integer, integer);
create function public.list_admin_users(
  p_query text default '', p_filter text default null, p_sort text default '-joined', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with bought as (
      select s.user_id, count(*) as orders, sum(s.total) as spent from private.sales s group by s.user_id
    ), found as (
      select u.id, u.email, p.full_name, p.phone, p.affiliate_code, p.blocked_at, u.created_at, u.last_sign_in_at,
        coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false) as is_admin,
        coalesce(b.orders, 0) as orders, coalesce(b.spent, 0) as spent, coalesce(a.balance, 0) as credit
      from auth.users u
      join public.profiles p on p.id = u.id
      left join bought b on b.user_id = u.id
      left join public.credit_accounts a on a.user_id = u.id
      where (v_like = '%%' or lower(concat_ws(' ', u.email, p.full_name, p.phone, p.affiliate_code)) like v_like)
        and case p_filter
          when 'admins' then coalesce(u.raw_app_meta_data ->> 'role' = 'admin', false)
          when 'blocked' then p.blocked_at is not null
          else true
        end
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'name' then coalesce(nullif(lower(f.full_name), ''), f.email) end,
        case p_sort when '-name' then coalesce(nullif(lower(f.full_name), ''), f.email) end desc,
        case p_sort when 'orders' then f.orders when 'spent' then f.spent when 'credit' then f.credit end,
        case p_sort when '-orders' then f.orders when '-spent' then f.spent when '-credit' then f.credit end desc,
        case p_sort when 'joined' then f.created_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_users(text, text, text, integer, integer) is
  'For admins: accounts; filter admins or blocked. Rupees. Raises FORBIDDEN.';
revoke execute on function public.list_admin_users(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_users(text, text, text, integer, integer) to anon, authenticated;

drop function if exists public.list_admin_coupons();
create function public.list_admin_coupons(
  p_query text default '', p_state text default null, p_sort text default '-until', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select * from (
        select c.*, case
            when not c.active then 'off' when c.valid_until < now() then 'expired' when c.valid_from > now() then 'to_come'
            else 'valid'
          end as state,
          (
            select coalesce(sum(u.amount), 0) from public.coupon_uses u
            where u.coupon_id = c.id and u.state = 'consumed'
          ) as saved
        from public.coupons c
        where v_like = '%%' or lower(concat_ws(' ', c.id, c.title, c.description)) like v_like
      ) s
      where p_state is null or s.state = p_state
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'code' then f.id end, case p_sort when '-code' then f.id end desc,
        case p_sort when 'used' then f.used when 'saved' then f.saved end,
        case p_sort when '-used' then f.used when '-saved' then f.saved end desc,
        case p_sort when 'until' then f.valid_until end, f.valid_until desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_coupons(text, text, text, integer, integer) is
  'For admins: coupons with their uses; state valid, to_come, expired or off. Raises FORBIDDEN.';
revoke execute on function public.list_admin_coupons(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_coupons(text, text, text, integer, integer) to anon, authenticated;

drop function if exists public.list_admin_actions(text, integer, integer);
create function public.list_admin_actions(
  p_query text default '', p_kind text default null, p_sort text default '-when', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select a.* from public.admin_actions a
      where (v_like = '%%' or lower(concat_ws(' ', a.admin_email, a.action, a.target)) like v_like)
        and (p_kind is null or split_part(a.action, '/', 1) = p_kind)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r) - 'admin_id') from (
      select * from found f order by case p_sort when 'when' then f.id end, f.id desc
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_actions(text, text, text, integer, integer) is
  'For admins: the log; kind is the first half of an action. Raises FORBIDDEN.';
revoke execute on function public.list_admin_actions(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_actions(text, text, text, integer, integer) to anon, authenticated;
