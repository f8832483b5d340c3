-- Files that came with a mail: [{filename, contentType, base64}].
alter table supabase_local.mails add column files jsonb not null default '[]';
