-- Fees, limits, commissions and coupons, changed by the staff. quote_order and the pages read the same rows, so what
-- is saved counts at once.
alter table public.shop_settings add column saved_at timestamptz;
comment on column public.shop_settings.saved_at is 'When an admin last saved; empty while the first values stand.';

-- security definer, here and below: admins hold no write grant, so that nothing changes without its line in the log.
create function public.get_admin_settings() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
begin
  return (
    select to_jsonb(s) - 'id' || jsonb_build_object('tiers', (
      select jsonb_agg(jsonb_build_object('from_amount', t.from_amount, 'percent', t.percent) order by t.from_amount)
      from public.affiliate_tiers t
    ))
    from public.shop_settings s
  );
end;
$$;
comment on function public.get_admin_settings() is 'For admins: settings, when they were saved, commission tiers. Raises FORBIDDEN.';
revoke execute on function public.get_admin_settings() from public;
grant execute on function public.get_admin_settings() to anon, authenticated;

create function public.save_settings(p_settings jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_old public.shop_settings;
  v_new public.shop_settings;
begin
  if coalesce(p_settings ->> 'phase', '') not in ('beta', 'live') then
    perform private.invalid_input('phase', 'The shop is in beta or live.');
  end if;
  select * into strict v_old from public.shop_settings for update;
  update public.shop_settings set
    phase = p_settings ->> 'phase',
    free_shipping_above = private.read_integer(p_settings, 'free_shipping_above', 0, 1000000),
    standard_shipping = private.read_integer(p_settings, 'standard_shipping', 0, 100000),
    express_shipping = private.read_integer(p_settings, 'express_shipping', 0, 100000),
    platform_fee = private.read_integer(p_settings, 'platform_fee', 0, 100000),
    gst_percent = private.read_integer(p_settings, 'gst_percent', 0, 100),
    cod_limit = private.read_integer(p_settings, 'cod_limit', 0, 1000000),
    return_days = private.read_integer(p_settings, 'return_days', 0, 365),
    updated_at = now(), saved_at = now()
  returning * into v_new;
  perform private.record_action('settings/saved', 'settings',
    to_jsonb(v_old) - 'id' - 'updated_at' - 'saved_at', to_jsonb(v_new) - 'id' - 'updated_at' - 'saved_at');
  return to_jsonb(v_new) - 'id';
end;
$$;
comment on function public.save_settings(jsonb) is 'For admins: fees, limits and phase. Raises FORBIDDEN, INVALID_INPUT {field}.';
revoke execute on function public.save_settings(jsonb) from public;
grant execute on function public.save_settings(jsonb) to anon, authenticated;

create function public.save_affiliate_tiers(p_tiers jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_before jsonb := (select jsonb_agg(to_jsonb(t) order by t.from_amount) from public.affiliate_tiers t);
  v_after jsonb;
begin
  if jsonb_typeof(p_tiers) is distinct from 'array' or jsonb_array_length(p_tiers) not between 1 and 10 then
    perform private.invalid_input('tiers', 'There are between 1 and 10 tiers.');
  elsif exists (
    select 1 from jsonb_array_elements(p_tiers) e
    where (e ->> 'percent') ~ '^\d{1,3}(\.\d)?$' is not true or (e ->> 'percent')::numeric > 100
  ) then
    perform private.invalid_input('percent', 'A commission is a number from 0 to 100.');
  elsif exists (
    select 1 from jsonb_array_elements(p_tiers) e where (e ->> 'from_amount') ~ '^\d{1,8}$' is not true
  ) or not exists (
    select 1 from jsonb_array_elements(p_tiers) e where (e ->> 'from_amount')::integer = 0
  ) or (
    select count(distinct (e ->> 'from_amount')::integer) from jsonb_array_elements(p_tiers) e
  ) < jsonb_array_length(p_tiers) then
    perform private.invalid_input('from_amount', 'Tiers begin at ₹0 and each at another amount.');
  end if;
  delete from public.affiliate_tiers;
  insert into public.affiliate_tiers (from_amount, percent)
  select (e ->> 'from_amount')::integer, (e ->> 'percent')::numeric from jsonb_array_elements(p_tiers) e;
  v_after := (select jsonb_agg(to_jsonb(t) order by t.from_amount) from public.affiliate_tiers t);
  perform private.record_action('affiliates/tiers', 'tiers', v_before, v_after);
  return v_after;
end;
$$;
comment on function public.save_affiliate_tiers(jsonb) is
  'For admins: commissions of orders to come. Raises FORBIDDEN, INVALID_INPUT {field}.';
revoke execute on function public.save_affiliate_tiers(jsonb) from public;
grant execute on function public.save_affiliate_tiers(jsonb) to anon, authenticated;

create function private.read_optional(p_data jsonb, p_field text, p_max integer) returns integer
  language sql immutable security invoker set search_path = ''
as $$
  select case when coalesce(p_data ->> p_field, '') <> '' then private.read_integer(p_data, p_field, 1, p_max) end
$$;
comment on function private.read_optional(jsonb, text, integer) is 'A number or nothing; raises INVALID_INPUT {field}.';
revoke execute on function private.read_optional(jsonb, text, integer) from public;

create function public.save_coupon(p_coupon jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_id text := upper(btrim(coalesce(p_coupon ->> 'id', '')));
  v_type text := p_coupon ->> 'type';
  v_before jsonb;
  v_row public.coupons;
begin
  if v_id !~ '^[A-Z0-9]{3,20}$' then
    perform private.invalid_input('id', 'A code has 3 to 20 letters and digits.');
  elsif v_type is null or v_type not in ('percentage', 'flat', 'shipping') then
    perform private.invalid_input('type', 'Please choose what the coupon takes off.');
  elsif (p_coupon ->> 'valid_from') ~ '^\d{4}-\d\d-\d\d$' is not true then
    perform private.invalid_input('valid_from', 'Please choose the first day.');
  elsif (p_coupon ->> 'valid_until') ~ '^\d{4}-\d\d-\d\d$' is not true
    or p_coupon ->> 'valid_until' < p_coupon ->> 'valid_from' then
    perform private.invalid_input('valid_until', 'Please choose a last day that is not before the first.');
  end if;
  select to_jsonb(c) into v_before from public.coupons c where c.id = v_id for update;
  if (p_coupon ->> 'is_created') = 'true' and v_before is not null then
    perform private.invalid_input('id', 'There is a coupon with this code already.');
  elsif (p_coupon ->> 'total_limit') ~ '^\d{1,9}$' and (p_coupon ->> 'total_limit')::integer < (v_before ->> 'used')::integer then
    perform private.invalid_input('total_limit', format('It was used %s times already.', v_before ->> 'used'));
  end if;
  insert into public.coupons (
    id, title, description, type, value, min_order, max_discount, valid_from, valid_until, total_limit,
    per_user_limit, is_new, active
  ) values (
    v_id, private.read_text(p_coupon, 'title', 1, 60), private.read_text(p_coupon, 'description', 0, 200), v_type,
    case v_type
      when 'percentage' then private.read_integer(p_coupon, 'value', 1, 100)
      when 'flat' then private.read_integer(p_coupon, 'value', 1, 100000) else 0
    end,
    private.read_integer(p_coupon, 'min_order', 0, 1000000), private.read_optional(p_coupon, 'max_discount', 100000),
    -- Days in India: from the first minute of the one to the last of the other.
    (p_coupon ->> 'valid_from')::date::timestamp at time zone 'Asia/Kolkata',
    ((p_coupon ->> 'valid_until')::date + 1)::timestamp at time zone 'Asia/Kolkata' - interval '1 second',
    private.read_optional(p_coupon, 'total_limit', 10000000), private.read_optional(p_coupon, 'per_user_limit', 1000),
    coalesce((p_coupon ->> 'is_new') = 'true', false), coalesce((p_coupon ->> 'active') = 'true', false)
  )
  on conflict (id) do update set
    title = excluded.title, description = excluded.description, type = excluded.type, value = excluded.value,
    min_order = excluded.min_order, max_discount = excluded.max_discount, valid_from = excluded.valid_from,
    valid_until = excluded.valid_until, total_limit = excluded.total_limit, per_user_limit = excluded.per_user_limit,
    is_new = excluded.is_new, active = excluded.active
  returning * into v_row;
  perform private.record_action(
    case when v_before is null then 'coupon/created' else 'coupon/saved' end, v_id, v_before, to_jsonb(v_row)
  );
  return to_jsonb(v_row);
exception when datetime_field_overflow or invalid_datetime_format then
  perform private.invalid_input('valid_until', 'There is no such day.');
  return null;
end;
$$;
comment on function public.save_coupon(jsonb) is 'For admins: creates or changes a coupon. Raises FORBIDDEN, INVALID_INPUT {field}.';
revoke execute on function public.save_coupon(jsonb) from public;
grant execute on function public.save_coupon(jsonb) to anon, authenticated;

create function public.delete_coupon(p_id text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_row public.coupons;
begin
  delete from public.coupons c where c.id = p_id returning * into v_row;
  if v_row.id is null then
    raise exception 'This coupon does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_COUPON';
  end if;
  perform private.record_action('coupon/deleted', p_id, to_jsonb(v_row), null);
  return p_id;
exception when foreign_key_violation then
  raise exception 'Orders have used this coupon. Switch it off instead.' using errcode = 'PT409', hint = 'COUPON_IN_USE';
end;
$$;
comment on function public.delete_coupon(text) is
  'For admins: removes a coupon that nobody used. Raises FORBIDDEN, UNKNOWN_COUPON, COUPON_IN_USE.';
revoke execute on function public.delete_coupon(text) from public;
grant execute on function public.delete_coupon(text) to anon, authenticated;
