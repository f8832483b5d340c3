-- What the profile shows at a glance, from the caller's own rows (design section 5.11). security invoker: row level
-- security is the filter.
create function public.get_account_figures() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return (
    select jsonb_build_object(
      'orders', count(*) filter (where o.status not in ('pending_payment', 'expired')),
      'underway', count(*) filter (where o.status in ('placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery')),
      'delivered', count(*) filter (where o.status = 'delivered'),
      'spent', coalesce(sum(o.total - coalesce((
        select sum(r.refund_amount) from public.returns r where r.order_id = o.id and r.state = 'refunded'
      ), 0)) filter (where o.status = 'delivered'), 0),
      'saved', coalesce(sum(o.saving) filter (where o.status = 'delivered'), 0),
      'wishlist', (select count(*) from public.wishlist_items w where w.user_id = v_user),
      'credit', coalesce((select a.balance from public.credit_accounts a where a.user_id = v_user), 0),
      'member_since', (select p.created_at from public.profiles p where p.id = v_user)
    )
    from public.orders o where o.user_id = v_user
  );
end;
$$;
comment on function public.get_account_figures() is
  'The caller''s {orders, underway, delivered, spent, saved, wishlist, credit, member_since}; rupees of what was kept.';
revoke execute on function public.get_account_figures() from public;
grant execute on function public.get_account_figures() to anon, authenticated;
