-- Privacy: what the shop knows of somebody, for themselves (Digital Personal Data Protection Act 2023, section 11).

-- Private functions -----------------------------------------------------------------------------------------------

-- One table of the caller's, as a list of rows. p_own is the condition that makes rows theirs, with $1 for their id.
create function private.own_rows(p_table regclass, p_own text, p_user uuid, p_email text, p_without text[] default '{}')
  returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_rows jsonb;
begin
  execute format('select coalesce(jsonb_agg(to_jsonb(t) - $3), %L) from %s t where %s', '[]', p_table, p_own)
  into v_rows using p_user, p_email, p_without;
  return v_rows;
end;
$$;
comment on function private.own_rows(regclass, text, uuid, text, text[]) is
  'Rows of a table as JSON, without the columns that are nobody''s to know. For get_my_data, which names tables and conditions.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: people may know of themselves what clients are not granted column by column. Every condition names the
-- caller. Left out are tokens and hashes, and ids of other people.
create function public.get_my_data() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select lower(u.email) from auth.users u where u.id = v_user);
  -- What an address alone leads to is told to whoever reads its mails (chapter guest_orders).
  v_proven text := case when private.has_proven(v_user, v_email) then v_email end;
  v_data jsonb := '{}';
  v_table text;
  v_own text;
  c_written constant text := '(t.user_id = $1 or lower(t.email) = $2)';
  c_order constant text := 't.order_id in (select o.id from public.orders o where o.user_id = $1)';
  c_return constant text := 't.return_id in (select r.id from public.returns r join public.orders o on o.id = r.order_id where o.user_id = $1)';
begin
  for v_table, v_own in
    values
      ('profiles', 't.id = $1'), ('addresses', 't.user_id = $1'), ('saved_cards', 't.user_id = $1'),
      ('saved_vpas', 't.user_id = $1'), ('bag_lines', 't.user_id = $1'), ('wishlist_items', 't.user_id = $1'),
      ('orders', 't.user_id = $1'), ('order_lines', c_order), ('order_events', c_order), ('order_cancellations', c_order), ('parcels', c_order),
      ('parcel_lines', 't.parcel_id in (select p.id from public.parcels p join public.orders o on o.id = p.order_id where o.user_id = $1)'),
      ('payments', c_order),
      ('refunds', 't.payment_id in (select p.id from public.payments p join public.orders o on o.id = p.order_id where o.user_id = $1)'),
      ('invoices', c_order),
      ('invoice_lines', 't.invoice_id in (select i.id from public.invoices i join public.orders o on o.id = i.order_id where o.user_id = $1)'),
      ('returns', c_order), ('return_lines', c_return), ('return_events', c_return), ('coupon_uses', 't.user_id = $1'),
      ('promotion_uses', c_order),
      ('credit_accounts', 't.user_id = $1'), ('credit_entries', 't.user_id = $1'),
      ('gift_card_purchases', 't.buyer_id = $1'), ('gift_cards', 't.holder_id = $1'),
      ('gift_card_entries', 't.gift_card_id in (select g.id from public.gift_cards g where g.holder_id = $1)'),
      ('reviews', 't.user_id = $1'), ('review_photos', 't.user_id = $1'), ('review_votes', 't.user_id = $1'),
      ('commissions', 't.affiliate_id = $1'), ('affiliate_bonuses', 't.affiliate_id = $1'),
      ('affiliate_payouts', 't.affiliate_id = $1'), ('contact_messages', c_written), ('bulk_inquiries', c_written),
      ('vendor_applications', c_written),
      ('inquiry_replies', format('t.inquiry_id in (
        select t.id from public.contact_messages t where %1$s union all select t.id from public.bulk_inquiries t where %1$s
        union all select t.id from public.vendor_applications t where %1$s
      )', c_written)),
      ('newsletter_subscribers', 'lower(t.email) = $2'), ('alerts', 't.owner in ($1::text, $2)')
  loop
    v_data := v_data || jsonb_build_object(v_table, private.own_rows(
      ('public.' || v_table)::regclass, v_own, v_user, case v_table when 'newsletter_subscribers' then v_email else v_proven end,
      -- Secrets, and what is about other people.
      array['admin_email', 'reply_key', 'code_hash', 'token', 'confirm_hash', 'unsubscribe_hashes', 'stop_hashes', 'affiliate_id', 'assignee_id', 'approved_by', 'submission_id']
    ));
  end loop;
  return jsonb_build_object(
    'account', (
      select jsonb_build_object('email', u.email, 'created_at', u.created_at, 'last_sign_in_at', u.last_sign_in_at)
      from auth.users u where u.id = v_user
    ),
    'as_of', now(),
    'consents', (select coalesce(jsonb_agg(to_jsonb(c) order by c.id), '[]') from public.get_my_consents() c),
    'sessions', (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.get_my_sessions() s),
    'customer_notes', private.own_rows('private.customer_notes', 't.user_id = $1', v_user, v_email, '{admin_email,note_key}'),
    'customer_tags', private.own_rows('private.customer_tags', 't.user_id = $1', v_user, v_email),
    'order_notes', private.own_rows('private.order_notes', c_order, v_user, v_email, '{author_id,author_email}'),
    'guest_words', private.own_rows('private.guest_words', c_order, v_user, v_email),
    'order_tags', private.own_rows('private.order_tags', c_order, v_user, v_email),
    'pan', private.own_rows('private.affiliate_pans', 't.user_id = $1', v_user, v_email),
    'draft_orders', private.own_rows(
      'private.draft_orders', 't.user_id = $1 or lower(t.email) = $2', v_user, v_proven, '{created_email,saved_email}'
    ),
    'grievances', private.own_rows(
      'private.grievances', 't.message_id in (select t.id from public.contact_messages t where ' || c_written || ')',
      v_user, v_proven, '{opened_email,acknowledged_email,resolved_email}'
    )
  ) || v_data;
end;
$$;
comment on function public.get_my_data() is
  'Everything the shop keeps under the caller''s name, by table. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.get_my_data() to anon, authenticated;
