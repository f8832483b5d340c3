-- A mail of the outbox that is sent again after a mail server failed stays one mail in the mailbox.
alter table supabase_local.mails add column key text unique;
