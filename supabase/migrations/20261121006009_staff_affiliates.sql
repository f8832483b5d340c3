-- Affiliates and inquiries as the staff handles them.
--
-- security definer, all of them: they show and change what belongs to others.
create function public.list_admin_affiliates(
  p_query text default '', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := '%' || replace(replace(lower(left(btrim(coalesce(p_query, '')), 100)), '\', '\\'), '%', '\%') || '%';
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
    select jsonb_build_object(
      'total', (select count(*) from found),
      'rows', coalesce((select jsonb_agg(to_jsonb(r)) from (
        select * from found order by approved desc, pending desc, id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r), '[]'),
      'average_percent', (select round(avg(c.percent), 1) from public.commissions c where c.state <> 'reversed'),
      'payouts', coalesce((select jsonb_agg(to_jsonb(y)) from (
        select o.id, o.amount, o.state, o.vpa, o.reference, o.requested_at, o.due_on, o.settled_at,
          p.full_name, p.affiliate_code
        from public.affiliate_payouts o left join public.profiles p on p.id = o.affiliate_id
        order by o.state = 'requested' desc, o.due_on, o.requested_at desc limit 50
      ) y), '[]'),
      'commissions', coalesce((select jsonb_agg(to_jsonb(k)) from (
        select c.id, o.number, o.status, p.affiliate_code, c.base, c.percent, c.amount, c.state, c.created_at
        from public.commissions c
        join public.orders o on o.id = c.order_id
        left join public.profiles p on p.id = c.affiliate_id
        order by c.created_at desc limit 50
      ) k), '[]')
    )
  );
end;
$$;
comment on function public.list_admin_affiliates(text, integer, integer) is
  'For admins: affiliates, the newest commissions, payouts with open ones first. Rupees. Raises FORBIDDEN.';
revoke execute on function public.list_admin_affiliates(text, integer, integer) from public;
grant execute on function public.list_admin_affiliates(text, integer, integer) to anon, authenticated;

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

create view private.inquiries as
  select 'contact' as kind, m.id, m.reference, m.status, m.name, m.email, null::text as phone,
    m.subject as summary, m.message, jsonb_build_object('channel', m.channel) as details, m.assignee_id, m.created_at
  from public.contact_messages m
  union all
  select 'bulk', b.id, b.reference, b.status, b.contact_person, b.email, b.phone,
    b.company_name || ' · ' || b.quantity, b.message,
    jsonb_build_object('company', b.company_name, 'category', b.product_category, 'quantity', b.quantity),
    b.assignee_id, b.created_at
  from public.bulk_inquiries b
  union all
  select 'vendor', v.id, v.reference, v.status, v.contact_person, v.email, v.phone, v.business_name, v.message,
    jsonb_build_object('business', v.business_name, 'type', v.business_type, 'gst', v.gst_number,
      'address', v.address, 'categories', v.product_categories, 'experience', v.experience, 'website', v.website),
    v.assignee_id, v.created_at
  from public.vendor_applications v
  union all
  select 'newsletter', n.id, '', n.status, '', n.email, null, 'Newsletter', '', jsonb_build_object(
    'consent', n.consent_version, 'consented', n.consented_at), null, n.created_at
  from public.newsletter_subscribers n;
comment on view private.inquiries is 'Everything that people have written to the shop, in one shape.';

create function public.list_admin_inquiries(
  p_kind text default 'contact', p_query text default '', p_status text default null, p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_like text := '%' || replace(replace(lower(left(btrim(coalesce(p_query, '')), 100)), '\', '\\'), '%', '\%') || '%';
begin
  return (
    with found as (
      select i.*, (select u.email from auth.users u where u.id = i.assignee_id) as assignee
      from private.inquiries i
      where i.kind = p_kind and (p_status is null or i.status = p_status)
        and (v_like = '%%' or lower(concat_ws(' ', i.reference, i.name, i.email, i.summary, i.message)) like v_like)
    )
    select jsonb_build_object(
      'total', (select count(*) from found),
      'counts', (select jsonb_object_agg(k.kind, k.n) from (
        select i.kind, count(*) as n from private.inquiries i where i.status in ('new', 'submitted') group by i.kind
      ) k),
      'rows', coalesce((select jsonb_agg(to_jsonb(r) - 'assignee_id') from (
        select * from found order by created_at desc, id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
      ) r), '[]')
    )
  );
end;
$$;
comment on function public.list_admin_inquiries(text, text, text, integer, integer) is
  'For admins: contact, bulk, vendor or newsletter, newest first. Raises FORBIDDEN.';
revoke execute on function public.list_admin_inquiries(text, text, text, integer, integer) from public;
grant execute on function public.list_admin_inquiries(text, text, text, integer, integer) to anon, authenticated;

create function public.set_inquiry_status(p_kind text, p_id uuid, p_status text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_reference text;
  v_before text := (select i.status from private.inquiries i where i.kind = p_kind and i.id = p_id);
begin
  -- Whoever takes the step has taken the case.
  case p_kind
    when 'contact' then
      update public.contact_messages set status = p_status, assignee_id = v_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    when 'bulk' then
      update public.bulk_inquiries set status = p_status, assignee_id = v_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    when 'vendor' then
      update public.vendor_applications set status = p_status, assignee_id = v_admin, updated_at = now()
      where id = p_id returning reference into v_reference;
    else null;
  end case;
  if v_reference is null then
    raise exception 'This inquiry does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_INQUIRY';
  end if;
  perform private.record_action('inquiry/' || p_status, v_reference, jsonb_build_object('status', v_before), null);
  return p_status;
exception when check_violation or not_null_violation then
  perform private.invalid_input('status', 'This inquiry has no such state.');
  return null;
end;
$$;
comment on function public.set_inquiry_status(text, uuid, text) is
  'For admins: takes an inquiry on. Raises FORBIDDEN, UNKNOWN_INQUIRY, INVALID_INPUT.';
revoke execute on function public.set_inquiry_status(text, uuid, text) from public;
grant execute on function public.set_inquiry_status(text, uuid, text) to anon, authenticated;
