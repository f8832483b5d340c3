-- Staff search: one question over orders, products and customers, for the search of the dashboard.

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: it shows what belongs to others. It asks for no one right, because each of the staff finds what they
-- may open: what they have no right to is left out, as if there were nothing.
create function public.search_staff(p_query text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_most constant integer := 6;
  -- Of more than are looked at, some: whoever searches for "a" means no order in particular.
  v_looked_at constant integer := 2000;
  v_text text := lower(btrim(coalesce(p_query, '')));
  v_words tsquery := case when char_length(v_text) >= 2 then private.staff_query(v_text) end;
  v_person tsquery := case when v_words is not null then private.people_query(v_text) end;
begin
  if not private.is_admin() then
    raise exception 'Only the shop''s staff may do this.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
  return jsonb_build_object(
    'orders', case when v_words is not null and private.has_right('orders_read') then (
      select jsonb_agg(jsonb_build_object(
        'number', f.number, 'status', f.status, 'name', f.ship_to ->> 'name', 'total', f.total, 'placed_at', f.placed_at
      ) order by f.placed_at desc, f.number)
      from (
        select l.* from (
          select o.number, o.status, o.ship_to, o.total + o.credit_used as total, o.placed_at from public.orders o
          where private.order_words(o.number, o.email, o.ship_to, o.tracking_number) @@ v_person limit v_looked_at
        ) l order by l.placed_at desc, l.number limit v_most
      ) f
    ) end,
    'products', case when v_words is not null and private.has_right('catalogue') then (
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'name', f.name, 'sku', f.sku, 'status', f.status, 'price', f.price
      ) order by f.status = 'archived', f.name, f.id)
      from (
        select l.* from (
          select p.id, p.name, p.sku, p.status, p.price from public.products p
          where private.product_words(p.name, p.sku, p.brand, p.id) @@ v_words limit v_looked_at
        ) l order by l.status = 'archived', l.name, l.id limit v_most
      ) f
    ) end,
    'customers', case when v_person is not null and private.has_right('customers') then (
      select jsonb_agg(jsonb_build_object(
        'id', f.id, 'email', f.email, 'full_name', f.full_name, 'phone', private.customer_record(f.id) -> 'phone'
      ) order by f.full_name, f.email)
      from (
        select p.id, u.email, p.full_name
        from private.find_customers(v_person, v_looked_at) found
        join public.profiles p on p.id = found.user_id join auth.users u on u.id = found.user_id
        order by p.full_name, u.email limit v_most
      ) f
    ) end
  );
end;
$$;
comment on function public.search_staff(text) is
  'For the staff: up to six each of orders, products and customers that have these words, by the rights of whoever asks; null for none. Rupees. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.search_staff(text) to anon, authenticated;
