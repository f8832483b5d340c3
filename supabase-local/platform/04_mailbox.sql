-- E-mails that were sent, for the mailbox page. Private to the backend: no role of the API may see this schema.
create table supabase_local.mails (
  id bigint generated always as identity primary key,
  sent_at timestamptz not null default now(),
  recipient text not null,
  subject text not null,
  html text not null,
  plain_text text not null
);
create index mails_recipient_idx on supabase_local.mails (recipient, id);
