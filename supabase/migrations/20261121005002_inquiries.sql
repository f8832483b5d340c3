-- What visitors ask for: messages, bulk quotes, vendor applications. Written by the functions of the next migration
-- alone; admins read them here and work on them through functions of their own. A visitor never reads a row back:
-- the reference in the acknowledgement is all she needs.
create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  -- One per filled-in form, made by the browser: a repeated send is answered, not stored.
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  channel text not null default 'form' check (channel in ('form', 'chat')),
  name text not null check (char_length(name) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  subject text not null,
  message text not null check (char_length(message) between 1 and 4000),
  status text not null default 'new' constraint contact_messages_status check (status in ('new', 'open', 'resolved')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.contact_messages is 'Messages of the contact form and of live chat while nobody is there.';

create table public.bulk_inquiries (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  company_name text not null check (char_length(company_name) between 1 and 120),
  contact_person text not null check (char_length(contact_person) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^[6-9]\d{9}$'),
  product_category text not null,
  quantity text not null,
  message text not null default '' check (char_length(message) <= 4000),
  status text not null default 'new'
    constraint bulk_inquiries_status check (status in ('new', 'quoted', 'accepted', 'closed')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.bulk_inquiries is 'Requests for a bulk quote.';

create table public.vendor_applications (
  id uuid primary key default gen_random_uuid(),
  submission_id uuid not null unique,
  reference text not null unique,
  user_id uuid references auth.users (id) on delete set null,
  business_name text not null check (char_length(business_name) between 1 and 120),
  contact_person text not null check (char_length(contact_person) between 1 and 100),
  email text not null check (char_length(email) between 3 and 254),
  phone text not null check (phone ~ '^[6-9]\d{9}$'),
  business_type text not null,
  gst_number text check (private.is_gstin(gst_number)),
  address text not null check (char_length(address) between 1 and 300),
  product_categories text not null check (char_length(product_categories) between 1 and 200),
  experience text not null,
  website text check (char_length(website) <= 300),
  message text not null default '' check (char_length(message) <= 4000),
  status text not null default 'submitted' constraint vendor_applications_status
    check (status in ('submitted', 'documents', 'product_review', 'live', 'rejected')),
  assignee_id uuid references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table public.vendor_applications is 'Applications to sell on the shop.';

create index contact_messages_user on public.contact_messages (user_id);
create index contact_messages_assignee on public.contact_messages (assignee_id);
create index contact_messages_queue on public.contact_messages (status, created_at);
create index bulk_inquiries_user on public.bulk_inquiries (user_id);
create index bulk_inquiries_assignee on public.bulk_inquiries (assignee_id);
create index bulk_inquiries_queue on public.bulk_inquiries (status, created_at);
create index vendor_applications_user on public.vendor_applications (user_id);
create index vendor_applications_assignee on public.vendor_applications (assignee_id);
create index vendor_applications_queue on public.vendor_applications (status, created_at);

alter table public.contact_messages enable row level security;
alter table public.bulk_inquiries enable row level security;
alter table public.vendor_applications enable row level security;
create policy "admins read messages" on public.contact_messages
  for select to authenticated using ((select private.is_admin()));
create policy "admins read bulk inquiries" on public.bulk_inquiries
  for select to authenticated using ((select private.is_admin()));
create policy "admins read vendor applications" on public.vendor_applications
  for select to authenticated using ((select private.is_admin()));
-- Without submission_id: who knows it could ask for somebody's reference.
grant select (id, reference, user_id, channel, name, email, subject, message, status, assignee_id, created_at, updated_at)
  on public.contact_messages to authenticated;
grant select (
  id, reference, user_id, company_name, contact_person, email, phone, product_category, quantity, message, status,
  assignee_id, created_at, updated_at
) on public.bulk_inquiries to authenticated;
grant select (
  id, reference, user_id, business_name, contact_person, email, phone, business_type, gst_number, address,
  product_categories, experience, website, message, status, assignee_id, created_at, updated_at
) on public.vendor_applications to authenticated;
