-- Fees and limits that both the shop window and place_order read (spec section 9). They are data, not constants in
-- SQL, so that an admin screen can change them later without a migration.
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
  updated_at timestamptz not null default now()
);
comment on table public.shop_settings is 'One row: fees, limits and the launch phase. Amounts in rupees.';
comment on column public.shop_settings.free_shipping_above is
  'Standard shipping is free when the subtotal is strictly greater (spec section 9).';
comment on column public.shop_settings.cod_limit is 'Cash on delivery only for totals strictly below.';

alter table public.shop_settings enable row level security;

create policy "everyone reads the settings" on public.shop_settings
  for select to anon, authenticated using (true);

-- No insert, update or delete grant: nobody changes settings over the API until the admin screens exist.
grant select (
  id, phase, free_shipping_above, standard_shipping, express_shipping, platform_fee, gst_percent, cod_limit,
  return_days, updated_at
) on public.shop_settings to anon, authenticated;

-- Part of the schema rather than of the seed: without this row no order can be priced.
insert into public.shop_settings default values;
