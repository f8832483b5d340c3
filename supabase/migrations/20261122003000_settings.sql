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
  return_days integer not null default 7 check (return_days >= 0),
  tax_mode text not null default 'added' constraint shop_settings_tax_mode check (tax_mode in ('added', 'included')),
  launch_on date not null default '2025-10-01',
  sale_ends_on date,
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
comment on column public.shop_settings.saved_at is 'When an admin last saved; empty while the first values stand.';

alter table public.shop_settings enable row level security;
create policy "everyone reads the settings" on public.shop_settings
  for select to anon, authenticated using (true);

-- Part of the schema rather than of the seed: without this row no order can be priced.
insert into public.shop_settings default values;

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

create function public.save_settings(p_settings jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_old public.shop_settings;
  v_new public.shop_settings;
begin
  if coalesce(p_settings ->> 'phase', '') not in ('beta', 'live') then
    perform private.invalid_input('phase', 'The shop is in beta or live.');
  end if;
  if p_settings ->> 'tax_mode' not in ('', 'added', 'included') then
    perform private.invalid_input('tax_mode', 'GST is added to prices or included in them.');
  end if;
  select * into strict v_old from public.shop_settings for update;
  -- Prices mean something else from that moment on, and every parcel has an invoice: nobody goes live by one careless click.
  if v_old.phase = 'beta' and p_settings ->> 'phase' = 'live' then
    if coalesce(p_settings ->> 'tax_mode', '') = '' then
      perform private.invalid_input('tax_mode', 'Choose whether prices include GST before the shop goes live.');
    elsif not exists (select 1 from public.seller s where s.saved_at is not null) then
      perform private.invalid_input(
        'phase', 'Invoices must say who sells. Save name, address and GST number under Taxes before the shop goes live.'
      );
    end if;
  end if;
  update public.shop_settings s set
    phase = p_settings ->> 'phase',
    free_shipping_above = private.read_integer(p_settings, 'free_shipping_above', 0, 1000000),
    standard_shipping = private.read_integer(p_settings, 'standard_shipping', 0, 100000),
    express_shipping = private.read_integer(p_settings, 'express_shipping', 0, 100000),
    platform_fee = private.read_integer(p_settings, 'platform_fee', 0, 100000),
    gst_percent = private.read_integer(p_settings, 'gst_percent', 0, 100),
    cod_limit = private.read_integer(p_settings, 'cod_limit', 0, 1000000),
    return_days = private.read_integer(p_settings, 'return_days', 0, 365),
    -- What a form does not ask for stays.
    tax_mode = coalesce(nullif(p_settings ->> 'tax_mode', ''), s.tax_mode),
    launch_on = coalesce(private.read_day(p_settings, 'launch_on'), s.launch_on),
    sale_ends_on = case when p_settings ? 'sale_ends_on' then private.read_day(p_settings, 'sale_ends_on') else s.sale_ends_on end,
    updated_at = now(), saved_at = now()
  returning * into v_new;
  perform private.record_action('settings/saved', 'settings',
    to_jsonb(v_old) - 'id' - 'updated_at' - 'saved_at', to_jsonb(v_new) - 'id' - 'updated_at' - 'saved_at');
  return to_jsonb(v_new) - 'id';
end;
$$;
comment on function public.save_settings(jsonb) is 'For admins: fees, limits and phase. Raises FORBIDDEN, INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- No insert, update or delete grant: save_settings writes, after it has checked who asks.
grant select (
  id, phase, free_shipping_above, standard_shipping, express_shipping, platform_fee, gst_percent, cod_limit,
  return_days, tax_mode, launch_on, sale_ends_on, updated_at
) on public.shop_settings to anon, authenticated;

grant execute on function
  public.get_admin_settings(),
  public.save_settings(jsonb)
to anon, authenticated;
