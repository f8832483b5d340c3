-- Permanent account numbers of affiliates: with one, tax is kept from commissions at the rate of section 194H, without one at
-- that of section 206AA (docs/adr/0072). Nobody but its owner and the right `finance` reads it.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: save_pan writes, and what pays payouts reads.
create table private.affiliate_pans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  pan text not null constraint affiliate_pans_pan check (private.is_pan(pan)),
  saved_at timestamptz not null default now()
);
comment on table private.affiliate_pans is 'The PAN that an affiliate has given. It goes with the account; payouts that were taxed keep theirs, for the return.';

alter table private.affiliate_pans enable row level security;

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: the table has no grant. It names the caller.
create function public.save_pan(p_pan text) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_pan text := upper(regexp_replace(coalesce(p_pan, ''), '[\s-]', '', 'g'));
begin
  perform private.throttle('pan', v_user::text, 10, interval '1 hour');
  if not private.is_pan(v_pan) then
    perform private.invalid_field('pan');
  end if;
  insert into private.affiliate_pans as n (user_id, pan) values (v_user, v_pan)
  on conflict (user_id) do update set pan = excluded.pan, saved_at = now() where n.pan <> excluded.pan;
  return left(v_pan, 2) || '••••••' || right(v_pan, 2);
end;
$$;
comment on function public.save_pan(text) is
  'Keeps the caller''s PAN for the tax on their commissions; answers it masked. Raises SIGN_IN_REQUIRED, INVALID_FIELD {pan}, TOO_MANY_ATTEMPTS.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.save_pan(text) to anon, authenticated;
