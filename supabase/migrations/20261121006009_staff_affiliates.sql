-- security definer: commissions belong to others.
create function public.approve_commission(p_id uuid) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_number text;
begin
  update public.commissions c set state = 'approved', approved_at = now()
  from public.orders o
  where c.id = p_id and o.id = c.order_id and c.state = 'pending' and o.status = 'delivered'
  returning o.number into v_number;
  if v_number is null then
    raise exception 'Only a pending commission of a delivered order can be approved.'
      using errcode = 'PT409', hint = 'INVALID_TRANSITION';
  end if;
  perform private.record_action('commission/approved', v_number, null, null);
  return 'approved';
end;
$$;
comment on function public.approve_commission(uuid) is
  'For admins: approves before the return period ends. Raises FORBIDDEN, INVALID_TRANSITION.';
revoke execute on function public.approve_commission(uuid) from public;
grant execute on function public.approve_commission(uuid) to anon, authenticated;
