-- Orders as the staff sees them; what it does with them are advance_order and its siblings.
--
-- security definer: policies show everybody her own orders alone, admins too, or an admin's order page would be full
-- of strangers.
create function public.list_admin_orders(
  p_query text default '', p_status text default null, p_sort text default '-placed', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := '%' || replace(replace(lower(left(btrim(coalesce(p_query, '')), 100)), '\', '\\'), '%', '\%') || '%';
begin
  return (
    with matching as (
      select o.id, o.number, o.status, o.email, o.ship_to ->> 'name' as name, o.ship_to ->> 'city' as city,
        o.total, o.amount_due, o.placed_at, o.delivery, p.method, p.state as payment_state,
        (select sum(l.quantity) from public.order_lines l where l.order_id = o.id) as pieces,
        exists (
          select 1 from public.returns r
          where r.order_id = o.id and r.state in ('requested', 'approved', 'picked_up', 'received')
        ) as return_open
      from public.orders o
      left join lateral (
        select y.method, y.state from public.payments y where y.order_id = o.id order by y.created_at desc limit 1
      ) p on true
      where v_like = '%%'
        or lower(concat_ws(' ', o.number, o.email, o.ship_to ->> 'name', o.ship_to ->> 'phone', o.tracking_number)) like v_like
    ), found as (
      select m.* from matching m
      where case when p_status = 'returns' then m.return_open else p_status is null or m.status = p_status end
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (select coalesce(jsonb_object_agg(c.status, c.n), '{}') from (
        select m.status, count(*) as n from matching m group by m.status
        union all select 'returns', count(*) from matching m where m.return_open
      ) c),
      'rows', coalesce((select jsonb_agg(to_jsonb(r) - 'id') from (
        select * from found f
        order by case p_sort when 'placed' then f.placed_at end, case p_sort when 'total' then f.total end,
          case p_sort when '-total' then f.total end desc, f.placed_at desc, f.id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r), '[]')
    )
  );
end;
$$;
comment on function public.list_admin_orders(text, text, text, integer, integer) is
  'For admins: {total, counts by status, rows}; status returns means with an open return. Raises FORBIDDEN.';
revoke execute on function public.list_admin_orders(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_orders(text, text, text, integer, integer) to anon, authenticated;

create function private.return_records(p_order uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'state', r.state, 'reason', r.reason, 'comment', r.comment,
    'refund_amount', r.refund_amount, 'created_at', r.created_at,
    'next', array(
      select s from unnest(array['approved', 'picked_up', 'received', 'refunded', 'exchanged', 'rejected']) s
      where private.return_may_become(r.kind, r.state, s)
    ),
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant_label', l.variant_label, 'quantity', i.quantity, 'exchange_label', x.label
      ) order by l.position)
      from public.return_lines i
      join public.order_lines l on l.order_id = r.order_id and l.variant_id = i.variant_id
      left join public.product_variants x on x.id = i.exchange_variant_id
      where i.return_id = r.id
    ),
    'events', (
      select coalesce(jsonb_agg(jsonb_build_object('state', e.state, 'note', e.note, 'at', e.created_at) order by e.id), '[]')
      from public.return_events e where e.return_id = r.id
    )
  ) order by r.created_at), '[]')
  from public.returns r where r.order_id = p_order
$$;
comment on function private.return_records(uuid) is 'Returns of an order with the steps they may take next.';
revoke execute on function private.return_records(uuid) from public;

-- security definer: as above.
create function public.get_admin_order(p_number text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
begin
  return (
    select jsonb_build_object(
      'number', o.number, 'status', o.status, 'email', o.email, 'user_id', o.user_id, 'delivery', o.delivery,
      'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
      'coupon_id', o.coupon_id, 'coupon_saving', o.coupon_saving, 'credit_used', o.credit_used,
      'gift_card_used', o.gift_card_used, 'total', o.total, 'amount_due', o.amount_due, 'ship_to', o.ship_to,
      'placed_at', o.placed_at, 'courier', o.courier, 'tracking_number', o.tracking_number,
      'affiliate_code', (select p.affiliate_code from public.profiles p where p.id = o.affiliate_id),
      'next', array(
        select s from unnest(array[
          'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'rto', 'cancelled'
        ]) s where private.order_may_become(o.status, s)
      ),
      'lines', (
        select jsonb_agg(to_jsonb(l) - 'order_id' order by l.position)
        from public.order_lines l where l.order_id = o.id
      ),
      'events', (
        select jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note, 'at', e.created_at) order by e.id)
        from public.order_events e where e.order_id = o.id
      ),
      'payments', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'method', y.method, 'state', y.state, 'amount', y.amount, 'refunded', y.refunded, 'channel', y.channel,
          'provider_payment_id', y.provider_payment_id, 'error_text', y.error_text, 'created_at', y.created_at
        ) order by y.created_at), '[]')
        from public.payments y where y.order_id = o.id
      ),
      'refunds', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'amount', r.amount, 'state', r.state, 'reason', r.reason, 'created_at', r.created_at
        ) order by r.created_at), '[]')
        from public.refunds r join public.payments y on y.id = r.payment_id where y.order_id = o.id
      ),
      'returns', private.return_records(o.id)
    )
    from public.orders o where o.number = upper(btrim(p_number))
  );
end;
$$;
comment on function public.get_admin_order(text) is
  'For admins: everything about an order, with the steps it may take next; null when unknown. Raises FORBIDDEN.';
revoke execute on function public.get_admin_order(text) from public;
grant execute on function public.get_admin_order(text) to anon, authenticated;
