-- The occasion bonus of spec section 9, Credit, up to 200 rupees: every year on the day an account was opened, if
-- something was delivered to it within that year and kept. Without that, empty accounts would earn money.
alter table public.insider_tiers add column occasion_bonus integer not null default 50
  constraint insider_tiers_occasion_bonus check (occasion_bonus between 1 and 200);
comment on column public.insider_tiers.occasion_bonus is 'Rupees on the anniversary; 50 without a tier.';
update public.insider_tiers set occasion_bonus = case id when 'silver' then 100 when 'gold' then 150 else 200 end;
grant select (occasion_bonus) on public.insider_tiers to anon, authenticated;

alter table public.credit_entries add constraint credit_entries_occasion check (
  kind <> 'occasion' or amount between 1 and 200
);

-- Which days are done, so that the sweep looks at all accounts once a day and makes up for days on which it stood
-- still. No policy and no grant: only pay_occasions touches it.
create table private.occasion_days (
  day date primary key
);
comment on table private.occasion_days is 'Days in India whose anniversaries were paid.';
alter table private.occasion_days enable row level security;

-- Accounts of 29 February have their day on the 28th in other years, as adding years to a date says.
create function private.pay_anniversaries(p_day date) returns integer
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_account record;
  v_amount integer;
  v_paid integer := 0;
begin
  for v_account in
    select p.id, u.email, a.years
    from public.profiles p
    join auth.users u on u.id = p.id
    cross join lateral (
      select (p.created_at at time zone 'Asia/Kolkata')::date as opened,
        extract(year from p_day)::integer - extract(year from p.created_at at time zone 'Asia/Kolkata')::integer as years
    ) a
    where a.years > 0 and (a.opened + make_interval(years => a.years))::date = p_day
      and private.insider_spend(p.id) > 0
    order by p.id
  loop
    v_amount := coalesce((private.insider_tier(v_account.id)).occasion_bonus, 50);
    if private.add_credit(
      v_account.id, v_amount, 'occasion', 'A present: ' || v_account.years || case v_account.years
        when 1 then ' year' else ' years' end || ' with us', 'occasion:' || v_account.id || ':' || p_day
    ) then
      v_paid := v_paid + 1;
      perform private.send_mail(
        'account/occasion', v_account.email, jsonb_build_object('amount', v_amount, 'years', v_account.years),
        'occasion:' || v_account.id || ':' || p_day
      );
    end if;
  end loop;
  return v_paid;
end;
$$;
comment on function private.pay_anniversaries(date) is 'Books the bonus of everybody whose account was opened on that day of a year.';
revoke execute on function private.pay_anniversaries(date) from public;

-- security definer, service role only: it books for the whole shop.
create function public.pay_occasions() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
  v_day date;
  v_paid integer := 0;
begin
  -- A month back at most: presents that come later than that are odd. A new shop begins with today.
  for v_day in
    select d::date from generate_series(
      greatest((select max(o.day) + 1 from private.occasion_days o), v_today - 30),
      v_today, interval '1 day'
    ) d
    where exists (select 1 from private.occasion_days) or d::date = v_today
  loop
    insert into private.occasion_days (day) values (v_day) on conflict do nothing;
    -- A sweep at the same moment has waited here for this one and finds its work done.
    if found then
      v_paid := v_paid + private.pay_anniversaries(v_day);
    end if;
  end loop;
  return v_paid;
end;
$$;
comment on function public.pay_occasions() is 'Pays the anniversaries of the days since it last ran; answers how many.';
revoke execute on function public.pay_occasions() from public;
grant execute on function public.pay_occasions() to service_role;
