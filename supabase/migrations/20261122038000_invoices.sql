-- Invoices: the tax invoice of every order that has left the shop, and the credit notes of what came back after it (CGST
-- Rules 46 and 53). Both are copies of that moment and never change, for nobody. Orders whose GST was added to the
-- prices show the percent that was charged; where prices include it (gst 0), each line has the rate of its slab.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Who sells. Admins change it by save_seller; what was issued before keeps what stood here then.
create table public.seller (
  id boolean primary key default true constraint seller_single_row check (id),
  legal_name text not null check (char_length(legal_name) between 1 and 200),
  address text not null check (char_length(address) between 1 and 300),
  -- save_seller checks the rest of it.
  gstin text not null constraint seller_gstin check (gstin ~ '^\d{2}[A-Z0-9]{13}$'),
  saved_at timestamptz
);
comment on table public.seller is 'One row: the legal entity on invoices. The first two figures of its GSTIN are its state.';

comment on column public.seller.saved_at is 'When an admin last saved it; empty while it is the example, with which no shop goes live.';

alter table public.seller enable row level security;
create policy "everyone reads the seller" on public.seller for select to anon, authenticated using (true);

insert into public.seller (legal_name, address, gstin) values (
  'Tota Darzi Example Retail Private Limited', '14 Residency Road, Sadar, Nagpur, Maharashtra 440001, India',
  '27ZZZCZ0000Z1Z1'
);

-- Codes of the states as the first two figures of a GSTIN. No policy and no grant: only the functions below read it.
create table private.gst_states (
  code text primary key check (code ~ '^\d\d$'),
  name text not null unique
);
comment on table private.gst_states is 'States and union territories with their GST codes, named as addresses name them.';

alter table private.gst_states enable row level security;

insert into private.gst_states (code, name) values
  ('01', 'Jammu and Kashmir'), ('02', 'Himachal Pradesh'), ('03', 'Punjab'), ('04', 'Chandigarh'),
  ('05', 'Uttarakhand'), ('06', 'Haryana'), ('07', 'Delhi'), ('08', 'Rajasthan'), ('09', 'Uttar Pradesh'),
  ('10', 'Bihar'), ('11', 'Sikkim'), ('12', 'Arunachal Pradesh'), ('13', 'Nagaland'), ('14', 'Manipur'),
  ('15', 'Mizoram'), ('16', 'Tripura'), ('17', 'Meghalaya'), ('18', 'Assam'), ('19', 'West Bengal'),
  ('20', 'Jharkhand'), ('21', 'Odisha'), ('22', 'Chhattisgarh'), ('23', 'Madhya Pradesh'), ('24', 'Gujarat'),
  ('26', 'Dadra and Nagar Haveli and Daman and Diu'), ('27', 'Maharashtra'), ('29', 'Karnataka'), ('30', 'Goa'),
  ('31', 'Lakshadweep'), ('32', 'Kerala'), ('33', 'Tamil Nadu'), ('34', 'Puducherry'),
  ('35', 'Andaman and Nicobar Islands'), ('36', 'Telangana'), ('37', 'Andhra Pradesh'), ('38', 'Ladakh');

-- Rates since 22 September 2025; they are data, so that the next budget is an update. No policy and no grant, as above.
create table private.hsn_codes (
  hsn text primary key check (hsn ~ '^\d{4,8}$'),
  goods text not null,
  percent integer not null check (percent between 0 and 100),
  low_percent integer check (low_percent between 0 and 100),
  low_up_to integer check (low_up_to > 0),
  constraint hsn_codes_slab check ((low_percent is null) = (low_up_to is null))
);
comment on table private.hsn_codes is 'Tariff headings with their GST rate.';
comment on column private.hsn_codes.low_up_to is 'Rupees a piece, without tax, up to which low_percent holds.';

alter table private.hsn_codes enable row level security;

insert into private.hsn_codes (hsn, goods, percent, low_percent, low_up_to) values
  ('3303', 'Perfumes', 18, null, null), ('3304', 'Make-up and skin care', 18, null, null),
  ('3305', 'Hair care', 5, null, null), ('3401', 'Soap', 5, null, null), ('4202', 'Bags and wallets', 18, null, null),
  ('4203', 'Belts of leather', 18, null, null), ('4911', 'Printed pictures', 18, null, null),
  ('5407', 'Sarees', 5, null, null), ('5703', 'Carpets and rugs', 5, null, null),
  ('6109', 'T-shirts', 18, 5, 2500), ('6110', 'Sweatshirts and hoodies', 18, 5, 2500),
  ('6201', 'Jackets', 18, 5, 2500), ('6203', 'Suits and trousers, men and boys', 18, 5, 2500),
  ('6204', 'Suits, dresses and trousers, women and girls', 18, 5, 2500),
  ('6205', 'Shirts, men', 18, 5, 2500), ('6206', 'Blouses and shirts, women', 18, 5, 2500),
  ('6211', 'Other garments', 18, 5, 2500), ('6214', 'Scarves and dupattas', 18, 5, 2500),
  ('6302', 'Linen', 18, 5, 2500), ('6304', 'Other furnishing articles', 18, 5, 2500),
  ('6404', 'Footwear', 18, 5, 2500), ('6505', 'Caps', 18, null, null), ('6506', 'Helmets', 18, null, null),
  ('6912', 'Tableware of ceramic', 5, null, null), ('6913', 'Ornaments of ceramic', 5, null, null),
  ('7117', 'Imitation jewellery', 3, null, null), ('7326', 'Keychains', 18, null, null),
  ('8712', 'Bicycles', 5, null, null), ('8714', 'Parts of bicycles', 5, null, null),
  ('9004', 'Sunglasses', 18, null, null), ('9102', 'Watches', 18, null, null), ('9105', 'Clocks', 18, null, null),
  ('9405', 'Lamps', 18, null, null), ('9503', 'Toys', 5, null, null), ('9504', 'Board games', 5, null, null);

-- A type has its own heading or that of its group.
create table private.type_hsn (
  type_id text primary key references public.product_types (id) on delete cascade,
  hsn text not null references private.hsn_codes (hsn)
);
comment on table private.type_hsn is 'Tariff heading of a product type or group.';

create index type_hsn_hsn on private.type_hsn (hsn);

alter table private.type_hsn enable row level security;

insert into private.type_hsn (type_id, hsn) values
  ('men-indian-wear', '6211'), ('men-topwear', '6205'), ('men-tees', '6109'), ('men-hoodies', '6110'),
  ('men-jackets', '6201'), ('men-bottomwear', '6203'), ('men-footwear', '6404'), ('men-accessories', '4202'),
  ('men-belts', '4203'), ('men-caps', '6505'), ('men-sunglasses', '9004'), ('men-watches', '9102'),
  ('women-indian-wear', '6204'), ('sarees', '5407'), ('saree-blouses', '6206'), ('women-kurtas', '6206'),
  ('dupattas', '6214'), ('women-western-wear', '6204'), ('women-tops', '6206'), ('women-shirts', '6206'),
  ('women-footwear', '6404'), ('women-bags', '4202'), ('women-accessories', '6214'), ('women-sunglasses', '9004'),
  ('women-watches', '9102'), ('kids-indian-wear', '6211'), ('kids-clothing', '6204'), ('kids-tees', '6109'),
  ('kids-hoodies', '6110'), ('kids-footwear', '6404'), ('kids-accessories', '4202'), ('kids-caps', '6505'),
  ('bicycles', '8712'), ('ride-ons', '9503'), ('cycling-gear', '8714'), ('helmets', '6506'), ('toys', '9503'),
  ('board-games', '9504'), ('earrings', '7117'), ('neckwear', '7117'), ('wristwear', '7117'),
  ('rings-and-more', '7117'), ('anime-collectables', '9503'), ('keychains', '7326'), ('anime-clothing', '6109'),
  ('anime-hoodies', '6110'), ('anime-caps', '6505'), ('anime-for-the-room', '4911'), ('anime-mugs', '6912'),
  ('anime-bags', '4202'), ('soft-furnishing', '6304'), ('bed-linen-sets', '6302'), ('rugs', '5703'),
  ('lighting', '9405'), ('decor', '6913'), ('wall-clocks', '9105'), ('framed-prints', '4911'), ('dining', '6912'),
  ('table-linen', '6302'), ('make-up', '3304'), ('fragrance', '3303'), ('skin-care', '3304'), ('soaps', '3401'),
  ('hair-care', '3305');

-- The last serial of a series in a financial year. A row and no sequence: its lock lasts until the transaction ends, so
-- what is rolled back, or dies with the server, leaves no gap.
create table private.invoice_serials (
  series text not null,
  financial_year text not null,
  last integer not null check (last > 0),
  primary key (series, financial_year)
);
comment on table private.invoice_serials is 'Counters of invoice numbers; private.next_invoice_number alone writes.';

alter table private.invoice_serials enable row level security;

create table public.invoices (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references public.orders (id),
  kind text not null constraint invoices_kind check (kind in ('invoice', 'credit_note')),
  number text not null unique constraint invoices_number check (number ~ '^[A-Z0-9/-]{1,16}$'),
  issued_at timestamptz not null default now(),
  corrects uuid references public.invoices (id),
  reason text not null default '',
  seller jsonb not null,
  buyer jsonb not null,
  place_of_supply text not null,
  state_code text not null,
  total bigint not null check (total > 0),
  constraint invoices_corrects check ((corrects is not null) = (kind = 'credit_note'))
);
comment on table public.invoices is 'Tax invoices and credit notes as they were issued; amounts in paise.';
comment on column public.invoices.number is 'Consecutive in its series and financial year, at most 16 characters (Rule 46).';
comment on column public.invoices.corrects is 'Of a credit note: its invoice.';
comment on column public.invoices.place_of_supply is 'State that the parcel was sent to (IGST Act, section 10).';
comment on column public.invoices.total is 'With all taxes; coupons are taken off, credit and gift cards are money.';

create index invoices_order on public.invoices (order_id, issued_at);
create unique index invoices_one_per_order on public.invoices (order_id) where kind = 'invoice';
create index invoices_corrects on public.invoices (corrects);

alter table public.invoices enable row level security;
create policy "invoices of own orders are readable" on public.invoices for select to authenticated using (
  exists (select 1 from public.orders o where o.id = order_id and o.user_id = (select auth.uid()))
  or (select private.has_right('orders_read'))
);

create trigger invoices_unchanging before update or delete or truncate on public.invoices
  for each statement execute function private.refuse_change();

create table public.invoice_lines (
  invoice_id uuid not null references public.invoices (id),
  position integer not null,
  name text not null,
  variant_label text not null,
  hsn text,
  quantity integer not null check (quantity >= 0),
  percent integer not null check (percent between 0 and 100),
  taxable bigint not null check (taxable >= 0),
  cgst bigint not null check (cgst >= 0),
  sgst bigint not null constraint invoice_lines_halves check (sgst = cgst),
  igst bigint not null constraint invoice_lines_one_tax check (igst >= 0 and (igst = 0 or cgst = 0)),
  total bigint not null constraint invoice_lines_total check (total = taxable + cgst + sgst + igst),
  primary key (invoice_id, position)
);
comment on table public.invoice_lines is 'What was sold, with its share of delivery, fees and coupon; amounts in paise.';
comment on column public.invoice_lines.position is 'Position of the order''s line.';
comment on column public.invoice_lines.quantity is 'On a credit note 0 where all pieces came back before, and money is taken off alone.';
comment on column public.invoice_lines.percent is 'GST in all: IGST, or twice CGST and SGST.';

alter table public.invoice_lines enable row level security;
-- The subquery runs under the caller's own policy on invoices.
create policy "lines of own invoices are readable" on public.invoice_lines
  for select to authenticated using (exists (select 1 from public.invoices i where i.id = invoice_id));

create trigger invoice_lines_unchanging before update or delete or truncate on public.invoice_lines
  for each statement execute function private.refuse_change();

-- Private functions -----------------------------------------------------------------------------------------------

create function private.financial_year(p_at timestamptz) returns text
  language plpgsql immutable security invoker set search_path = ''
as $$
declare
  -- Nine months earlier, April is January.
  v_start date := (p_at at time zone 'Asia/Kolkata')::date - interval '3 months';
begin
  return to_char(v_start, 'YY') || '-' || to_char(v_start + interval '1 year', 'YY');
end;
$$;
comment on function private.financial_year(timestamptz) is 'April to March in India: 26-27.';

create function private.next_invoice_number(p_series text) returns text
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_year text := private.financial_year(now());
  v_last integer;
begin
  insert into private.invoice_serials as s (series, financial_year, last) values (p_series, v_year, 1)
  on conflict (series, financial_year) do update set last = s.last + 1
  returning last into v_last;
  return p_series || '/' || v_year || '/' || lpad(v_last::text, greatest(6, char_length(v_last::text)), '0');
end;
$$;
comment on function private.next_invoice_number(text) is
  'TD/26-27/000123; whoever asks next waits until this transaction has ended.';

-- The nth part is what the first n parts are worth less what those before it are: no paisa is lost or made.
create function private.apportion(p_amount bigint, p_weights bigint[]) returns bigint[]
  language sql immutable security invoker set search_path = ''
as $$
  -- sum() of bigint is numeric, so nothing overflows.
  select array_agg((div(p_amount * p.upto, p.whole) - div(p_amount * (p.upto - p.weight), p.whole))::bigint order by p.n)
  from (
    select w.weight, w.n, sum(w.weight) over (order by w.n) as upto, sum(w.weight) over () as whole
    from unnest(p_weights) with ordinality as w (weight, n)
  ) p
$$;
comment on function private.apportion(bigint, bigint[]) is 'Parts in proportion to the weights; their sum is the amount.';

create function private.slab_percent(p_hsn text, p_piece numeric) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select case when p_piece * 100 <= h.low_up_to * 100::bigint * (100 + h.low_percent) then h.low_percent else h.percent end
    from private.hsn_codes h where h.hsn = p_hsn
  ), 18);
end;
$$;
comment on function private.slab_percent(text, numeric) is
  'GST of a piece at so many paise with tax; 18, the general rate, where no heading is known.';

create function private.split_tax(
  p_total bigint, p_percent integer, p_same_state boolean,
  out taxable bigint, out cgst bigint, out sgst bigint, out igst bigint
)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  -- Both halves are the same number, so they are rounded first.
  cgst := case when p_same_state then round(p_total::numeric * p_percent / (100 + p_percent) / 2) else 0 end;
  sgst := cgst;
  igst := case when p_same_state then 0 else round(p_total::numeric * p_percent / (100 + p_percent)) end;
  taxable := p_total - cgst - sgst - igst;
end;
$$;
comment on function private.split_tax(bigint, integer, boolean) is 'What a price with tax consists of, in paise.';

create function private.write_invoice_lines(p_invoice uuid, p_lines jsonb, p_same_state boolean) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into public.invoice_lines (
    invoice_id, position, name, variant_label, hsn, quantity, percent, taxable, cgst, sgst, igst, total
  )
  select p_invoice, l.position, l.name, l.variant_label, l.hsn, l.quantity, l.percent, t.taxable, t.cgst, t.sgst,
    t.igst, l.total
  from jsonb_to_recordset(p_lines) as l (
    position integer, name text, variant_label text, hsn text, quantity integer, percent integer, total bigint
  )
  cross join lateral private.split_tax(l.total, l.percent, p_same_state) t
  where l.total > 0
$$;
comment on function private.write_invoice_lines(uuid, jsonb, boolean) is 'Lines with their taxes.';

-- The lines of an order with their shares in paise. Delivery and fees go with the goods (CGST Act, section 8), and the
-- coupon comes off them (section 15); a promotion comes off its own lines.
create function private.taxed_lines(p_order public.orders) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_lines jsonb := '[]';
  v_line record;
  -- Where promotions leave nothing to pay for the goods, delivery and fees go by what these would have cost.
  v_weights bigint[] := array(
    select (l.line_total - case when p_order.promotion_saving < p_order.subtotal then l.discount else 0 end)::bigint
    from public.order_lines l where l.order_id = p_order.id order by l.position
  );
  v_shares bigint[] := private.apportion(
    (p_order.subtotal + p_order.gst + p_order.shipping + p_order.platform_fee - p_order.promotion_saving
      - p_order.coupon_saving) * 100::bigint,
    v_weights
  );
  v_coupon bigint[] := private.apportion(
    case when (select private.coupon_pays_shipping(c) from public.coupons c where c.id = p_order.coupon_id) then 0
      else p_order.coupon_saving * 100::bigint end,
    v_weights
  );
begin
  for v_line in
    select l.*, coalesce(own.hsn, of_group.hsn) as hsn, row_number() over (order by l.position) as n
    from public.order_lines l
    join public.products p on p.id = l.product_id
    left join public.product_types t on t.id = p.type_id
    left join private.type_hsn own on own.type_id = t.id
    left join private.type_hsn of_group on of_group.type_id = t.parent_id
    where l.order_id = p_order.id order by l.position
  loop
    v_lines := v_lines || jsonb_build_object(
      'position', v_line.position, 'name', v_line.name, 'variant_label', v_line.variant_label, 'hsn', v_line.hsn,
      'quantity', v_line.quantity, 'total', v_shares[v_line.n],
      'percent', case when p_order.gst > 0 then p_order.gst_percent else private.slab_percent(
        v_line.hsn, ((v_line.line_total - v_line.discount) * 100::bigint - v_coupon[v_line.n])::numeric / v_line.quantity
      ) end
    );
  end loop;
  return v_lines;
end;
$$;
comment on function private.taxed_lines(public.orders) is 'What an invoice of the order says of its lines, before the split.';

create function private.issue_invoice(p_order uuid) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_order public.orders;
  v_seller public.seller;
  v_state text;
  v_lines jsonb;
  v_total bigint;
  v_invoice public.invoices;
begin
  select * into strict v_order from public.orders o where o.id = p_order;
  select * into strict v_seller from public.seller;
  v_state := private.supply_state(v_order.ship_to);
  v_lines := private.taxed_lines(v_order);
  select sum(l.total) into v_total from jsonb_to_recordset(v_lines) as l (total bigint);
  -- A coupon that pays for everything leaves nothing to tax.
  if v_total = 0 or exists (select 1 from public.invoices i where i.order_id = p_order) then
    return;
  end if;
  insert into public.invoices (order_id, kind, number, seller, buyer, place_of_supply, state_code, total) values (
    p_order, 'invoice', private.next_invoice_number('TD'), to_jsonb(v_seller) - 'id' - 'saved_at',
    v_order.ship_to - 'type' || case when v_order.gst_buyer is not null then jsonb_build_object(
      'gstin', v_order.gst_buyer ->> 'gstin', 'business', v_order.gst_buyer ->> 'name'
    ) else '{}' end,
    coalesce(nullif(v_order.ship_to ->> 'state', ''), (select s.name from private.gst_states s where s.code = v_state)),
    v_state, v_total
  ) returning * into v_invoice;
  perform private.write_invoice_lines(v_invoice.id, v_lines, v_state = left(v_seller.gstin, 2));
  -- What went back before, or is to and has failed, as for a cheaper delivery: the order keeps what was charged (adr 0056).
  perform private.issue_credit_note(p_order, 100 * (
    coalesce((select sum(b.amount) from private.paid_back b where b.order_id = p_order), 0) + coalesce((
      select sum(r.amount - r.replaced) from public.refunds r join public.payments p on p.id = r.payment_id
      where p.order_id = p_order and r.state = 'failed' and r.provider_payment_id is not distinct from p.provider_payment_id
    ), 0)
  )::bigint, 'Paid back before shipping');
end;
$$;
comment on function private.issue_invoice(uuid) is
  'The invoice of an order that leaves the shop, with the credit note of what went back before; once, and none for nothing.';

-- The other notes leave the pieces with the shopper and take off money alone.
create function private.takes_pieces_back(p_reason text) returns boolean
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return p_reason in ('Goods returned', 'Pieces cancelled', 'Parcel not delivered');
end;
$$;
comment on function private.takes_pieces_back(text) is 'Whether a credit note of that reason is over pieces that the shop has again.';

-- What is left of each line of the order's invoice, and how much of it a credit note for these pieces takes first (rest):
-- {position: quantity}, or null for all of it. Pieces are counted from the first that came back on; ₹1.50 is what rounding goods,
-- GST and coupon to rupees may add to a return. What goes back beyond that comes off what all lines have to spare: the staff
-- may have paid some of these back before, and a few rupees of goods are rounded by as much.
create function private.uncredited_lines(p_order uuid, p_pieces jsonb)
  returns table (
    "position" integer, name text, variant_label text, hsn text, percent integer, quantity integer, rest bigint, spare bigint
  )
  language sql stable security invoker set search_path = ''
as $$
  with lines as (
    select l.*, (p_pieces ->> l.position::text)::integer as pieces, l.total - credited.total as left_over,
      credited.pieces as former_pieces, credited.of_pieces as former_total
    from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
    cross join lateral (
      select coalesce(sum(c.total), 0)::bigint as total,
        coalesce(sum(c.quantity) filter (where private.takes_pieces_back(n.reason)), 0)::integer as pieces,
        coalesce(sum(c.total) filter (where private.takes_pieces_back(n.reason)), 0) as of_pieces
      from public.invoice_lines c join public.invoices n on n.id = c.invoice_id
      where n.corrects = i.id and c.position = l.position
    ) credited
    where i.order_id = p_order and i.kind = 'invoice'
  )
  select l.position, l.name, l.variant_label, l.hsn, l.percent, t.quantity, r.rest, l.left_over - r.rest
  from lines l
  cross join lateral (
    select case when p_pieces is null then l.quantity - l.former_pieces else coalesce(l.pieces, 0) end as quantity
  ) t
  cross join lateral (
    select case when p_pieces is null then l.left_over when t.quantity = 0 then 0 else greatest(least(
      l.left_over, div(l.total * (l.former_pieces + t.quantity), l.quantity) - l.former_total + 150
    ), 0) end::bigint as rest
  ) r
$$;
comment on function private.uncredited_lines(uuid, jsonb) is 'Lines of an invoice with what may be credited of them, in paise.';

create function private.issue_credit_note(p_order uuid, p_amount bigint, p_reason text, p_pieces jsonb default null)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_invoice public.invoices;
  v_lines jsonb;
  v_rests bigint[];
  v_spares bigint[];
  v_shares bigint[];
  v_rest bigint;
  v_total bigint;
  v_note uuid;
begin
  select * into v_invoice from public.invoices i where i.order_id = p_order and i.kind = 'invoice';
  select sum(u.rest), sum(u.rest + u.spare), array_agg(u.rest order by u.position), array_agg(u.spare order by u.position),
    jsonb_agg(to_jsonb(u) order by u.position)
  into v_rest, v_total, v_rests, v_spares, v_lines
  from private.uncredited_lines(p_order, p_pieces) u;
  if coalesce(v_total, 0) = 0 or p_amount <= 0 then
    return;
  end if;
  v_total := least(p_amount, v_total);
  v_rest := least(v_total, v_rest);
  v_shares := case when v_rest > 0 then private.apportion(v_rest, v_rests) else array_fill(0, array[cardinality(v_rests)]) end;
  if v_total > v_rest then
    v_shares := array(
      select a.share + a.more from unnest(v_shares, private.apportion(v_total - v_rest, v_spares)) with ordinality as a (share, more, n)
      order by a.n
    );
  end if;
  insert into public.invoices (
    order_id, kind, number, corrects, reason, seller, buyer, place_of_supply, state_code, total
  ) values (
    p_order, 'credit_note', private.next_invoice_number('CN'), v_invoice.id, p_reason, v_invoice.seller,
    v_invoice.buyer, v_invoice.place_of_supply, v_invoice.state_code, v_total
  ) returning id into v_note;
  perform private.write_invoice_lines(
    v_note,
    (
      select jsonb_agg(l.line || jsonb_build_object('total', v_shares[l.n]))
      from jsonb_array_elements(v_lines) with ordinality as l (line, n)
    ),
    v_invoice.state_code = left(v_invoice.seller ->> 'gstin', 2)
  );
end;
$$;
comment on function private.issue_credit_note(uuid, bigint, text, jsonb) is
  'Takes so many paise of an order''s invoice back, null for all that is left; nothing without an invoice.';

create function private.credit_return(p_return uuid, p_order uuid, p_value integer) returns void
  language sql volatile security invoker set search_path = ''
as $$
  select private.issue_credit_note(p_order, p_value * 100::bigint, 'Goods returned', (
    select jsonb_object_agg(l.position, b.quantity)
    from public.return_lines b join public.order_lines l on l.order_id = p_order and l.variant_id = b.variant_id
    where b.return_id = p_return
  ))
$$;
comment on function private.credit_return(uuid, uuid, integer) is 'The credit note of a return worth so many rupees.';

create function private.invoice_document(p_invoice public.invoices) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return to_jsonb(p_invoice) - 'id' - 'order_id' - 'corrects' || (
    select jsonb_build_object('order', o.number, 'ordered_at', o.placed_at, 'corrects', (
      select jsonb_build_object('number', i.number, 'issued_at', i.issued_at)
      from public.invoices i where i.id = p_invoice.corrects
    ))
    from public.orders o where o.id = p_invoice.order_id
  ) || jsonb_build_object('lines', (
    select jsonb_agg(to_jsonb(l) - 'invoice_id' order by l.position)
    from public.invoice_lines l where l.invoice_id = p_invoice.id
  ));
end;
$$;
comment on function private.invoice_document(public.invoices) is 'All that an invoice or credit note says.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: an admin's order page shows the documents of strangers, whose orders no policy shows them.
create function public.get_invoices(p_order text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_buyer();
begin
  return coalesce((
    select jsonb_agg(private.invoice_document(i) order by i.issued_at, i.kind desc, i.number)
    from public.orders o join public.invoices i on i.order_id = o.id
    where o.number = upper(btrim(p_order)) and (o.user_id = v_user or private.has_right('orders_read'))
  ), '[]');
end;
$$;
comment on function public.get_invoices(text) is
  'Invoice and credit notes of an own order, for admins of any; the invoice first. Raises SIGN_IN_REQUIRED.';

-- security definer: admins hold no write grant, so that nothing changes without its line in the log.
create function public.save_seller(p_seller jsonb, p_expected jsonb default '{}') returns public.seller
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_old public.seller;
  v_new public.seller;
  v_gstin text := upper(btrim(coalesce(p_seller ->> 'gstin', '')));
begin
  if not private.is_gstin(v_gstin) then
    perform private.invalid_input('gstin', 'Enter the 15 characters of the GST number as on the certificate.');
  end if;
  select * into strict v_old from public.seller for update;
  perform private.refuse_stale(to_jsonb(v_old), p_seller, p_expected, 'seller');
  update public.seller set
    legal_name = private.read_text(p_seller, 'legal_name', 1, 200), address = private.read_text(p_seller, 'address', 1, 300),
    gstin = v_gstin, saved_at = now()
  where true returning * into v_new;
  perform private.record_action('seller/saved', 'seller', to_jsonb(v_old) - 'id' - 'saved_at', to_jsonb(v_new) - 'id' - 'saved_at');
  return v_new;
end;
$$;
comment on function public.save_seller(jsonb, jsonb) is
  'For admins: legal name, address and GSTIN of invoices to come; p_expected has what the fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

-- security definer, here and below: the tables have no grant, and nothing changes without its line in the log.
create function public.get_admin_taxes() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
begin
  return jsonb_build_object(
    'seller', (
      select to_jsonb(s) - 'id' || jsonb_build_object('state', (
        select g.name from private.gst_states g where g.code = left(s.gstin, 2)
      ))
      from public.seller s
    ),
    'codes', (select coalesce(jsonb_agg(to_jsonb(h) order by h.hsn), '[]') from private.hsn_codes h),
    'types', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'type_id', t.id, 'name', concat_ws(' › ', c.name, case when t.id <> g.id then g.name end, t.name),
        'hsn', own.hsn, 'of_group', of_group.hsn
      ) order by c.position, c.id, g.position, g.id, t.parent_id is not null, t.position, t.id), '[]')
      from public.product_types t
      join public.categories c on c.id = t.category_id
      join public.product_types g on g.id = coalesce(t.parent_id, t.id)
      left join private.type_hsn own on own.type_id = t.id
      left join private.type_hsn of_group on of_group.type_id = t.parent_id
    )
  );
end;
$$;
comment on function public.get_admin_taxes() is
  'For admins: {seller, codes, types}: who sells, tariff headings with their rates, and the heading of each type. Raises FORBIDDEN.';

create function public.save_hsn_code(p_code jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_row private.hsn_codes;
  v_before jsonb;
begin
  v_row.hsn := btrim(coalesce(p_code ->> 'hsn', ''));
  v_row.goods := private.read_text(p_code, 'goods', 1, 80);
  v_row.percent := private.read_integer(p_code, 'percent', 0, 100);
  v_row.low_percent := case
    when coalesce(p_code ->> 'low_percent', '') <> '' then private.read_integer(p_code, 'low_percent', 0, 100)
  end;
  v_row.low_up_to := private.read_optional(p_code, 'low_up_to', 300000);
  if v_row.hsn !~ '^\d{4}(\d{2}){0,2}$' then
    perform private.invalid_input('hsn', 'A tariff heading has 4, 6 or 8 digits.');
  elsif v_row.low_percent is null <> (v_row.low_up_to is null) then
    perform private.invalid_input('low_up_to', 'A lower rate needs the price up to which it holds, or neither.');
  elsif v_row.low_percent >= v_row.percent then
    perform private.invalid_input('low_percent', 'This must be below the rate that holds above.');
  end if;
  -- Whoever saves meanwhile waits, also for a heading that has no row yet, and is compared with what stands then.
  lock table private.hsn_codes in share row exclusive mode;
  select to_jsonb(h) into v_before from private.hsn_codes h where h.hsn = v_row.hsn;
  if (p_code ->> 'is_created') = 'true' and v_before is not null then
    perform private.invalid_input('hsn', 'This heading has its rate already. Edit that one.');
  end if;
  perform private.refuse_stale(v_before, p_code, p_expected, v_row.hsn);
  insert into private.hsn_codes values (v_row.*)
  on conflict (hsn) do update set goods = excluded.goods, percent = excluded.percent,
    low_percent = excluded.low_percent, low_up_to = excluded.low_up_to;
  perform private.record_action('tax/code-saved', v_row.hsn, v_before, to_jsonb(v_row));
  return to_jsonb(v_row);
end;
$$;
comment on function public.save_hsn_code(jsonb, jsonb) is
  'For admins: makes (is_created) or changes the rate of a tariff heading for invoices to come; p_expected has what its fields said when they were opened. Raises FORBIDDEN, INVALID_INPUT {field}, STALE {fields, by}.';

create function public.save_type_hsn(p_type text, p_hsn text, p_expected jsonb default '{}') returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  v_hsn text := nullif(btrim(p_hsn), '');
  v_before jsonb;
begin
  -- Its heading may have no row yet that two could wait for.
  perform 1 from public.product_types t where t.id = p_type for no key update;
  if not found then
    raise exception 'This type does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_TYPE';
  elsif v_hsn is not null and not exists (select 1 from private.hsn_codes h where h.hsn = v_hsn) then
    perform private.invalid_input('hsn', 'Please choose a heading of the list.');
  end if;
  select to_jsonb(t) into v_before from private.type_hsn t where t.type_id = p_type;
  perform private.refuse_stale(
    jsonb_build_object('hsn', v_before ->> 'hsn'), jsonb_build_object('hsn', v_hsn), p_expected, p_type
  );
  if v_hsn is null then
    delete from private.type_hsn t where t.type_id = p_type;
  else
    insert into private.type_hsn (type_id, hsn) values (p_type, v_hsn)
    on conflict (type_id) do update set hsn = excluded.hsn;
  end if;
  perform private.record_action('tax/type-saved', p_type, v_before, jsonb_build_object('type_id', p_type, 'hsn', v_hsn));
end;
$$;
comment on function public.save_type_hsn(text, text, jsonb) is
  'For admins: the tariff heading of a type or group; empty for that of its group. p_expected has the {hsn} that was opened. Raises FORBIDDEN, UNKNOWN_TYPE, INVALID_INPUT {field}, STALE {fields, by}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (id, legal_name, address, gstin) on public.seller to anon, authenticated;

grant select (
  id, order_id, kind, number, issued_at, corrects, reason, seller, buyer, place_of_supply, state_code, total
) on public.invoices to authenticated;

grant select (
  invoice_id, position, name, variant_label, hsn, quantity, percent, taxable, cgst, sgst, igst, total
) on public.invoice_lines to authenticated;

grant execute on function
  public.get_invoices(text),
  public.save_seller(jsonb, jsonb),
  public.get_admin_taxes(),
  public.save_hsn_code(jsonb, jsonb),
  public.save_type_hsn(text, text, jsonb)
to anon, authenticated;
