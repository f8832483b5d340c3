-- Sign-ups whose mail nobody has answered yet. Each link carries the password and the metadata that were typed with
-- it, so that whoever confirms an address gets nothing that somebody else has typed for it. The hosted service keeps
-- one password per account instead; `private.forget_unproven_password` (migrations) closes that gap there.
create table supabase_local.sign_ups (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users on delete cascade,
  token text not null unique,
  -- Null for a link that was asked for again while several sign-ups wait: nobody knows whose password it should bring.
  password_hash text,
  user_metadata jsonb not null default '{}',
  -- The PKCE exchange of the browser that signed up.
  flow_id uuid,
  sent_at timestamptz not null default now()
);
create index sign_ups_user_idx on supabase_local.sign_ups (user_id, id);
grant usage on schema supabase_local to supabase_auth_admin;
grant select, insert, update, delete on supabase_local.sign_ups to supabase_auth_admin;
create index flow_state_created_at_idx on auth.flow_state (created_at desc);
