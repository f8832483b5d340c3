-- Mail delivery: what the mail service tells of addresses, how their owners and the staff set that right, and the desk of
-- mails that did not leave (docs/adr/0080-mail-that-arrives.md). Tables, limits and sending are in the outbox chapter.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.lift_mail_block(p_address text) returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update private.mail_blocks b set lifted_at = now(), confirm_hash = null
  where b.address = lower(p_address) and b.lifted_at is null;
  return found;
end;
$$;
comment on function private.lift_mail_block(text) is
  'Mails go to the address again from now on; what was held stays held. Answers whether there was a block.';

-- security definer: the authentication service changes accounts, and nobody may write the blocks.
create function private.lift_confirmed_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lift_mail_block(new.email);
  return null;
exception when others then
  -- As in index_customer: a confirmation must not fail by it.
  raise warning 'the block of account % was not lifted: %', new.id, sqlerrm;
  return null;
end;
$$;
comment on function private.lift_confirmed_address() is 'After an account''s address is confirmed: mail evidently arrives there.';

create trigger lift_confirmed_address after update of email, email_confirmed_at on auth.users
  for each row when (
    new.email_confirmed_at is not null
    and (new.email_confirmed_at, new.email) is distinct from (old.email_confirmed_at, old.email)
  )
  execute function private.lift_confirmed_address();

-- A complaint takes back every optional mail, as the press on their own links does: lifting the block brings none of them
-- again before their owner asks.
create function private.withdraw_optional_mails(p_address text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  update public.newsletter_subscribers s set status = 'unsubscribed', unsubscribed_at = now(), confirm_hash = null
  where lower(s.email) = p_address and s.status <> 'unsubscribed';
  update public.alerts a set status = 'stopped', due_at = null, changed_at = now()
  where a.id in (
    select w.id from public.alerts w where w.owner = p_address and w.status in ('pending', 'waiting') order by w.id for update
  );
  perform private.record_consent(u.id, c.choice, false, '', 'mail')
  from auth.users u cross join unnest(array['alerts', 'occasions']) as c (choice)
  where u.email = p_address and private.wants_mail(u.id, c.choice);
end;
$$;
comment on function private.withdraw_optional_mails(text) is
  'Ends newsletter, alerts and occasions of an address in lower case. For definer functions.';

create function private.mail_standing(p_address text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return coalesce((
    select jsonb_build_object('state', b.reason, 'at', b.at)
    from private.mail_blocks b where b.address = lower(p_address) and b.lifted_at is null
  ), jsonb_build_object('state', 'well', 'at', null));
end;
$$;
comment on function private.mail_standing(text) is
  'Whether mail arrives at an address: {state: well | bounced | complained, at}.';

create function private.mail_state(p_mail private.outbox) returns text
  language sql stable security invoker set search_path = ''
as $$
  select case
    when p_mail.id is null then null
    when p_mail.sent_at is not null then 'sent'
    when p_mail.failed_at is null then 'waiting'
    when p_mail.held is null then 'failed'
    when p_mail.held = 'staff' then 'given_up'
    else 'held'
  end
$$;
comment on function private.mail_state(private.outbox) is 'waiting, sent, failed, held or given_up; null for none.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, service role only: the function that has proven the mail service's signature tells what it heard.
create function public.record_mail_event(p_reason text, p_address text, p_at timestamptz, p_detail text default '')
  returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_address text := lower(btrim(left(p_address, 300)));
  -- A clock ahead of ours must not keep what happens next from being heard.
  v_at timestamptz := least(p_at, now());
begin
  if (p_reason in ('bounced', 'complained')) is not true or v_at is null
    or char_length(v_address) > 254 or not private.has_shape(v_address, 'email')
  then
    return 'ignored';
  end if;
  -- Events come again and out of order: what is older than what is known says nothing new. Nothing arrives at an address
  -- that bounces, so a complaint does not take its place.
  insert into private.mail_blocks as b (address, reason, at, detail)
  values (v_address, p_reason, v_at, left(coalesce(p_detail, ''), 300))
  on conflict (address) do update set
    reason = case when b.lifted_at is null and b.reason = 'bounced' then b.reason else excluded.reason end,
    at = excluded.at, detail = excluded.detail, lifted_at = null
  where excluded.at > coalesce(b.lifted_at, b.at);
  if not found then
    return 'old';
  end if;
  if p_reason = 'complained' then
    perform private.withdraw_optional_mails(v_address);
  end if;
  return 'stopped';
end;
$$;
comment on function public.record_mail_event(text, text, timestamptz, text) is
  'The mail service says that an address bounced for good, or that its owner complained: {stopped | old | ignored}.';

-- security definer, both: an address is its owner's, and the blocks are closed to clients.
create function public.get_mail_standing() returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return private.mail_standing((select u.email from auth.users u where u.id = v_user));
end;
$$;
comment on function public.get_mail_standing() is
  'Whether mail arrives at the caller''s address: {state: well | bounced | complained, at}. Raises SIGN_IN_REQUIRED.';

create function public.ask_mail_check() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_email text := (select u.email from auth.users u where u.id = v_user);
  v_token text := private.new_token();
begin
  perform private.throttle('mail-check', v_user::text, 3, interval '1 day');
  update private.mail_blocks b set confirm_hash = private.hash_token(v_token), confirm_sent_at = now()
  where b.address = lower(v_email) and b.lifted_at is null;
  if found then
    perform private.send_mail('account/check-address', v_email, jsonb_build_object('token', v_token),
      'mail-check:' || private.hash_token(v_token));
  end if;
  return jsonb_build_object('outcome', case when found then 'sent' else 'well' end);
end;
$$;
comment on function public.ask_mail_check() is
  'Sends the caller a mail whose link lifts the block of their address: {outcome: sent | well}. Raises SIGN_IN_REQUIRED, TOO_MANY_ATTEMPTS.';

-- security definer: the token is the permission. It works for 7 days.
create function public.confirm_mail_check(p_token text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_address text := (
    select b.address from private.mail_blocks b
    where b.confirm_hash = private.hash_token(left(p_token, 200)) and b.confirm_sent_at > now() - interval '7 days'
  );
begin
  return jsonb_build_object(
    'outcome', case when private.lift_mail_block(v_address) then 'confirmed' else 'unknown' end
  );
end;
$$;
comment on function public.confirm_mail_check(text) is
  'Answers {outcome: confirmed | unknown}. Open to visitors: the token of the mail is the permission, and its reader may be signed out.';

-- security definer, here and below: the outbox is nobody's; through private.require_right. What a mail says is not shown:
-- it may hold codes and links that are its reader's alone.
create function public.list_mails(
  p_state text default 'failed', p_query text default '', p_offset integer default 0, p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with open as materialized (
      -- By the indexes of what waits and of what was given up: everything that was sent is left out.
      select o.*, private.mail_state(o) as state from private.outbox o
      where o.sent_at is null and o.failed_at is null
      union all
      select o.*, private.mail_state(o) from private.outbox o where o.failed_at is not null
    ), found as (
      select * from open o
      where o.state = p_state and (v_like = '%%' or lower(concat_ws(' ', o.recipient, o.kind)) like v_like)
    )
    select private.page_of((select jsonb_agg(to_jsonb(r)) from (
      select f.id, f.kind, f.recipient, f.state, f.held, f.created_at, f.attempts,
        case when f.failed_at is null then f.next_attempt_at end as next_attempt_at, f.failed_at, f.last_error,
        private.mail_block(f.recipient) as block,
        f.recipient <> '' and f.failed_at is not null and f.state <> 'given_up'
          and private.hold_reason(f.recipient, private.mail_rule(f.kind)) is null as can_retry,
        f.state <> 'given_up' and f.kind <> 'gift-card/issued' as can_give_up
      from found f order by coalesce(f.failed_at, f.created_at) desc, f.id desc
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) r), (select count(*) from found)) || jsonb_build_object('counts', (
      select jsonb_build_object(
        'waiting', count(*) filter (where o.state = 'waiting'), 'failed', count(*) filter (where o.state = 'failed'),
        'held', count(*) filter (where o.state = 'held'), 'given_up', count(*) filter (where o.state = 'given_up')
      ) from open o
    ))
  );
end;
$$;
comment on function public.list_mails(text, text, integer, integer) is
  'For the staff: mails that wait, failed, are held or were given_up, newest first, with how many there are of each. Raises FORBIDDEN.';

create function public.retry_mail(p_id bigint) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_mail private.outbox;
begin
  select * into v_mail from private.outbox o where o.id = p_id for update;
  if private.mail_state(v_mail) in ('failed', 'held') is not true or v_mail.recipient = '' then
    perform private.invalid_input('id', 'This mail is not one that can be sent again. Reload the page.');
  elsif private.hold_reason(v_mail.recipient, private.mail_rule(v_mail.kind)) is not null then
    perform private.invalid_input('id', 'Mails to this address come back, or their reader does not want them. Lift that first.');
  end if;
  update private.outbox o set failed_at = null, held = null, attempts = 0, next_attempt_at = now() where o.id = p_id;
  perform private.record_action('mail/retried', p_id::text, null, jsonb_build_object('kind', v_mail.kind));
  return 'waiting';
end;
$$;
comment on function public.retry_mail(bigint) is
  'For the staff: tries a mail that failed or was held once more, with all its tries. Logged. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.give_up_mail(p_id bigint) returns text
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_mail private.outbox;
begin
  select * into v_mail from private.outbox o where o.id = p_id for update;
  if private.mail_state(v_mail) in ('waiting', 'failed', 'held') is not true then
    perform private.invalid_input('id', 'This mail is not one that can be given up. Reload the page.');
  elsif v_mail.kind = 'gift-card/issued' then
    perform private.invalid_input('id', 'The code of the gift card is in this mail alone, and somebody paid for it.');
  end if;
  update private.outbox o set failed_at = coalesce(o.failed_at, now()), held = 'staff', payload = '{}' where o.id = p_id;
  perform private.record_action('mail/given-up', p_id::text, null, jsonb_build_object('kind', v_mail.kind));
  return 'given_up';
end;
$$;
comment on function public.give_up_mail(bigint) is
  'For the staff: a mail that is not sent any more; what it said is forgotten. Logged. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.unblock_mails(p_address text, p_reason text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('support');
  v_reason text := private.read_text(jsonb_build_object('reason', p_reason), 'reason', 3, 200);
  v_block text := private.mail_block(p_address);
begin
  if private.lift_mail_block(p_address) then
    -- By the account: the log outlives it, and what it says then is without a name.
    perform private.record_action('mail/unblocked', coalesce(
      (select u.id::text from auth.users u where u.email = lower(p_address)), 'an address without an account'
    ), jsonb_build_object('state', v_block), jsonb_build_object('reason', v_reason));
    return true;
  end if;
  return false;
end;
$$;
comment on function public.unblock_mails(text, text) is
  'For the staff: mails go to an address again; false where nothing kept them. Logged. Raises FORBIDDEN, INVALID_INPUT {field}.';

-- security definer, service role only, for the sweep. A gift card's code is in its mail alone and stays. Of a mail that was sent,
-- its key is kept, by which it is sent once, and not to whom: addresses are forgotten where people were told that they are.
create function public.forget_mails() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_given_up integer;
  v_sent integer;
begin
  update private.outbox o set payload = '{}', recipient = ''
  where o.failed_at < now() - interval '30 days' and o.recipient <> '' and o.kind <> 'gift-card/issued';
  get diagnostics v_given_up = row_count;
  -- In portions: the first of them may find years.
  update private.outbox o set recipient = ''
  where o.id in (
    select s.id from private.outbox s
    where s.sent_at < now() - interval '30 days' and s.recipient <> '' order by s.sent_at limit 10000 for update skip locked
  );
  get diagnostics v_sent = row_count;
  return v_given_up + v_sent;
end;
$$;
comment on function public.forget_mails() is
  'Forgets what mails said and to whom, 30 days after they were sent or given up. Answers how many.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.record_mail_event(text, text, timestamptz, text),
  public.forget_mails()
to service_role;

grant execute on function
  public.get_mail_standing(),
  public.ask_mail_check(),
  public.confirm_mail_check(text),
  public.list_mails(text, text, integer, integer),
  public.retry_mail(bigint),
  public.give_up_mail(bigint),
  public.unblock_mails(text, text)
to anon, authenticated;
