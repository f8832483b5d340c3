-- A browser that comes back from the provider is sent on by what has become of the payment, whoever told us first.
--
-- security definer, service role only: the caller is a browser without a session of ours.
create function public.find_payment(p_provider_order_id text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'kind', case when p.order_id is null then 'gift_card' else 'order' end,
    'reference', o.number,
    'outcome', case
      when p.captured_at is null then 'unpaid'
      -- Money that came after its order had gone is on its way back.
      when o.status in ('pending_payment', 'expired', 'cancelled') then 'refunded'
      else 'paid'
    end
  )
  from public.payments p left join public.orders o on o.id = p.order_id
  where p.provider_order_id = p_provider_order_id
$$;
comment on function public.find_payment(text) is
  'What has become of a payment, by the provider''s order: {kind, reference, outcome}, or null.';
revoke execute on function public.find_payment(text) from public;
grant execute on function public.find_payment(text) to service_role;
