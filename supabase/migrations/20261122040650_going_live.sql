-- Going live: what a shop should have before it opens, as far as its own rows know it, and what somebody has signed for.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- What only a person can know: that policies were read, that a backup was restored. No policy and no grant:
-- sign_statement writes, get_going_live reads.
create table private.shop_statements (
  id text primary key constraint shop_statements_id check (
    id in ('policies', 'payment_keys', 'mail_sender', 'tax_rates', 'backups', 'grievance')
  ),
  signed_email text not null,
  signed_at timestamptz not null default now()
);
comment on table private.shop_statements is 'Who of the staff stands for what before the shop opens; a row goes when somebody withdraws it.';
alter table private.shop_statements enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- A day that is put off again and again hurries people on to nothing: the log knows how often it was.
create function private.times_put_off(p_field text, p_days integer) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select count(*) from public.admin_actions a
    where a.action = 'settings/saved' and a.created_at > now() - make_interval(days => p_days)
      and a.after ->> p_field > a.before ->> p_field
  );
end;
$$;
comment on function private.times_put_off(text, integer) is 'How often a day of the settings was moved to a later one in so many days.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, both: they read what no client may, through private.require_right.
create function public.get_going_live() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
  -- How many texts are read: nobody mends more at once.
  v_texts constant integer := 500;
begin
  return jsonb_build_object(
    'seller_saved_at', (select s.saved_at from public.seller s),
    'owners', (
      select count(*) from private.staff_members m join public.profiles p on p.id = m.user_id
      where m.role = 'owner' and p.blocked_at is null
    ),
    'staff', (
      select count(distinct m.user_id) from private.staff_members m join public.profiles p on p.id = m.user_id
      where p.blocked_at is null
    ),
    'mail_sent_at', (select max(o.sent_at) from private.outbox o),
    'mails_failed', (
      select count(*) from private.outbox o where o.failed_at > now() - interval '7 days' and o.held is null
    ),
    'online_payment_at', (
      select max(p.captured_at) from public.payments p where p.provider is not null and p.provider <> 'sandbox'
    ),
    'delivery_saved_at', (select max(a.created_at) from public.admin_actions a where a.action like 'delivery/%'),
    'products', (
      select jsonb_build_object(
        'published', count(*),
        'samples', count(*) filter (where p.earlier_ratings <> '{0,0,0,0,0}'),
        'largest_discount', coalesce(max(round(100.0 * (p.original_price - p.price) / p.original_price)), 0),
        'undiscounted', count(*) filter (where p.original_price = p.price)
      ) from public.products p where p.status = 'published'
    ),
    'ended_coupons', (
      select count(*) from public.coupons c where c.active and c.valid_until < now()
    ),
    'sale_put_off', private.times_put_off('sale_ends_on', 90),
    'launch_put_off', private.times_put_off('launch_on', 90),
    'texts', (
      select coalesce(jsonb_agg(jsonb_build_object('of', t.of, 'text', t.text) order by t.of), '[]') from (
        (select 'Coupon ' || c.id as of, concat_ws('. ', c.title, c.description) as text
         from public.coupons c where c.active order by c.id limit v_texts)
        union all
        (select distinct 'Badge' as of, b.text from public.products p, unnest(p.badges) b (text)
         where p.status = 'published' limit v_texts)
      ) t
    ),
    'statements', (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'by', s.signed_email, 'at', s.signed_at) order by s.id), '[]')
      from private.shop_statements s
    )
  );
end;
$$;
comment on function public.get_going_live() is
  'For the staff: facts for the checklist before the shop opens and for what the law calls dark patterns. Raises FORBIDDEN.';

create function public.sign_statement(p_id text, p_signed boolean) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('settings');
begin
  if p_id in ('policies', 'payment_keys', 'mail_sender', 'tax_rates', 'backups', 'grievance') is not true then
    perform private.invalid_input('id', 'There is no such statement.');
  end if;
  if p_signed then
    insert into private.shop_statements (id, signed_email)
    values (p_id, coalesce((select u.email from auth.users u where u.id = v_admin), ''))
    on conflict (id) do nothing;
  else
    delete from private.shop_statements s where s.id = p_id;
  end if;
  if found then
    perform private.record_action(
      case when p_signed then 'going-live/signed' else 'going-live/withdrawn' end, p_id, null, null
    );
  end if;
end;
$$;
comment on function public.sign_statement(text, boolean) is
  'For the staff: stands for a line of the checklist, or withdraws it; who came first stays. Raises FORBIDDEN, INVALID_INPUT {field}.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_going_live(),
  public.sign_statement(text, boolean)
to anon, authenticated;
