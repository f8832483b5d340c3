-- A card that leaves an account has to die at the payment provider too, also when the provider is down at that
-- moment: the deletion writes what is to be revoked, and the sweep asks until the provider has done it. There is no
-- last attempt, because a token that lives on could still be charged.

-- No policy and no grant: the triggers below write it, take_card_revocations and finish_card_revocation work it off.
create table private.card_revocations (
  id bigint generated always as identity primary key,
  -- Without a reference: the cards of a deleted account are revoked after it is gone.
  customer uuid not null,
  token text not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  constraint card_revocations_token unique (customer, token)
);
comment on table private.card_revocations is 'Card tokens that the payment provider still has to forget.';
create index card_revocations_due on private.card_revocations (next_attempt_at, id);
alter table private.card_revocations enable row level security;

-- security definer because whoever deletes an account has no rights here.
create function private.revoke_card() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.card_revocations (customer, token) values (old.user_id, old.token) on conflict do nothing;
  return null;
end;
$$;
comment on function private.revoke_card() is 'After a saved card is deleted: its token is to be revoked.';
revoke execute on function private.revoke_card() from public;

create trigger revoke_card after delete on public.saved_cards
  for each row execute function private.revoke_card();

-- The provider gives the same card the same token, so a card that is saved again must not be revoked any more.
create function private.keep_card() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.card_revocations r where r.customer = new.user_id and r.token = new.token;
  return null;
end;
$$;
comment on function private.keep_card() is 'After a card is saved: what an earlier deletion of it left to do is dropped.';
revoke execute on function private.keep_card() from public;

create trigger keep_card after insert on public.saved_cards
  for each row execute function private.keep_card();

-- security definer, service role only: revocations are worked off for the whole shop.
create function public.take_card_revocations(p_limit integer) returns table (id bigint, customer uuid, token text)
  language sql volatile security definer set search_path = ''
as $$
  -- The claim is the moved time: a worker that dies is followed by another after a minute.
  with due as (
    select r.id from private.card_revocations r
    where r.next_attempt_at <= now()
    order by r.next_attempt_at, r.id
    limit least(greatest(p_limit, 0), 100)
    for update skip locked
  )
  update private.card_revocations r set next_attempt_at = now() + interval '60 seconds'
  from due where r.id = due.id
  returning r.id, r.customer, r.token
$$;
comment on function public.take_card_revocations(integer) is 'Claims up to 100 tokens to revoke for 60 seconds.';
revoke execute on function public.take_card_revocations(integer) from public;
grant execute on function public.take_card_revocations(integer) to service_role;

-- security definer: as above.
create function public.finish_card_revocation(p_id bigint, p_error text default null) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_error is null then
    delete from private.card_revocations r where r.id = p_id;
    return;
  end if;
  update private.card_revocations r set
    attempts = r.attempts + 1,
    last_error = left(p_error, 500),
    next_attempt_at = now() + interval '10 seconds' * (2 ^ least(r.attempts, 8))
  where r.id = p_id;
end;
$$;
comment on function public.finish_card_revocation(bigint, text) is
  'A token was revoked, or the provider failed: then it waits 10 seconds, doubling up to 43 minutes.';
revoke execute on function public.finish_card_revocation(bigint, text) from public;
grant execute on function public.finish_card_revocation(bigint, text) to service_role;
