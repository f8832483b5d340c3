-- Who opened an affiliate's link (spec section 9, Affiliate). A visitor counts once a day and code, so that reloading
-- a page makes nobody popular. The visitor is kept as a hash: enough to count, not enough to follow.
-- No policy and no grant: record_referral_click writes, get_affiliate counts.
create table public.referral_clicks (
  affiliate_id uuid not null references public.profiles (id) on delete cascade,
  -- Day in India.
  day date not null,
  visitor_hash text not null,
  primary key (affiliate_id, day, visitor_hash)
);
comment on table public.referral_clicks is 'Visits over referral links, one row per affiliate, day and visitor.';
alter table public.referral_clicks enable row level security;

-- security definer because visitors may write no table. It answers whether a new visit was counted, which tells
-- nobody more than the code's being in use, as every shared link does.
create function public.record_referral_click(p_code text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_affiliate uuid;
begin
  perform private.throttle_caller('referral-click', upper(btrim(p_code)), 30, interval '10 minutes');
  select p.id into v_affiliate from public.profiles p where p.affiliate_code = upper(btrim(p_code));
  if v_affiliate is null or v_affiliate = auth.uid() then
    return false;
  end if;
  insert into public.referral_clicks (affiliate_id, day, visitor_hash)
  values (
    v_affiliate, (now() at time zone 'Asia/Kolkata')::date,
    encode(sha256(convert_to(v_affiliate::text || coalesce(private.client_key(), 'unknown'), 'UTF8')), 'hex')
  )
  on conflict do nothing;
  return found;
end;
$$;
comment on function public.record_referral_click(text) is
  'Counts a visit over a referral link; false for own, unknown and already counted. Raises TOO_MANY_ATTEMPTS.';
revoke execute on function public.record_referral_click(text) from public;
grant execute on function public.record_referral_click(text) to anon, authenticated;
