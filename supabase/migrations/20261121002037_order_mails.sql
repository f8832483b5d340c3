-- Every step of an order and of a return tells the shopper by mail, in the transaction that makes the step.
create or replace function private.order_mail(p_order uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'number', o.number, 'name', o.ship_to ->> 'name', 'ship_to', o.ship_to, 'delivery', o.delivery,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant', l.variant_label, 'quantity', l.quantity, 'line_total', l.line_total,
        'image_path', l.image_path
      ) order by l.position)
      from public.order_lines l where l.order_id = o.id
    ),
    'totals', jsonb_build_object(
      'subtotal', o.subtotal, 'gst', o.gst, 'shipping', o.shipping, 'platform_fee', o.platform_fee,
      'coupon_saving', o.coupon_saving, 'credit_used', o.credit_used, 'saving', o.saving, 'total', o.total,
      'gift_card_used', o.gift_card_used, 'amount_due', o.amount_due
    ),
    'tracking', jsonb_build_object('courier', o.courier, 'tracking_number', o.tracking_number),
    'promised_from', o.promised_from, 'promised_to', o.promised_to,
    'return_days', (select s.return_days from public.shop_settings s),
    'payment_method', (select p.method from public.payments p where p.order_id = o.id limit 1),
    -- Where the cash goes that this transaction pays back: now() is when it began.
    'refund_vpa', (
      select r.vpa from public.refunds r join public.payments p on p.id = r.payment_id
      where p.order_id = o.id and r.vpa is not null and r.created_at = now() limit 1
    )
  )
  from public.orders o where o.id = p_order
$$;
comment on function private.order_mail(uuid) is 'What mails about an order say.';
revoke execute on function private.order_mail(uuid) from public;

-- security definer, so that whoever may add an event need not see the outbox.
create or replace function private.mail_order_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Only an order that its shopper replaced by another expires with a note, and she knows.
  if new.status = 'pending_payment' or (new.status = 'expired' and new.note <> '') then
    return null;
  end if;
  perform private.send_mail(
    'order/' || new.status,
    (select o.email from public.orders o where o.id = new.order_id),
    private.order_mail(new.order_id) || jsonb_build_object('note', new.note),
    format('order:%s:%s', new.order_id, new.id)
  );
  return null;
end;
$$;
comment on function private.mail_order_event() is 'After insert on order_events: tells the shopper by mail.';
revoke execute on function private.mail_order_event() from public;
create or replace trigger mail_order_event after insert on public.order_events
  for each row execute function private.mail_order_event();

create or replace function private.return_mail(p_return uuid) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  -- The pieces that come back stand where the pieces of the order stand otherwise.
  select private.order_mail(r.order_id) || jsonb_build_object(
    'kind', r.kind, 'reason', r.reason, 'amount', r.refund_amount,
    'lines', (
      select jsonb_agg(jsonb_build_object(
        'name', l.name, 'variant', concat_ws(' → ', nullif(l.variant_label, ''), x.label), 'quantity', b.quantity,
        'line_total', l.unit_price * b.quantity, 'image_path', l.image_path
      ) order by l.position)
      from public.return_lines b
      join public.order_lines l on l.order_id = r.order_id and l.variant_id = b.variant_id
      left join public.product_variants x on x.id = b.exchange_variant_id
      where b.return_id = r.id
    )
  )
  from public.returns r where r.id = p_return
$$;
comment on function private.return_mail(uuid) is 'What mails about a return say: its order, with the pieces that come back.';
revoke execute on function private.return_mail(uuid) from public;

-- security definer: as above.
create or replace function private.mail_return_event() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.send_mail(
    'return/' || new.state,
    (select o.email from public.returns r join public.orders o on o.id = r.order_id where r.id = new.return_id),
    private.return_mail(new.return_id) || jsonb_build_object('note', new.note),
    format('return:%s:%s', new.return_id, new.id)
  );
  return null;
end;
$$;
comment on function private.mail_return_event() is 'After insert on return_events: tells the shopper by mail.';
revoke execute on function private.mail_return_event() from public;
create or replace trigger mail_return_event after insert on public.return_events
  for each row execute function private.mail_return_event();
