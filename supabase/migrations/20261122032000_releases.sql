-- Releases: which versions of the shop's parts are live, who made them so, and who may. Web servers on several machines
-- read it; the release desk, which holds the key that what is live is signed with, is its only writer.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- What is live, as one signed text. No policy and no grant: the functions below are for the service role, which web
-- servers of this shop have when they share it. Whoever could write the row still could not sign another registry.
create table private.release_registry (
  -- A boolean key that can only be true makes a second row impossible.
  is_single boolean primary key default true check (is_single),
  sequence bigint not null check (sequence > 0),
  payload text not null check (octet_length(payload) <= 4194304),
  signature text not null,
  key_id text not null
);
comment on table private.release_registry is 'One row: the signed registry; none before the first release.';
comment on column private.release_registry.sequence is 'Counts the changes; who swaps names the one that they began with.';

alter table private.release_registry enable row level security;

create table public.release_changes (
  id bigint generated always as identity primary key,
  sequence bigint not null,
  at timestamptz not null,
  by text not null,
  kind text not null constraint release_changes_kind check (
    kind in ('release', 'trial', 'share', 'promote', 'rollback', 'kill', 'trial-ended', 'shell')
  ),
  remote text not null,
  version text not null,
  -- What everybody had before, where that changed.
  "from" text,
  commit text,
  share integer check (share between 1 and 99),
  report text[] not null default '{}',
  reason text
);
comment on table public.release_changes is 'Who changed what is live; rows are added and never changed.';
comment on column public.release_changes.report is 'What the release gate saw, in sentences.';

create index release_changes_remote on public.release_changes (remote, id);

alter table public.release_changes enable row level security;
create policy "admins read who released what" on public.release_changes
  for select to authenticated using ((select private.has_right('releases')));

create trigger release_changes_append_only before update or delete or truncate on public.release_changes
  for each statement execute function private.refuse_change();

-- No policy and no grant: nobody reads the hashes but the desk.
create table private.release_tokens (
  id text primary key,
  remotes text[] not null check (cardinality(remotes) > 0),
  hash text not null unique check (hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  created_by text not null,
  revoked_at timestamptz
);
comment on table private.release_tokens is 'What teams release with: the hash of each token and the remotes it is for.';

alter table private.release_tokens enable row level security;

-- Files of releases. Not public: server halves are among them, and browsers get theirs from the web server. Without a
-- policy nobody but the service role reads or writes here.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('releases', 'releases', false, 8388608, array['application/octet-stream'])
on conflict (id) do nothing;

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: the tables are closed even to the service role, so that the registry changes in one
-- way alone. Its only caller is the service role.
--
-- Nothing when nothing is newer than what the caller knows: that is what web servers ask every second.
create function public.read_registry(p_known bigint default 0)
  returns table (sequence bigint, payload text, signature text, key_id text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (select 1 from private.release_registry)
    and exists (select 1 from public.release_changes) then
    raise exception 'The registry is missing although there were releases.'
      using errcode = 'PT409', hint = 'REGISTRY_MISSING';
  end if;
  return query
    select r.sequence, r.payload, r.signature, r.key_id from private.release_registry r where r.sequence <> p_known;
end;
$$;
comment on function public.read_registry(bigint) is
  'The signed registry, unless its sequence is the one already known. Raises REGISTRY_MISSING.';

-- The lock on the row (or on the empty table) makes swaps queue; whoever began with another sequence changes nothing.
create function public.swap_registry(
  p_expected bigint, p_sequence bigint, p_payload text, p_signature text, p_key_id text, p_changes jsonb
) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_sequence bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended('release_registry', 0));
  select r.sequence into v_sequence from private.release_registry r;
  if coalesce(v_sequence, 0) <> p_expected or p_sequence <= p_expected then
    return false;
  end if;
  insert into private.release_registry (sequence, payload, signature, key_id)
  values (p_sequence, p_payload, p_signature, p_key_id)
  on conflict (is_single) do update set
    sequence = excluded.sequence, payload = excluded.payload, signature = excluded.signature, key_id = excluded.key_id;
  insert into public.release_changes (sequence, at, by, kind, remote, version, "from", commit, share, report, reason)
  select c.sequence, c.at, c.by, c.kind, c.remote, c.version, c."from", c.commit, c.share, coalesce(c.report, '{}'),
    c.reason
  from jsonb_to_recordset(p_changes) as c (
    sequence bigint, at timestamptz, by text, kind text, remote text, version text, "from" text, commit text,
    share integer, report text[], reason text
  );
  return true;
end;
$$;
comment on function public.swap_registry(bigint, bigint, text, text, text, jsonb) is
  'Replaces the registry and notes the changes, unless its sequence is another than expected; says whether it did.';

create function public.list_release_changes(p_remote text, p_limit integer) returns setof public.release_changes
  language sql stable security definer set search_path = ''
as $$
  select c.* from public.release_changes c
  where p_remote is null or c.remote = p_remote
  order by c.id desc limit least(greatest(p_limit, 1), 500)
$$;
comment on function public.list_release_changes(text, integer) is 'The newest changes first, of one remote or of all.';

create function public.list_release_tokens()
  returns table (id text, remotes text[], hash text, created_at timestamptz, created_by text)
  language sql stable security definer set search_path = ''
as $$
  select t.id, t.remotes, t.hash, t.created_at, t.created_by from private.release_tokens t where t.revoked_at is null
$$;
comment on function public.list_release_tokens() is 'The tokens that count, by their hashes.';

create function public.add_release_token(p_id text, p_remotes text[], p_hash text, p_created_by text) returns void
  language sql volatile security definer set search_path = ''
as $$
  insert into private.release_tokens (id, remotes, hash, created_by) values (p_id, p_remotes, p_hash, p_created_by)
$$;
comment on function public.add_release_token(text, text[], text, text) is 'Lets the owner of a token release some remotes.';

create function public.revoke_release_token(p_id text) returns boolean
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  update private.release_tokens set revoked_at = now() where id = p_id and revoked_at is null;
  return found;
end;
$$;
comment on function public.revoke_release_token(text) is 'The token counts no more; says whether it did.';

-- security definer because addresses stand in auth.users. The release desk asks it with its caller's own access token.
create function public.release_admin() returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('releases');
begin
  return (select u.email from auth.users u where u.id = v_admin);
end;
$$;
comment on function public.release_admin() is
  'The address of an admin, who may release everything. Raises SIGN_IN_REQUIRED, FORBIDDEN.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select on public.release_changes to authenticated;

grant execute on function
  public.read_registry(bigint),
  public.swap_registry(bigint, bigint, text, text, text, jsonb),
  public.list_release_changes(text, integer),
  public.list_release_tokens(),
  public.add_release_token(text, text[], text, text),
  public.revoke_release_token(text)
to service_role;

grant execute on function public.release_admin() to anon, authenticated;
