-- Figures of the shop. A sale is an order that stands: placed and not cancelled, expired or sent back. Days are days
-- in India.
create view private.sales as
  select o.id, o.user_id, o.total, (o.placed_at at time zone 'Asia/Kolkata')::date as day
  from public.orders o
  where o.status not in ('pending_payment', 'expired', 'cancelled', 'rto');
comment on view private.sales is 'Orders that stand, with their day in India; total in rupees.';

create view private.first_sales as
  select s.user_id, min(s.day) as day from private.sales s where s.user_id is not null group by s.user_id;
comment on view private.first_sales is 'The day of each shopper''s first order that stands.';

create function private.sales_figures(p_from date, p_to date) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select jsonb_build_object(
    'revenue', coalesce(sum(s.total), 0), 'orders', count(*),
    'average', coalesce(round(avg(s.total)), 0),
    'new_customers', (select count(*) from private.first_sales f where f.day between p_from and p_to)
  )
  from private.sales s where s.day between p_from and p_to
$$;
comment on function private.sales_figures(date, date) is 'Revenue, orders, average, new customers of some days.';
revoke execute on function private.sales_figures(date, date) from public;

-- security definer: it adds up everybody's orders.
create function public.get_admin_overview(p_from date, p_to date) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_days integer := p_to - p_from + 1;
begin
  if v_days between 1 and 400 is not true then
    perform private.invalid_input('from', 'A period has between 1 and 400 days.');
  end if;
  return jsonb_build_object(
    'from', p_from, 'to', p_to,
    'current', private.sales_figures(p_from, p_to),
    'previous', private.sales_figures(p_from - v_days, p_from - 1),
    'days', (
      select jsonb_agg(jsonb_build_object('day', d.day, 'revenue', d.revenue, 'orders', d.orders) order by d.day)
      from (
        select g::date as day, coalesce(sum(s.total), 0) as revenue, count(s.id) as orders
        from generate_series(p_from, p_to, interval '1 day') g
        left join private.sales s on s.day = g::date
        group by g
      ) d
    ),
    'products', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
        select l.product_id as id, max(l.name) as name, sum(l.quantity) as pieces, sum(l.line_total) as revenue
        from public.order_lines l join private.sales s on s.id = l.order_id
        where s.day between p_from and p_to
        group by l.product_id order by 4 desc, 1 limit 8
      ) t
    ),
    'categories', (
      select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (
        select p.category_id as id, max(c.name) as name, sum(l.quantity) as pieces, sum(l.line_total) as revenue
        from public.order_lines l
        join private.sales s on s.id = l.order_id
        join public.products p on p.id = l.product_id
        join public.categories c on c.id = p.category_id
        where s.day between p_from and p_to
        group by p.category_id order by 4 desc, 1
      ) t
    ),
    'stock_alerts', (
      select jsonb_build_object(
        'total', count(*),
        'rows', coalesce(jsonb_agg(to_jsonb(t) - 'n' order by t.n) filter (where t.n <= 8), '[]')
      )
      from (
        select row_number() over (order by v.stock, p.position, v.position) as n, p.id as product_id, p.name,
          v.id as variant_id, v.label, v.stock
        from public.product_variants v join public.products p on p.id = v.product_id
        where p.status = 'published' and v.stock <= 5
      ) t
    ),
    'waiting', jsonb_build_object(
      'to_confirm', (select count(*) from public.orders o where o.status = 'placed'),
      'to_ship', (select count(*) from public.orders o where o.status in ('confirmed', 'packed')),
      'returns', (
        select count(*) from public.returns r where r.state in ('requested', 'approved', 'picked_up', 'received')
      ),
      'inquiries', (
        select count(*) from (
          select 1 from public.contact_messages m where m.status <> 'resolved'
          union all select 1 from public.bulk_inquiries b where b.status = 'new'
          union all select 1 from public.vendor_applications v where v.status in ('submitted', 'documents', 'product_review')
        ) q
      )
    )
  );
end;
$$;
comment on function public.get_admin_overview(date, date) is
  'For admins: figures of a period, both days included, against the period before. Rupees. Raises FORBIDDEN, INVALID_INPUT.';
revoke execute on function public.get_admin_overview(date, date) from public;
grant execute on function public.get_admin_overview(date, date) to anon, authenticated;
