/**
 * Writes so many orders of the last three years, two lines and a payment each, by a third as many shoppers: for figures
 * alone. No rule of placing is asked, so it is only for a database that is thrown away.
 */
export const writeOrders = (count: number): string[] => [
  // No account stands behind these shoppers.
  'set session_replication_role = replica',
  `insert into public.orders (
     id, number, user_id, email, status, delivery, subtotal, gst, shipping, platform_fee, total, ship_to, placed_at,
     cancelled_at, gst_percent, promised_from, promised_to, tracking_number
   )
   select md5('order' || n)::uuid, 'TD' || translate(upper(lpad(to_hex(n::bigint * 7919), 10, '0')), 'ILOU', 'JKMN'),
     md5('shopper' || n % (${count} / 3 + 1))::uuid, 'shopper' || n % (${count} / 3 + 1) || '@example.com', s.status, 'standard',
     1000, 180, 50, 5, 1235, jsonb_build_object(
       'name', (array['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya', 'Arjun', 'Ila', 'Dev'])[1 + n % 8] || ' ' || 'Family' || n % 5000,
       'phone', '9' || lpad((n % 1000000000)::text, 9, '0'), 'city', 'Nagpur'
     ), p.placed_at, case s.status when 'cancelled' then p.placed_at end, 18, p.placed_at::date, p.placed_at::date + 5,
     case when n % 3 > 0 then 'BD' || n end
   from generate_series(1, ${count}) as n
   cross join lateral (select now() - make_interval(secs => n * (3 * 365 * 86400.0 / ${count})) as placed_at) p
   cross join lateral (
     select case
       when n::bigint * 1000 < ${count} then (array['placed', 'confirmed', 'packed', 'shipped'])[1 + n % 4]
       when n % 20 = 0 then 'cancelled' when n % 50 = 1 then 'rto' else 'delivered'
     end as status
   ) s`,
  `insert into public.order_lines (order_id, position, product_id, variant_id, name, variant_label, unit_price, quantity, line_total)
   select md5('order' || n)::uuid, l.l, v.product_id, v.id, 'Piece', v.label, 500, 1, 500
   from generate_series(1, ${count}) as n cross join generate_series(1, 2) as l (l)
   join (
     select row_number() over (order by x.id) - 1 as place, x.* from (select * from public.product_variants limit 20000) x
   ) v on v.place = (n::bigint * 31 + l.l * 7) % (select count(*) from (select 1 from public.product_variants limit 20000) c)`,
  `insert into public.payments (order_id, method, state, amount, created_at)
   select o.id, 'cod', case o.status when 'delivered' then 'collected' else 'due' end, o.total, o.placed_at from public.orders o`,
  'set session_replication_role = origin',
  // What the triggers would have noted, and the sweep done since.
  'insert into private.sales_changes (day) select distinct private.day_of(o.placed_at) from public.orders o',
  'analyze',
  'select public.refresh_figures()',
];
