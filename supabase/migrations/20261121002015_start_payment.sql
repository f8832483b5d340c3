-- The payment functions (supabase/functions) open a payment here before they send a shopper to the provider.
--
-- security definer, service role only: the function that calls has checked the shopper's token and names her.
create function public.start_payment(
  p_payment_id uuid, p_user uuid, p_provider text, p_provider_order_id text
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_payment public.payments;
  v_order public.orders;
  v_purchase public.gift_card_purchases;
begin
  select * into v_payment from public.payments p where p.id = p_payment_id and p.method = 'online';
  -- Orders and purchases before their payments, as everywhere.
  select * into v_order from public.orders o
  where o.id = v_payment.order_id and o.user_id = p_user for update;
  -- A visitor's purchase belongs to whoever knows the payment's random id.
  select * into v_purchase from public.gift_card_purchases g
  where g.id = v_payment.gift_card_purchase_id and g.buyer_id is not distinct from p_user for update;
  if v_order.id is null and v_purchase.id is null then
    raise exception 'We could not find that payment.' using errcode = 'PT404', hint = 'UNKNOWN_PAYMENT';
  end if;

  select * into strict v_payment from public.payments p where p.id = p_payment_id for update;
  -- One of the two rows is empty, and a comparison with nothing is not true.
  if v_payment.captured_at is not null or not coalesce(
    v_purchase.state = 'pending', v_order.status = 'pending_payment' and v_order.expires_at > now()
  ) then
    raise exception 'This payment is closed.' using errcode = 'PT409', hint = 'PAYMENT_CLOSED';
  end if;

  if p_provider_order_id is not null then
    -- Of two tabs that start at once the first decides; both then show the same page of the provider.
    update public.payments p set provider = p_provider, provider_order_id = p_provider_order_id
    where p.id = p_payment_id and p.provider_order_id is null;
    select * into strict v_payment from public.payments p where p.id = p_payment_id;
  end if;
  return jsonb_build_object(
    'payment_id', v_payment.id, 'amount', v_payment.amount, 'provider_order_id', v_payment.provider_order_id,
    'reference', coalesce(v_order.number, 'gift card'), 'email', coalesce(v_order.email, v_purchase.buyer_email),
    'expires_at', v_order.expires_at
  );
end;
$$;
comment on function public.start_payment(uuid, uuid, text, text) is
  'Opens a payment and remembers the provider''s order once; reads only without one. Raises UNKNOWN_PAYMENT, PAYMENT_CLOSED.';
revoke execute on function public.start_payment(uuid, uuid, text, text) from public;
grant execute on function public.start_payment(uuid, uuid, text, text) to service_role;
