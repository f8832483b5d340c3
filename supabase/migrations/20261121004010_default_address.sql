-- Deleting the default address makes the oldest of the others the default, as with cards and UPI IDs: checkout
-- starts from it, and a shopper with addresses should not have to choose again.
create function private.inherit_default_address() returns trigger
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- The same lock as save_address takes, so that two defaults cannot come up at once.
  perform pg_advisory_xact_lock(hashtextextended('addresses:' || old.user_id::text, 0));
  update public.addresses set is_default = true
  where id = (
      select a.id from public.addresses a where a.user_id = old.user_id order by a.created_at, a.id limit 1
    )
    and not exists (select 1 from public.addresses a where a.user_id = old.user_id and a.is_default);
  return null;
end;
$$;
comment on function private.inherit_default_address() is 'After delete of a default address: another becomes it.';
revoke execute on function private.inherit_default_address() from public;

create trigger inherit_default_address after delete on public.addresses
  for each row when (old.is_default) execute function private.inherit_default_address();
