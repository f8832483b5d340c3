-- Delivery zones: where the shop sends parcels, how many days they take, and where cash can be paid at the door. The
-- pages that promise a day and place_order ask the same function, so no page promises what an order would refuse.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Days are counted in India from the day of the order. Written by save_delivery_zone alone. A zone is never deleted: it
-- is shut by serviceable = false, and its days stay for the day on which it opens again.
create table public.delivery_zones (
  id text primary key constraint delivery_zones_id check (id ~ '^[a-z][a-z0-9-]{1,29}$'),
  title text not null check (char_length(title) between 1 and 60),
  serviceable boolean not null default true,
  cash boolean not null default true,
  standard_from integer not null check (standard_from between 0 and 60),
  standard_to integer not null check (standard_to between 0 and 60),
  express_from integer check (express_from between 1 and 60),
  express_to integer check (express_to between 1 and 60),
  constraint delivery_zones_standard check (standard_from <= standard_to),
  constraint delivery_zones_express check ((express_from is null) = (express_to is null) and express_from <= express_to)
);
comment on table public.delivery_zones is 'What is promised where: days from and to, cash on delivery, or nothing at all.';
comment on column public.delivery_zones.express_from is 'Empty where there is no express delivery.';

alter table public.delivery_zones enable row level security;
create policy "everyone reads the zones" on public.delivery_zones for select to anon, authenticated using (true);

-- Beginnings of PIN codes; the longest one counts. Two digits are a postal circle, three a sorting district. A row
-- speaks for itself: it names a state or a city only where all its codes lie there, because a wrong city on a label is
-- worse than none. Written by save_delivery_area and delete_delivery_area alone.
create table public.delivery_areas (
  prefix text primary key constraint delivery_areas_prefix check (prefix ~ '^[1-9]\d{1,5}$'),
  zone_id text not null references public.delivery_zones (id),
  city text check (char_length(city) between 1 and 80),
  state text check (char_length(state) between 1 and 80),
  constraint delivery_areas_city check (city is null or state is not null)
);
comment on table public.delivery_areas is 'Zone, state and city of PIN codes by their first digits; no row means no delivery.';

create index delivery_areas_zone on public.delivery_areas (zone_id);

alter table public.delivery_areas enable row level security;
create policy "everyone reads the areas" on public.delivery_areas for select to anon, authenticated using (true);

-- The first zones promise what the shop always did (spec section 9): 3 to 5 days, express in 1 to 2 in major cities and in
-- 2 to 3 in the next ones, 1 to 2 days more where it is far. Army post takes no couriers.
insert into public.delivery_zones (
  id, title, serviceable, cash, standard_from, standard_to, express_from, express_to
) values
  ('metro', 'Metro cities', true, true, 3, 5, 1, 2),
  ('city', 'Tier 1 cities', true, true, 3, 5, 2, 3),
  ('country', 'Other towns', true, true, 3, 5, null, null),
  ('remote', 'Hills and North-East', true, true, 4, 7, null, null),
  ('islands', 'Islands', true, false, 4, 7, null, null),
  ('army', 'Army post', false, false, 4, 7, null, null);

-- Part of the schema rather than of the seed: without a circle's row nothing can be sent there.
insert into public.delivery_areas (prefix, zone_id, state) values
  ('11', 'metro', 'Delhi'),
  ('12', 'country', 'Haryana'), ('13', 'country', 'Haryana'),
  ('14', 'country', 'Punjab'), ('15', 'country', 'Punjab'), ('16', 'city', null),
  ('17', 'remote', 'Himachal Pradesh'),
  ('18', 'remote', 'Jammu and Kashmir'), ('19', 'remote', 'Jammu and Kashmir'), ('194', 'remote', 'Ladakh'),
  ('20', 'country', 'Uttar Pradesh'), ('21', 'country', 'Uttar Pradesh'), ('22', 'country', 'Uttar Pradesh'),
  ('23', 'country', 'Uttar Pradesh'), ('24', 'country', null), ('25', 'country', 'Uttar Pradesh'),
  ('26', 'country', null), ('27', 'country', 'Uttar Pradesh'), ('28', 'country', 'Uttar Pradesh'),
  ('248', 'country', 'Uttarakhand'), ('249', 'country', 'Uttarakhand'), ('263', 'remote', 'Uttarakhand'),
  ('30', 'country', 'Rajasthan'), ('31', 'country', 'Rajasthan'), ('32', 'country', 'Rajasthan'),
  ('33', 'country', 'Rajasthan'), ('34', 'country', 'Rajasthan'),
  ('36', 'country', 'Gujarat'), ('37', 'country', 'Gujarat'), ('38', 'country', 'Gujarat'),
  ('39', 'country', 'Gujarat'),
  -- Daman, Diu and Silvassa lie between towns of Gujarat.
  ('362', 'country', null), ('396', 'country', null),
  ('40', 'country', 'Maharashtra'), ('41', 'country', 'Maharashtra'), ('42', 'country', 'Maharashtra'),
  ('43', 'country', 'Maharashtra'), ('44', 'country', 'Maharashtra'), ('403', 'country', 'Goa'),
  ('45', 'country', 'Madhya Pradesh'), ('46', 'country', 'Madhya Pradesh'), ('47', 'country', 'Madhya Pradesh'),
  ('48', 'country', 'Madhya Pradesh'), ('49', 'country', 'Chhattisgarh'),
  ('50', 'country', 'Telangana'), ('507', 'country', null),
  ('51', 'country', 'Andhra Pradesh'), ('52', 'country', 'Andhra Pradesh'), ('53', 'country', 'Andhra Pradesh'),
  ('533464', 'country', 'Puducherry'),
  ('56', 'country', 'Karnataka'), ('57', 'country', 'Karnataka'), ('58', 'country', 'Karnataka'),
  ('59', 'country', 'Karnataka'),
  ('60', 'country', 'Tamil Nadu'), ('61', 'country', 'Tamil Nadu'), ('62', 'country', 'Tamil Nadu'),
  ('63', 'country', 'Tamil Nadu'), ('64', 'country', 'Tamil Nadu'),
  -- Villages of Puducherry lie between villages of Tamil Nadu.
  ('605', 'country', null), ('607', 'country', null), ('609', 'country', null),
  ('67', 'country', 'Kerala'), ('68', 'country', 'Kerala'), ('69', 'country', 'Kerala'),
  ('673310', 'country', 'Puducherry'), ('68255', 'islands', 'Lakshadweep'),
  ('70', 'country', 'West Bengal'), ('71', 'country', 'West Bengal'), ('72', 'country', 'West Bengal'),
  ('73', 'country', 'West Bengal'), ('74', 'country', 'West Bengal'),
  ('737', 'remote', 'Sikkim'), ('744', 'islands', 'Andaman and Nicobar Islands'),
  ('75', 'country', 'Odisha'), ('76', 'country', 'Odisha'), ('77', 'country', 'Odisha'),
  ('78', 'remote', 'Assam'),
  ('79', 'remote', null), ('790', 'remote', 'Arunachal Pradesh'), ('791', 'remote', 'Arunachal Pradesh'),
  ('792', 'remote', 'Arunachal Pradesh'), ('793', 'remote', 'Meghalaya'), ('794', 'remote', 'Meghalaya'),
  ('795', 'remote', 'Manipur'), ('796', 'remote', 'Mizoram'), ('797', 'remote', 'Nagaland'),
  ('798', 'remote', 'Nagaland'), ('799', 'remote', 'Tripura'),
  ('80', 'country', 'Bihar'), ('81', 'country', null), ('82', 'country', null), ('83', 'country', 'Jharkhand'),
  ('84', 'country', 'Bihar'), ('85', 'country', 'Bihar'),
  ('90', 'army', null), ('91', 'army', null), ('92', 'army', null), ('93', 'army', null), ('94', 'army', null),
  ('95', 'army', null), ('96', 'army', null), ('97', 'army', null), ('98', 'army', null), ('99', 'army', null);

insert into public.delivery_areas (prefix, zone_id, city, state) values
  ('110', 'metro', 'Delhi', 'Delhi'),
  ('4000', 'metro', 'Mumbai', 'Maharashtra'), ('4001', 'metro', 'Mumbai', 'Maharashtra'),
  ('5600', 'metro', 'Bengaluru', 'Karnataka'), ('6000', 'metro', 'Chennai', 'Tamil Nadu'),
  ('7000', 'metro', 'Kolkata', 'West Bengal'), ('5000', 'metro', 'Hyderabad', 'Telangana'),
  ('5601', 'metro', 'Bengaluru', 'Karnataka'),
  -- What belongs to a metro city and is a town of its own in parts.
  ('4006', 'metro', null, 'Maharashtra'), ('4007', 'metro', null, 'Maharashtra'),
  ('6001', 'metro', null, 'Tamil Nadu'), ('7001', 'metro', null, 'West Bengal'), ('5001', 'metro', null, 'Telangana'),
  -- From here parcels leave.
  ('4400', 'metro', 'Nagpur', 'Maharashtra'),
  ('1210', 'city', 'Faridabad', 'Haryana'), ('1220', 'city', 'Gurugram', 'Haryana'),
  ('1410', 'city', 'Ludhiana', 'Punjab'), ('1430', 'city', 'Amritsar', 'Punjab'),
  ('16000', 'city', 'Chandigarh', 'Chandigarh'), ('16001', 'city', 'Chandigarh', 'Chandigarh'),
  ('16002', 'city', 'Chandigarh', 'Chandigarh'), ('16003', 'city', 'Chandigarh', 'Chandigarh'),
  ('2010', 'city', 'Ghaziabad', 'Uttar Pradesh'), ('201301', 'city', 'Noida', 'Uttar Pradesh'),
  ('2080', 'city', 'Kanpur', 'Uttar Pradesh'), ('2110', 'city', 'Prayagraj', 'Uttar Pradesh'),
  ('2210', 'city', 'Varanasi', 'Uttar Pradesh'), ('2260', 'city', 'Lucknow', 'Uttar Pradesh'),
  ('2820', 'city', 'Agra', 'Uttar Pradesh'), ('2480', 'city', 'Dehradun', 'Uttarakhand'),
  ('3020', 'city', 'Jaipur', 'Rajasthan'), ('3130', 'city', 'Udaipur', 'Rajasthan'),
  ('3240', 'city', 'Kota', 'Rajasthan'), ('3420', 'city', 'Jodhpur', 'Rajasthan'),
  ('3600', 'city', 'Rajkot', 'Gujarat'), ('3800', 'city', 'Ahmedabad', 'Gujarat'),
  ('3900', 'city', 'Vadodara', 'Gujarat'), ('3950', 'city', 'Surat', 'Gujarat'),
  ('4110', 'city', 'Pune', 'Maharashtra'), ('4220', 'city', 'Nashik', 'Maharashtra'),
  ('4520', 'city', 'Indore', 'Madhya Pradesh'), ('4620', 'city', 'Bhopal', 'Madhya Pradesh'),
  ('4740', 'city', 'Gwalior', 'Madhya Pradesh'), ('4820', 'city', 'Jabalpur', 'Madhya Pradesh'),
  ('4920', 'city', 'Raipur', 'Chhattisgarh'),
  ('5200', 'city', 'Vijayawada', 'Andhra Pradesh'), ('5300', 'city', 'Visakhapatnam', 'Andhra Pradesh'),
  ('5700', 'city', 'Mysuru', 'Karnataka'), ('5750', 'city', 'Mangaluru', 'Karnataka'),
  ('6200', 'city', 'Tiruchirappalli', 'Tamil Nadu'), ('6250', 'city', 'Madurai', 'Tamil Nadu'),
  ('6410', 'city', 'Coimbatore', 'Tamil Nadu'),
  ('6820', 'city', 'Kochi', 'Kerala'), ('6950', 'city', 'Thiruvananthapuram', 'Kerala'),
  ('7510', 'city', 'Bhubaneswar', 'Odisha'), ('7530', 'city', 'Cuttack', 'Odisha'),
  ('8000', 'city', 'Patna', 'Bihar'), ('8310', 'city', 'Jamshedpur', 'Jharkhand'),
  ('8340', 'city', 'Ranchi', 'Jharkhand'),
  ('1710', 'remote', 'Shimla', 'Himachal Pradesh'), ('1800', 'remote', 'Jammu', 'Jammu and Kashmir'),
  ('1900', 'remote', 'Srinagar', 'Jammu and Kashmir'), ('7810', 'remote', 'Guwahati', 'Assam'),
  ('7930', 'remote', 'Shillong', 'Meghalaya');

-- Private functions -----------------------------------------------------------------------------------------------

create function private.delivery_of(p_pin text, p_from timestamptz) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_area public.delivery_areas;
  v_zone public.delivery_zones;
  -- Delivery is promised in the shopper's calendar days, not in UTC's.
  v_day date := (p_from at time zone 'Asia/Kolkata')::date;
begin
  if p_pin is not null and p_pin !~ '^[1-9]\d{5}$' then
    raise exception 'A PIN code has six digits.' using errcode = 'PT400', hint = 'INVALID_PIN';
  end if;
  if p_pin is null then
    -- Who has named no place is promised what the shop's pages say in general.
    select * into strict v_zone from public.delivery_zones z where z.id = 'metro';
  else
    select * into v_area from public.delivery_areas a
    where a.prefix = any (array[left(p_pin, 2), left(p_pin, 3), left(p_pin, 4), left(p_pin, 5), p_pin])
    order by char_length(a.prefix) desc limit 1;
    select * into v_zone from public.delivery_zones z where z.id = v_area.zone_id;
  end if;
  return jsonb_build_object(
    'pin', p_pin, 'city', v_area.city, 'state', v_area.state,
    'serviceable', coalesce(v_zone.serviceable, false),
    'cash', coalesce(v_zone.serviceable and v_zone.cash, false),
    'standard', case when v_zone.serviceable then
      jsonb_build_object('from', v_day + v_zone.standard_from, 'to', v_day + v_zone.standard_to) end,
    'express', case when v_zone.serviceable and v_zone.express_from is not null then
      jsonb_build_object('from', v_day + v_zone.express_from, 'to', v_day + v_zone.express_to) end
  );
end;
$$;
comment on function private.delivery_of(text, timestamptz) is
  'What is promised to a PIN code, or in general for null, to who orders then. Raises INVALID_PIN.';

-- The state of an address decides which tax its invoice carries (IGST Act, section 10), so it may not be another one than that
-- of the PIN code, where all codes of the area lie in one state.
create function private.check_state(p_address jsonb) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_pin text := p_address ->> 'pincode';
  v_state text := private.delivery_of(v_pin, now()) ->> 'state';
begin
  if lower(p_address ->> 'state') <> lower(v_state) then
    raise exception 'PIN code % is in %. Choose that state, or correct the PIN code.', v_pin, v_state
      using errcode = 'PT422', hint = 'INVALID_ADDRESS', detail = jsonb_build_object('field', 'state', 'pin', v_pin)::text;
  end if;
end;
$$;
comment on function private.check_state(jsonb) is
  'Raises INVALID_ADDRESS {field, pin} where an address names another state than that of its PIN code.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.delivery_to(p_pin text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_place jsonb := private.delivery_of(coalesce(p_pin, ''), now());
begin
  -- The promise moves on at midnight; ten minutes later nobody hears the old one.
  perform private.let_caches_keep('public, max-age=600');
  return v_place;
end;
$$;
comment on function public.delivery_to(text) is
  'Of a PIN code: {pin, city, state, serviceable, cash, standard, express}, the last two as {from, to} days in India or null. Raises INVALID_PIN.';

-- security definer, here and below: admins hold no write grant, so that nothing changes without its line in the log.
create function public.get_admin_delivery() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
begin
  return jsonb_build_object(
    'zones', (select jsonb_agg(to_jsonb(z) order by z.standard_to, z.serviceable desc, z.id) from public.delivery_zones z),
    'areas', coalesce((select jsonb_agg(to_jsonb(a) order by a.prefix) from public.delivery_areas a), '[]')
  );
end;
$$;
comment on function public.get_admin_delivery() is 'For admins: {zones, areas}. Raises FORBIDDEN.';

create function public.save_delivery_zone(p_zone jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_id text := lower(btrim(coalesce(p_zone ->> 'id', '')));
  v_before jsonb;
  v_row public.delivery_zones;
begin
  v_row.id := v_id;
  v_row.title := private.read_text(p_zone, 'title', 1, 60);
  v_row.serviceable := coalesce((p_zone ->> 'serviceable') = 'true', false);
  v_row.cash := coalesce((p_zone ->> 'cash') = 'true', false);
  v_row.standard_from := private.read_integer(p_zone, 'standard_from', 0, 60);
  v_row.standard_to := private.read_integer(p_zone, 'standard_to', 0, 60);
  v_row.express_from := private.read_optional(p_zone, 'express_from', 60);
  v_row.express_to := private.read_optional(p_zone, 'express_to', 60);
  if v_id !~ '^[a-z][a-z0-9-]{1,29}$' then
    perform private.invalid_input('id', 'Small letters, digits and dashes, 2 to 30 of them.');
  elsif v_row.standard_from > v_row.standard_to then
    perform private.invalid_input('standard_to', 'This must not be before the first day.');
  elsif v_row.express_from is null <> (v_row.express_to is null) then
    perform private.invalid_input('express_to', 'Express needs its first and last day, or neither.');
  elsif v_row.express_from > v_row.express_to then
    perform private.invalid_input('express_to', 'This must not be before the first day.');
  end if;
  -- Two who make one of the same name: the second waits until it can see the first's.
  lock table public.delivery_zones in share row exclusive mode;
  select to_jsonb(z) into v_before from public.delivery_zones z where z.id = v_id;
  if (p_zone ->> 'is_created') = 'true' and v_before is not null then
    perform private.invalid_input('id', 'Another zone has this name. Edit that one.');
  end if;
  perform private.refuse_stale(v_before, p_zone, p_expected, v_id);
  insert into public.delivery_zones values (v_row.*)
  on conflict (id) do update set
    title = excluded.title, serviceable = excluded.serviceable, cash = excluded.cash,
    standard_from = excluded.standard_from, standard_to = excluded.standard_to,
    express_from = excluded.express_from, express_to = excluded.express_to;
  perform private.record_action('delivery/zone-saved', v_id, v_before, to_jsonb(v_row));
  return to_jsonb(v_row);
end;
$$;
comment on function public.save_delivery_zone(jsonb, jsonb) is
  'For admins: makes (is_created) or changes a zone; orders that stand keep what they were promised. p_expected has what its fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

create function public.save_delivery_area(p_area jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_row public.delivery_areas;
  v_before jsonb;
begin
  v_row.prefix := btrim(coalesce(p_area ->> 'prefix', ''));
  v_row.zone_id := p_area ->> 'zone_id';
  v_row.city := nullif(private.read_text(p_area, 'city', 0, 80), '');
  v_row.state := nullif(private.read_text(p_area, 'state', 0, 80), '');
  if v_row.prefix !~ '^[1-9]\d{1,5}$' then
    perform private.invalid_input('prefix', 'The first 2 to 6 digits of PIN codes.');
  elsif v_row.city is not null and v_row.state is null then
    perform private.invalid_input('state', 'A city needs its state.');
  elsif v_row.state is not null and not exists (select 1 from private.gst_states s where s.name = v_row.state) then
    -- Addresses are compared with it: one that no address can name would refuse them all.
    perform private.invalid_input('state', 'Write the state as addresses name it.');
  end if;
  perform 1 from public.delivery_zones z where z.id = v_row.zone_id for key share;
  if not found then
    perform private.invalid_input('zone_id', 'Please choose a zone.');
  end if;
  -- As for zones.
  lock table public.delivery_areas in share row exclusive mode;
  select to_jsonb(a) into v_before from public.delivery_areas a where a.prefix = v_row.prefix;
  if (p_area ->> 'is_created') = 'true' and v_before is not null then
    perform private.invalid_input('prefix', 'There is a row for this beginning. Edit that one.');
  end if;
  perform private.refuse_stale(v_before, p_area, p_expected, v_row.prefix);
  insert into public.delivery_areas values (v_row.*)
  on conflict (prefix) do update set zone_id = excluded.zone_id, city = excluded.city, state = excluded.state;
  perform private.record_action('delivery/area-saved', v_row.prefix, v_before, to_jsonb(v_row));
  return to_jsonb(v_row);
end;
$$;
comment on function public.save_delivery_area(jsonb, jsonb) is
  'For admins: puts PIN codes into a zone by their first digits, which no row has yet where is_created. p_expected has what its fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

create function public.delete_delivery_area(p_prefix text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_before jsonb;
begin
  delete from public.delivery_areas a where a.prefix = p_prefix returning to_jsonb(a) into v_before;
  -- A second click finds the work done.
  if v_before is not null then
    perform private.record_action('delivery/area-deleted', p_prefix, v_before, null);
  end if;
end;
$$;
comment on function public.delete_delivery_area(text) is
  'For admins: these PIN codes follow the next shorter beginning again, or are not served. Raises FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- No insert, update or delete grant: the functions write, after they have checked who asks.
grant select (
  id, title, serviceable, cash, standard_from, standard_to, express_from, express_to
) on public.delivery_zones to anon, authenticated;

grant select (prefix, zone_id, city, state) on public.delivery_areas to anon, authenticated;

grant execute on function
  private.delivery_of(text, timestamptz),
  private.check_state(jsonb),
  public.delivery_to(text),
  public.get_admin_delivery(),
  public.save_delivery_zone(jsonb, jsonb),
  public.save_delivery_area(jsonb, jsonb),
  public.delete_delivery_area(text)
to anon, authenticated;
