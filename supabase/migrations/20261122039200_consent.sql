-- Consent: which optional mails somebody wants, and the ledger of what they agreed to and withdrew (Digital Personal Data
-- Protection Act 2023, section 6). The ledger is the one truth of choices about mails: the newest entry counts. Newsletter
-- and saved cards have tables of their own, whose triggers write here what happened.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: private.record_consent writes, get_my_consents shows people their own.
create table private.consent_entries (
  id bigint generated always as identity primary key,
  user_id uuid references auth.users (id) on delete cascade,
  -- Of newsletter readers, who need no account. Lower case.
  email text,
  purpose text not null constraint consent_entries_purpose check (
    purpose in ('terms', 'newsletter', 'alerts', 'occasions', 'saved_card')
  ),
  -- Which card; empty for the rest.
  subject text not null default '',
  subject_id uuid,
  given boolean not null,
  -- Which text they read; empty for a withdrawal.
  text_version text not null default '' check (char_length(text_version) <= 20),
  source text not null constraint consent_entries_source check (
    source in ('sign_up', 'form', 'mail', 'account', 'payment_page')
  ),
  at timestamptz not null default now(),
  constraint consent_entries_whose check (num_nonnulls(user_id, email) = 1)
);
comment on table private.consent_entries is
  'What people agreed to and withdrew; rows are added and never changed, and go with the account or with the forgotten address.';

create index consent_entries_user on private.consent_entries (user_id, purpose, id);
create index consent_entries_email on private.consent_entries (email, id);

alter table private.consent_entries enable row level security;

create trigger consent_entries_append_only before update or truncate on private.consent_entries
  for each statement execute function private.refuse_change();

-- Links in mails that end a kind of them. No policy and no grant, as above.
create table private.mail_stops (
  hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  choice text not null
);
comment on table private.mail_stops is 'Hashed tokens of mails of an optional kind; whoever has one may end that kind.';

create index mail_stops_user on private.mail_stops (user_id);

alter table private.mail_stops enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- From a cascade the account may be gone already: then there is nobody left to tell.
create function private.record_consent(
  p_user uuid, p_purpose text, p_given boolean, p_version text, p_source text, p_subject text default '',
  p_subject_id uuid default null
) returns void
  language sql volatile security invoker set search_path = ''
as $$
  insert into private.consent_entries (user_id, purpose, given, text_version, source, subject, subject_id)
  select u.id, p_purpose, p_given, case when p_given then p_version else '' end, p_source, p_subject, p_subject_id
  from auth.users u where u.id = p_user
$$;
comment on function private.record_consent(uuid, text, boolean, text, text, text, uuid) is
  'Adds a line to the ledger of an account. For definer functions and triggers.';

-- Alerts were asked for one by one, so they come until they are turned off. Whatever else is optional comes to who chose it,
-- the newsletter to who confirmed it: the law wants a yes, and saying nothing is none.
create function private.wants_mail(p_user uuid, p_choice text) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if p_choice = 'newsletter' then
    return exists (
      select 1 from public.newsletter_subscribers s join auth.users u on lower(s.email) = lower(u.email)
      where u.id = p_user and s.status = 'confirmed'
    );
  end if;
  return coalesce((
    select e.given from private.consent_entries e
    where e.user_id = p_user and e.purpose = p_choice order by e.id desc limit 1
  ), p_choice = 'alerts');
end;
$$;
comment on function private.wants_mail(uuid, text) is 'Whether an account wants optional mails of this kind.';

create function private.send_optional_mail(p_user uuid, p_choice text, p_kind text, p_payload jsonb, p_dedupe_key text)
  returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_token text := private.new_token();
begin
  if not private.wants_mail(p_user, p_choice)
    or exists (select 1 from private.outbox o where o.dedupe_key = p_dedupe_key) then
    return;
  end if;
  insert into private.mail_stops (hash, user_id, choice) values (private.hash_token(v_token), p_user, p_choice);
  perform private.send_mail(
    p_kind, (select u.email from auth.users u where u.id = p_user),
    p_payload || jsonb_build_object('stop_token', v_token), p_dedupe_key
  );
end;
$$;
comment on function private.send_optional_mail(uuid, text, text, jsonb, text) is
  'Queues a mail of a kind that can be turned off, unless it is; its stop_token ends the kind. For definer functions.';

-- security definer: whoever writes the tables below has no rights on the ledger.
create function private.log_newsletter_consent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.consent_entries (email, purpose, given, text_version, source, at)
  values (
    lower(new.email), 'newsletter', new.status = 'confirmed',
    case when new.status = 'confirmed' then new.consent_version else '' end,
    coalesce(nullif(current_setting('shop.consent_source', true), ''), case new.status when 'confirmed' then 'form' else 'mail' end),
    now()
  );
  return null;
end;
$$;
comment on function private.log_newsletter_consent() is
  'After a reader is confirmed or leaves: the ledger''s line. From the account page it says so by shop.consent_source.';

create trigger log_consent after insert on public.newsletter_subscribers
  for each row when (new.status = 'confirmed') execute function private.log_newsletter_consent();

create trigger log_consent_change after update of status on public.newsletter_subscribers
  for each row when (new.status <> old.status and new.status <> 'pending'
    and (new.status = 'confirmed' or old.status = 'confirmed'))
  execute function private.log_newsletter_consent();

create function private.log_card_consent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_card public.saved_cards := coalesce(new, old);
begin
  perform private.record_consent(
    v_card.user_id, 'saved_card', tg_op = 'INSERT', '2026-11-01',
    case tg_op when 'INSERT' then 'payment_page' else 'account' end, v_card.brand || ' ' || v_card.last4, v_card.id
  );
  return null;
end;
$$;
comment on function private.log_card_consent() is 'After a card is saved or deleted: the ledger''s line.';

create trigger log_consent after insert or delete on public.saved_cards
  for each row execute function private.log_card_consent();

create function private.log_terms_consent() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.record_consent(
    new.id, 'terms', true, (select s.terms_since::text from public.shop_settings s), 'sign_up'
  );
  return null;
end;
$$;
comment on function private.log_terms_consent() is 'After an account is opened: the terms that its form named.';

create trigger log_consent after insert on public.profiles
  for each row execute function private.log_terms_consent();

create function private.set_newsletter(p_email text, p_wanted boolean, p_version text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_token text := private.new_token();
  v_id uuid;
begin
  perform set_config('shop.consent_source', 'account', true);
  if p_wanted then
    -- An account has confirmed its address, so no second mail asks whose it is.
    insert into public.newsletter_subscribers as s (email, status, consent_version, confirmed_at, unsubscribe_hashes)
    values (p_email, 'confirmed', p_version, now(), array[private.hash_token(v_token)])
    on conflict (lower(email)) do update set
      status = 'confirmed', consent_version = excluded.consent_version, consented_at = now(), confirmed_at = now(),
      unsubscribed_at = null, unsubscribe_hashes = s.unsubscribe_hashes || excluded.unsubscribe_hashes
    where s.status <> 'confirmed'
    returning s.id into v_id;
    if v_id is not null then
      perform private.send_mail('newsletter/welcome', p_email, jsonb_build_object('token', v_token),
        'newsletter:' || private.hash_token(v_token));
    end if;
  else
    update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now(), confirm_hash = null
    where lower(s.email) = lower(p_email) and s.status <> 'unsubscribed';
  end if;
  perform set_config('shop.consent_source', '', true);
end;
$$;
comment on function private.set_newsletter(text, boolean, text) is
  'Begins or ends the newsletter of a confirmed address. For set_mail_choice.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: the ledger and the list of readers are closed to clients.
create function public.get_mail_choices() returns table (choice text, wanted boolean)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return query
    select c.choice, private.wants_mail(v_user, c.choice)
    from unnest(array['newsletter', 'alerts', 'occasions']) as c (choice);
end;
$$;
comment on function public.get_mail_choices() is 'Each kind of optional mail and whether the caller wants it. Raises SIGN_IN_REQUIRED.';

-- security definer: as above.
create function public.set_mail_choice(p_choice text, p_wanted boolean, p_text_version text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text;
begin
  if p_choice is null or p_choice not in ('newsletter', 'alerts', 'occasions') or p_wanted is null then
    perform private.invalid_field('choice');
  elsif coalesce(p_text_version, '') !~ '^[0-9-]{1,20}$' then
    perform private.invalid_field('text_version');
  end if;
  perform private.throttle('mail-choice', v_user::text, 60, interval '1 hour');
  -- Two presses at once would both find the old choice and write two lines.
  select u.email into v_email from auth.users u where u.id = v_user for no key update;
  if private.wants_mail(v_user, p_choice) = p_wanted then
    return p_wanted;
  elsif p_choice = 'newsletter' then
    perform private.set_newsletter(v_email, p_wanted, p_text_version);
  else
    perform private.record_consent(v_user, p_choice, p_wanted, p_text_version, 'account');
  end if;
  return p_wanted;
end;
$$;
comment on function public.set_mail_choice(text, boolean, text) is
  'Begins or ends one kind of optional mail to the caller. Raises SIGN_IN_REQUIRED, INVALID_FIELD, TOO_MANY_ATTEMPTS.';

-- security definer: as above. The token is the permission, and leaving needs no sign-in; those of newsletter and alerts are
-- known here as well, so that one address serves the unsubscribe button of mail programs.
create function public.stop_mails(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_hash text := private.hash_token(left(p_token, 200));
  v_stop private.mail_stops;
begin
  select * into v_stop from private.mail_stops s where s.hash = v_hash;
  if not found then
    -- Alerts bring tokens of their own (stop_alert), of which an account's end the whole kind here: the button of a mail
    -- program does not say which product is meant.
    select a.user_id, 'alerts' into v_stop.user_id, v_stop.choice
    from public.alerts a where a.stop_hashes @> array[v_hash] limit 1;
    if not found then
      return jsonb_build_object('choice', 'newsletter') || public.unsubscribe_newsletter(p_token);
    end if;
    perform public.stop_alert(p_token, true);
  end if;
  if v_stop.user_id is not null and private.wants_mail(v_stop.user_id, v_stop.choice) then
    perform private.record_consent(v_stop.user_id, v_stop.choice, false, '', 'mail');
  end if;
  return jsonb_build_object('outcome', 'unsubscribed', 'choice', v_stop.choice);
end;
$$;
comment on function public.stop_mails(text) is
  'Ends the kind of mail that the token came with: {outcome: unsubscribed | unknown, choice}. Open to visitors: the token of the mail is the permission, and leaving needs no account.';

-- security definer: as above. Every condition names the caller.
create function public.get_my_consents()
  returns table (
    id bigint, purpose text, subject text, subject_id uuid, given boolean, text_version text, source text,
    at timestamptz, is_current boolean
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select lower(u.email) from auth.users u where u.id = v_user);
begin
  return query
    select e.id, e.purpose, e.subject, e.subject_id, e.given, e.text_version, e.source, e.at,
      e.given and row_number() over (partition by e.purpose, e.subject_id order by e.id desc) = 1
    from private.consent_entries e
    where e.user_id = v_user or e.email = v_email
    order by e.id desc
    limit 200;
end;
$$;
comment on function public.get_my_consents() is
  'The caller''s ledger, newest first; is_current is what they agree to now. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.get_mail_choices(),
  public.set_mail_choice(text, boolean, text),
  public.stop_mails(text),
  public.get_my_consents()
to anon, authenticated;

-- The function behind the unsubscribe button of mail programs.
grant execute on function public.stop_mails(text) to service_role;
