-- Affiliates, what they have earned order by order, and what they asked to be paid: three lists of the dashboard.
--
-- security definer, all of them: as the lists before.
drop function if exists public.list_admin_affiliates(text, integer, integer);
create function public.list_admin_affiliates(
  p_query text default '', p_sort text default '-approved', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select p.id, p.full_name, p.affiliate_code, u.email, count(c.id) as sales,
        coalesce(sum(c.amount) filter (where c.state = 'pending'), 0) as pending,
        coalesce(sum(c.amount) filter (where c.state = 'approved'), 0) as approved,
        coalesce(sum(c.amount) filter (where c.state = 'paid'), 0) as paid
      from public.profiles p
      join auth.users u on u.id = p.id
      join public.commissions c on c.affiliate_id = p.id
      where v_like = '%%' or lower(concat_ws(' ', u.email, p.full_name, p.affiliate_code)) like v_like
      group by p.id, u.email
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by
        case p_sort when 'sales' then f.sales when 'approved' then f.approved when 'paid' then f.paid end,
        case p_sort when '-sales' then f.sales when '-approved' then f.approved when '-paid' then f.paid end desc,
        f.pending desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found)) || jsonb_build_object(
      'average_percent', (select round(avg(c.percent), 1) from public.commissions c where c.state <> 'reversed')
    )
  );
end;
$$;
comment on function public.list_admin_affiliates(text, text, integer, integer) is
  'For admins: who has sold something, and the average commission. Rupees. Raises FORBIDDEN.';
revoke execute on function public.list_admin_affiliates(text, text, integer, integer) from public;
grant execute on function public.list_admin_affiliates(text, text, integer, integer) to anon, authenticated;

create function public.list_admin_commissions(
  p_query text default '', p_state text default null, p_sort text default '-earned', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select c.id, o.number, o.status, p.affiliate_code, c.base, c.percent, c.amount, c.state, c.created_at
      from public.commissions c
      join public.orders o on o.id = c.order_id
      left join public.profiles p on p.id = c.affiliate_id
      where (p_state is null or c.state = p_state)
        and (v_like = '%%' or lower(concat_ws(' ', o.number, p.affiliate_code)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'amount' then f.amount end, case p_sort when '-amount' then f.amount end desc,
        case p_sort when 'earned' then f.created_at end, f.created_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_commissions(text, text, text, integer, integer) is
  'For admins: the ledger of commissions, order by order. Rupees. Raises FORBIDDEN.';
revoke execute on function public.list_admin_commissions(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_commissions(text, text, text, integer, integer) to anon, authenticated;

create function public.list_admin_payouts(
  p_query text default '', p_state text default null, p_sort text default 'due', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select o.id, o.amount, o.state, o.vpa, o.reference, o.requested_at, o.due_on, o.settled_at,
        p.full_name, p.affiliate_code
      from public.affiliate_payouts o left join public.profiles p on p.id = o.affiliate_id
      where (p_state is null or o.state = p_state)
        and (v_like = '%%' or lower(concat_ws(' ', p.full_name, p.affiliate_code, o.vpa, o.reference)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select * from found f
      order by case p_sort when 'amount' then f.amount end, case p_sort when '-amount' then f.amount end desc,
        case p_sort when '-due' then f.due_on end desc,
        -- What is still to be paid comes first.
        f.state = 'requested' desc, f.due_on, f.requested_at desc, f.id
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_payouts(text, text, text, integer, integer) is
  'For admins: payouts, open ones first. Rupees. Raises FORBIDDEN.';
revoke execute on function public.list_admin_payouts(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_payouts(text, text, text, integer, integer) to anon, authenticated;
