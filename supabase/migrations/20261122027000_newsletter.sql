-- Newsletter, by double opt-in: an address is written to only after its owner pressed the link. Every answer to a
-- sign-up is the same, so that nobody learns who subscribes. Tokens are kept hashed; a leaked table confirms nobody.

-- Tables and policies ---------------------------------------------------------------------------------------------

create table public.newsletter_subscribers (
  id uuid primary key default gen_random_uuid(),
  -- Emptied some time after its owner has left; the hashes stay, so that the link of an old letter is still answered.
  email text check (char_length(email) between 3 and 254),
  status text not null default 'pending'
    constraint newsletter_subscribers_status check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Which sentence was agreed to (newsletterConsent in @shop/kernel/domain), and when.
  consent_version text not null check (char_length(consent_version) between 1 and 20),
  consented_at timestamptz not null default now(),
  -- The question that is open: which sentence stood beside it, and the link that answers it. Leaving closes it.
  asked_version text check (char_length(asked_version) between 1 and 20),
  confirm_hash text unique,
  confirm_sent_at timestamptz,
  -- One for each welcome: the link of an old letter works after leaving and coming back, too.
  unsubscribe_hashes text[] not null default '{}',
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null default now(),
  constraint newsletter_subscribers_address check (email is not null or status = 'unsubscribed')
);
comment on table public.newsletter_subscribers is 'Newsletter addresses with the consent given and its withdrawal.';

create unique index newsletter_subscribers_email on public.newsletter_subscribers (lower(email));
create index newsletter_subscribers_unsubscribe on public.newsletter_subscribers using gin (unsubscribe_hashes);
-- What forget_contacts looks for.
create index newsletter_subscribers_ending on public.newsletter_subscribers (status)
  where status <> 'confirmed' and email is not null;

alter table public.newsletter_subscribers enable row level security;
create policy "admins read subscribers" on public.newsletter_subscribers
  for select to authenticated using ((select private.has_right('support')));

-- Private functions -----------------------------------------------------------------------------------------------

create function private.hash_token(p_token text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select encode(sha256(convert_to(coalesce(p_token, ''), 'UTF8')), 'hex')
$$;
comment on function private.hash_token(text) is 'How a token from a mail is kept.';

create function private.new_token() returns text
  language sql volatile security invoker set search_path = ''
as $$
  -- 244 random bits.
  select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
$$;
comment on function private.new_token() is 'An unguessable token for a link in a mail.';

-- Public functions ------------------------------------------------------------------------------------------------

-- Definer: visitors may not touch the table.
create function public.subscribe_newsletter(
  p_email text, p_consent_version text, p_elapsed_ms integer default null, p_fax text default ''
) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_answer constant jsonb := '{"outcome":"check_mail"}';
  v_email text := btrim(left(coalesce(p_email, ''), 300), E' \t\r\n');
  v_token text := private.new_token();
  v_id uuid;
begin
  if private.is_automatic(jsonb_build_object('fax', p_fax, 'elapsed_ms', p_elapsed_ms)) then
    return v_answer;
  end if;
  if char_length(v_email) > 254 or not private.has_shape(v_email, 'email') then
    perform private.invalid_field('email');
  end if;
  if coalesce(p_consent_version, '') !~ '^[0-9-]{1,20}$' then
    perform private.invalid_field('consent_version');
  end if;
  perform private.throttle_caller('newsletter', v_email, 10, interval '1 hour');

  insert into public.newsletter_subscribers as s (email, consent_version, asked_version, confirm_hash, confirm_sent_at)
  values (v_email, p_consent_version, p_consent_version, private.hash_token(v_token), now())
  -- Anybody may type an address: of who has left, everything else stays as it is until the link is pressed.
  on conflict (lower(email)) do update set
    asked_version = excluded.asked_version, confirm_hash = excluded.confirm_hash, confirm_sent_at = now()
  -- A subscriber stays one, and nobody is mailed twice within ten minutes because somebody else types the address.
  where s.status <> 'confirmed' and coalesce(s.confirm_sent_at, '-infinity') < now() - interval '10 minutes'
  returning s.id into v_id;
  if v_id is not null then
    perform private.send_mail(
      'newsletter/confirm', v_email, jsonb_build_object('token', v_token), 'newsletter:' || private.hash_token(v_token)
    );
  end if;
  return v_answer;
end;
$$;
comment on function public.subscribe_newsletter(text, text, integer, text) is
  'Asks the owner of an address to confirm; the answer never tells whether it was known. Raises INVALID_FIELD, TOO_MANY_ATTEMPTS. Open to visitors: nothing happens before the owner of the address confirms; limited by network.';

-- Definer: the token is the permission. It works for 7 days; pressing the link again is answered as the first time.
create function public.confirm_newsletter(p_token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row public.newsletter_subscribers;
  v_unsubscribe text := private.new_token();
begin
  select * into v_row from public.newsletter_subscribers s
  where s.confirm_hash = private.hash_token(left(p_token, 200)) for update;
  if not found or (v_row.status <> 'confirmed' and v_row.confirm_sent_at < now() - interval '7 days') then
    return '{"outcome":"unknown"}';
  end if;
  if v_row.status <> 'confirmed' then
    update public.newsletter_subscribers
    set status = 'confirmed', consent_version = asked_version, consented_at = confirm_sent_at, confirmed_at = now(),
      unsubscribed_at = null, unsubscribe_hashes = unsubscribe_hashes || private.hash_token(v_unsubscribe)
    where id = v_row.id;
    perform private.send_mail(
      'newsletter/welcome', v_row.email, jsonb_build_object('token', v_unsubscribe),
      'newsletter:' || private.hash_token(v_unsubscribe)
    );
  end if;
  return '{"outcome":"confirmed"}';
end;
$$;
comment on function public.confirm_newsletter(text) is
  'Answers {outcome: confirmed | unknown}. Open to visitors: the token of the mail is the permission.';

-- Definer: the token is the permission, and leaving needs no account.
create function public.unsubscribe_newsletter(p_token text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.newsletter_subscribers s
  set status = 'unsubscribed', unsubscribed_at = coalesce(s.unsubscribed_at, now()), confirm_hash = null
  where s.unsubscribe_hashes @> array[private.hash_token(left(p_token, 200))];
  return jsonb_build_object('outcome', case when found then 'unsubscribed' else 'unknown' end);
end;
$$;
comment on function public.unsubscribe_newsletter(text) is
  'Answers {outcome: unsubscribed | unknown}. Open to visitors: the token of the mail is the permission, and leaving needs no account.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- The hashes are nobody's business.
grant select (
  id, email, status, consent_version, consented_at, confirmed_at, unsubscribed_at, created_at
) on public.newsletter_subscribers to authenticated;

grant execute on function
  public.subscribe_newsletter(text, text, integer, text),
  public.confirm_newsletter(text),
  public.unsubscribe_newsletter(text)
to anon, authenticated;
