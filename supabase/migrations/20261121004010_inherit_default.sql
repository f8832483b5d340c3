-- Deleting the default among saved addresses, cards or UPI IDs makes the newest of the others the default: checkout
-- and refunds start from it, and a shopper who has some should not have to choose again.
create function private.inherit_default() returns trigger
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  -- The same lock as whoever sets a default takes, so that two cannot come up at once.
  perform pg_advisory_xact_lock(hashtextextended(tg_argv[0] || ':' || old.user_id::text, 0));
  execute format(
    'update public.%1$I set is_default = true
     where id = (select t.id from public.%1$I t where t.user_id = $1 order by t.created_at desc, t.id limit 1)
       and not exists (select 1 from public.%1$I t where t.user_id = $1 and t.is_default)',
    tg_table_name
  ) using old.user_id;
  return null;
end;
$$;
comment on function private.inherit_default() is
  'After delete of a default: another row of the user becomes it. Takes the name of the lock.';
revoke execute on function private.inherit_default() from public;

create trigger inherit_default after delete on public.addresses
  for each row when (old.is_default) execute function private.inherit_default('addresses');
create trigger inherit_default after delete on public.saved_cards
  for each row when (old.is_default) execute function private.inherit_default('saved');
create trigger inherit_default after delete on public.saved_vpas
  for each row when (old.is_default) execute function private.inherit_default('saved');
