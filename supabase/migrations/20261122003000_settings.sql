-- Settings: fees, limits and the launch phase, in one row.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- What both the shop window and place_order read (spec section 9). They are data, not constants in SQL, so that the
-- staff can change them without a migration.
create table public.shop_settings (
  -- A boolean key that can only be true makes a second row impossible.
  id boolean primary key default true constraint shop_settings_single_row check (id),
  phase text not null default 'beta' constraint shop_settings_phase check (phase in ('beta', 'live')),
  free_shipping_above integer not null default 1000 check (free_shipping_above >= 0),
  standard_shipping integer not null default 50 check (standard_shipping >= 0),
  express_shipping integer not null default 150 check (express_shipping >= 0),
  platform_fee integer not null default 5 check (platform_fee >= 0),
  gst_percent integer not null default 18 check (gst_percent between 0 and 100),
  cod_limit integer not null default 5000 check (cod_limit >= 0),
  -- A fault may be reported for 48 hours (spec section 9), and what may not come back any more is reported no more.
  return_days integer not null default 7 constraint shop_settings_return_days check (return_days >= 2),
  tax_mode text not null default 'added' constraint shop_settings_tax_mode check (tax_mode in ('added', 'included')),
  launch_on date not null default '2025-10-01',
  sale_ends_on date,
  terms_since date not null default '2026-11-01',
  updated_at timestamptz not null default now(),
  saved_at timestamptz
);
comment on table public.shop_settings is 'One row: fees, limits and the launch phase. Amounts in rupees.';
comment on column public.shop_settings.free_shipping_above is
  'Standard shipping is free when the subtotal is strictly greater (spec section 9).';
comment on column public.shop_settings.cod_limit is 'Cash on delivery only for totals strictly below.';
comment on column public.shop_settings.tax_mode is
  'Whether GST comes on top of prices or is part of them. In the beta it always comes on top (spec section 9).';
comment on column public.shop_settings.launch_on is 'Day in IST of the full launch; what counts down to it hides afterwards.';
comment on column public.shop_settings.sale_ends_on is 'Last day in IST of the sale; pages say nothing of its end where it is empty or over.';
comment on column public.shop_settings.terms_since is
  'Day from which the wording of terms and policies is in force: their version. A new wording brings a new day by migration.';
comment on column public.shop_settings.saved_at is 'When an admin last saved; empty while the first values stand.';

alter table public.shop_settings enable row level security;
create policy "everyone reads the settings" on public.shop_settings
  for select to anon, authenticated using (true);

-- Part of the schema rather than of the seed: without this row no order can be priced.
insert into public.shop_settings default values;

-- Private functions -----------------------------------------------------------------------------------------------

create function private.write_settings(p_settings jsonb, p_expected jsonb, p_action text) returns jsonb
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_row public.shop_settings;
  v_old jsonb;
  v_new jsonb;
  v_before jsonb;
  v_after jsonb;
begin
  if p_settings ? 'phase' and coalesce(p_settings ->> 'phase', '') not in ('beta', 'live') then
    perform private.invalid_input('phase', 'The shop is in beta or live.');
  end if;
  if p_settings ->> 'tax_mode' not in ('', 'added', 'included') then
    perform private.invalid_input('tax_mode', 'GST is added to prices or included in them.');
  end if;
  select * into strict v_row from public.shop_settings for update;
  v_old := to_jsonb(v_row) - 'id' - 'updated_at' - 'saved_at';
  perform private.refuse_stale(v_old, p_settings, p_expected, 'settings');
  -- Prices mean something else from that moment on, and every parcel has an invoice: nobody goes live by one careless click.
  if v_row.phase = 'beta' and p_settings ->> 'phase' = 'live' then
    if coalesce(p_settings ->> 'tax_mode', '') = '' then
      perform private.invalid_input('tax_mode', 'Choose whether prices include GST before the shop goes live.');
    elsif not exists (select 1 from public.seller s where s.saved_at is not null) then
      perform private.invalid_input(
        'phase', 'Invoices must say who sells. Save name, address and GST number under Taxes before the shop goes live.'
      );
    end if;
  end if;
  -- What is not named stays: a form that sends all it shows would write what nobody has changed.
  update public.shop_settings s set
    phase = case when p_settings ? 'phase' then p_settings ->> 'phase' else s.phase end,
    free_shipping_above = case when p_settings ? 'free_shipping_above' then private.read_integer(p_settings, 'free_shipping_above', 0, 1000000) else s.free_shipping_above end,
    standard_shipping = case when p_settings ? 'standard_shipping' then private.read_integer(p_settings, 'standard_shipping', 0, 100000) else s.standard_shipping end,
    express_shipping = case when p_settings ? 'express_shipping' then private.read_integer(p_settings, 'express_shipping', 0, 100000) else s.express_shipping end,
    platform_fee = case when p_settings ? 'platform_fee' then private.read_integer(p_settings, 'platform_fee', 0, 100000) else s.platform_fee end,
    gst_percent = case when p_settings ? 'gst_percent' then private.read_integer(p_settings, 'gst_percent', 0, 100) else s.gst_percent end,
    cod_limit = case when p_settings ? 'cod_limit' then private.read_integer(p_settings, 'cod_limit', 0, 1000000) else s.cod_limit end,
    return_days = case when p_settings ? 'return_days' then private.read_integer(p_settings, 'return_days', 2, 365) else s.return_days end,
    tax_mode = coalesce(nullif(p_settings ->> 'tax_mode', ''), s.tax_mode),
    launch_on = coalesce(private.read_day(p_settings, 'launch_on'), s.launch_on),
    sale_ends_on = case when p_settings ? 'sale_ends_on' then private.read_day(p_settings, 'sale_ends_on') else s.sale_ends_on end,
    updated_at = now(), saved_at = now()
  where true returning * into v_row;
  v_new := to_jsonb(v_row) - 'id' - 'updated_at' - 'saved_at';
  -- The log has what changed and no more: that is what can be taken back.
  select jsonb_object_agg(n.key, v_old -> n.key), jsonb_object_agg(n.key, n.value) into v_before, v_after
  from jsonb_each(v_new) n where n.value <> v_old -> n.key;
  if v_after is not null then
    perform private.record_action(p_action, 'settings', v_before, v_after);
  end if;
  return to_jsonb(v_row) - 'id';
end;
$$;
comment on function private.write_settings(jsonb, jsonb, text) is
  'Writes the named fields and logs what changed by them. Raises INVALID_INPUT {field}, STALE {fields, by}. For definer functions.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: admins hold no write grant, so that nothing changes without its line in the log.
-- quote_order and the pages read the same row, so what is saved counts at once.
create function public.get_admin_settings() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
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

create function public.save_settings(p_settings jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
begin
  return private.write_settings(p_settings, p_expected, 'settings/saved');
end;
$$;
comment on function public.save_settings(jsonb, jsonb) is
  'For the staff: fees, limits and phase; fields that are not named stay. p_expected has the values that the named ones were changed from. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

-- What is undone is what the log says, so that nobody sets anything by this that was not once set. The way back is a save
-- like any other: it is refused where somebody has been at it since, it is logged, and it can be undone.
create function public.undo_settings(p_action bigint) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_before jsonb;
  v_after jsonb;
begin
  select a.before, a.after into v_before, v_after from public.admin_actions a
  where a.id = p_action and a.action in ('settings/saved', 'settings/undone');
  if not found then
    raise exception 'This is no change of the settings.' using errcode = 'PT404', hint = 'UNKNOWN_ACTION';
  end if;
  return private.write_settings(v_before, v_after, 'settings/undone');
end;
$$;
comment on function public.undo_settings(bigint) is
  'For the staff: gives the fields of one entry of the log their former values. Raises FORBIDDEN, UNKNOWN_ACTION, STALE {fields, by}, INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- No insert, update or delete grant: save_settings writes, after it has checked who asks.
grant select (
  id, phase, free_shipping_above, standard_shipping, express_shipping, platform_fee, gst_percent, cod_limit,
  return_days, tax_mode, launch_on, sale_ends_on, terms_since, updated_at
) on public.shop_settings to anon, authenticated;

grant execute on function
  public.get_admin_settings(),
  public.save_settings(jsonb, jsonb),
  public.undo_settings(bigint)
to anon, authenticated;
