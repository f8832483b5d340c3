-- Anybody may follow an order by its number and e-mail (spec section 2, Track order). Both must match, what does not
-- is answered like what does not exist, and guessing is throttled.
create or replace function private.order_location(p_status text, p_city text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select case
    when p_status in ('placed', 'confirmed', 'packed') then 'Our warehouse in Nagpur'
    when p_status = 'shipped' then 'On the way to ' || p_city
    when p_status in ('out_for_delivery', 'delivered') then p_city
    when p_status = 'rto' then 'On the way back to us'
    else ''
  end
$$;
comment on function private.order_location(text, text) is 'Where an order is, in words.';
revoke execute on function private.order_location(text, text) from public;

-- security definer: the policies on orders know owners only; here the e-mail beside the number stands for them.
create or replace function public.track_order(p_number text, p_email text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.throttle_caller('track-order', upper(btrim(p_number)), 20, interval '15 minutes');
  return (
    select jsonb_build_object(
      'number', o.number, 'status', o.status,
      'estimated_delivery', o.promised_to,
      'current_location', private.order_location(o.status, o.ship_to ->> 'city'),
      'events', (
        select jsonb_agg(jsonb_build_object('status', e.status, 'note', e.note, 'at', e.created_at) order by e.id)
        from public.order_events e where e.order_id = o.id
      )
    )
    from public.orders o
    where o.number = upper(btrim(p_number)) and lower(o.email) = lower(btrim(p_email)) and o.email <> ''
  );
end;
$$;
comment on function public.track_order(text, text) is
  'State and timeline of an order, or null when number and e-mail do not belong together. Raises TOO_MANY_ATTEMPTS.';
revoke execute on function public.track_order(text, text) from public;
grant execute on function public.track_order(text, text) to anon, authenticated;
