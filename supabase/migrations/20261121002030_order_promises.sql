-- What an order was promised and charged stays with it: the fees and days of the shop may change the next day.
alter table public.orders
  add column gst_percent integer constraint orders_gst_percent check (gst_percent between 0 and 100),
  add column promised_from date,
  add column promised_to date,
  add constraint orders_promised check (promised_from <= promised_to);
comment on column public.orders.gst_percent is 'Percent of the subtotal that gst was computed by.';
comment on column public.orders.promised_to is 'Last of the days in India on which it was promised to arrive.';

update public.orders o set
  gst_percent = round(100.0 * o.gst / o.subtotal),
  promised_from = (o.placed_at at time zone 'Asia/Kolkata')::date + case o.delivery when 'express' then 1 else 3 end,
  promised_to = (o.placed_at at time zone 'Asia/Kolkata')::date + case o.delivery when 'express' then 2 else 5 end;
alter table public.orders
  alter column gst_percent set not null,
  alter column promised_from set not null,
  alter column promised_to set not null;
grant select (gst_percent, promised_from, promised_to) on public.orders to authenticated;
