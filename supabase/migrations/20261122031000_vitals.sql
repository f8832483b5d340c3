-- Vitals: how the versions of each remote do, as the shop's web servers counted it: views, errors, and how fast pages
-- were. Counts alone, nothing of a visitor (docs/adr/0036-trials-that-end-themselves.md).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- No policy and no grant: only private.require_server reads it. A web server shows its token with every call, because
-- whoever has the secret key may do everything, and a web server needs to write counts and to announce a trial's end.
create table private.server_tokens (
  digest text primary key check (digest ~ '^[0-9a-f]{64}$'),
  note text not null,
  created_at timestamptz not null default now()
);
comment on table private.server_tokens is
  'SHA-256 of the tokens by which the shop''s own web servers are known. See docs/how-to/go-live.md.';

alter table private.server_tokens enable row level security;

-- No policy and no grant: written by record_vitals, read by get_release_figures and cleaned by trim_vitals.
create table private.vitals (
  -- The beginning of the minute; of the hour once it is two hours old.
  counted_at timestamptz not null,
  remote text not null check (char_length(remote) between 1 and 64),
  version text not null check (char_length(version) between 1 and 100),
  -- The route id of the page; empty for what the web server counted itself.
  page text not null check (char_length(page) <= 200),
  measure text not null constraint vitals_measure check (measure in (
    'views', 'errors', 'visits', 'failedVisits', 'answers', 'failedAnswers', 'lcp', 'inp', 'cls'
  )),
  -- Of a histogram: private.vital_edges has the edges. 0 for plain counts.
  bucket smallint not null check (bucket between 0 and 16),
  count bigint not null check (count >= 0),
  primary key (counted_at, remote, version, page, measure, bucket)
);
comment on table private.vitals is
  'Counts by minute, version and kind of page. Merged to hours after two hours, removed after 90 days.';

alter table private.vitals enable row level security;

-- The same counts for each trial from its beginning, which is no whole minute: what a trial is judged by. No policy and
-- no grant.
create table private.trial_figures (
  remote text not null check (char_length(remote) between 1 and 64),
  -- Since when the trial runs, as the registry says.
  trial text not null check (char_length(trial) between 1 and 40),
  version text not null check (char_length(version) between 1 and 100),
  measure text not null constraint trial_figures_measure check (measure in (
    'visits', 'failedVisits', 'answers', 'failedAnswers', 'lcp', 'inp', 'cls'
  )),
  bucket smallint not null check (bucket between 0 and 16),
  count bigint not null check (count >= 0),
  counted_at timestamptz not null,
  primary key (remote, trial, version, measure, bucket)
);
comment on table private.trial_figures is 'Counts of the tried and the live version of a trial; removed after 90 days.';

create index trial_figures_age on private.trial_figures (counted_at);

alter table private.trial_figures enable row level security;

-- A web server that heard no answer sends the same counts again. No policy and no grant.
create table private.vital_batches (
  id uuid primary key,
  taken_at timestamptz not null default now()
);
comment on table private.vital_batches is 'What has been counted already; forgotten after a day.';

create index vital_batches_age on private.vital_batches (taken_at);

alter table private.vital_batches enable row level security;

-- Private functions -----------------------------------------------------------------------------------------------

-- security definer: the tokens are nobody's to read.
create function private.require_server(p_token text) returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not exists (
    select 1 from private.server_tokens t
    where t.digest = encode(sha256(convert_to(coalesce(p_token, ''), 'UTF8')), 'hex')
  ) then
    raise exception 'This is for the shop''s own web servers.' using errcode = 'PT403', hint = 'FORBIDDEN';
  end if;
end;
$$;
comment on function private.require_server(text) is 'Raises FORBIDDEN unless the token is one of a web server.';

-- The same as in registry/src/verdict/vitalsHistogram.ts; a test compares them.
create function private.vital_edges(p_measure text) returns numeric[]
  language sql immutable security invoker set search_path = ''
as $$
  select case p_measure
    when 'lcp' then array[400, 600, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000, 6500, 8000, 12000]
    when 'inp' then array[16, 25, 40, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 2000]
    when 'cls' then array[0.005, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.13, 0.16, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2]
  end::numeric[]
$$;
comment on function private.vital_edges(text) is
  'Upper edges of a histogram''s buckets, the last one open: milliseconds, CLS without a unit.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: nobody may write the tables, and the token says that a web server asks. Rows are written in the
-- order of their keys, so that several servers at once wait for each other and never in a circle.
create function public.record_vitals(p_token text, p_batch uuid, p_counts jsonb, p_trials jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_is_new boolean := false;
begin
  perform private.require_server(p_token);
  if jsonb_typeof(p_counts) <> 'array' or jsonb_typeof(p_trials) <> 'array' then
    perform private.invalid_input('p_counts', 'Counts and trials are lists.');
  end if;
  -- Without counts a web server asks what others have counted.
  if jsonb_array_length(p_counts) > 0 then
    insert into private.vital_batches (id) values (p_batch) on conflict (id) do nothing;
    v_is_new := found;
  end if;
  if v_is_new then
    insert into private.vitals as known (counted_at, remote, version, page, measure, bucket, count)
    select greatest(least(c.at, date_trunc('minute', now())), date_trunc('minute', now() - interval '1 day')) as moment,
      c.remote, c.version, c.page, c.measure, c.bucket, sum(c.count)
    from jsonb_to_recordset(p_counts) as c (
      at timestamptz, remote text, version text, page text, measure text, bucket smallint, count bigint
    )
    group by moment, c.remote, c.version, c.page, c.measure, c.bucket
    order by moment, c.remote, c.version, c.page, c.measure, c.bucket
    on conflict (counted_at, remote, version, page, measure, bucket) do update set count = known.count + excluded.count;
    insert into private.trial_figures as known (remote, trial, version, measure, bucket, count, counted_at)
    select c.remote, c.trial, c.version, c.measure, c.bucket, sum(c.count), now()
    from jsonb_to_recordset(p_counts) as c (
      remote text, trial text, version text, measure text, bucket smallint, count bigint
    )
    where c.trial <> '' and c.measure not in ('views', 'errors')
    group by c.remote, c.trial, c.version, c.measure, c.bucket
    order by c.remote, c.trial, c.version, c.measure, c.bucket
    on conflict (remote, trial, version, measure, bucket) do update
      set count = known.count + excluded.count, counted_at = excluded.counted_at;
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'remote', f.remote, 'trial', f.trial, 'version', f.version,
      'measure', f.measure, 'bucket', f.bucket, 'count', f.count
    ))
    from private.trial_figures f
    join jsonb_to_recordset(p_trials) as t (remote text, trial text) on t.remote = f.remote and t.trial = f.trial
  ), '[]');
end;
$$;
comment on function public.record_vitals(text, uuid, jsonb, jsonb) is
  'For web servers: adds counts {at, remote, version, page, trial, measure, bucket, count}, a batch once; answers what was counted of trials {remote, trial}. Raises FORBIDDEN.';

-- security definer: as above, and mails are the outbox's. They go to all who may release: who is responsible needs no setting
-- that could be forgotten. Each hears once, however many web servers noticed.
create function public.announce_trial_end(
  p_token text, p_remote text, p_version text, p_trial text, p_reason text
) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin record;
  v_mails integer := 0;
begin
  perform private.require_server(p_token);
  for v_admin in
    select u.id, u.email from auth.users u
    left join public.profiles p on p.id = u.id
    where p.blocked_at is null and exists (
      select 1 from private.staff_members m join private.role_rights r on r.role = m.role
      where m.user_id = u.id and r.right_id = 'releases'
    )
    order by u.id
  loop
    perform private.send_mail(
      'release/trial-ended', v_admin.email,
      jsonb_build_object(
        'remote', left(p_remote, 64), 'version', left(p_version, 100), 'reason', left(p_reason, 500)
      ),
      left(format('trial-ended:%s@%s:%s:%s', p_remote, p_version, p_trial, v_admin.id), 400)
    );
    v_mails := v_mails + 1;
  end loop;
  return v_mails;
end;
$$;
comment on function public.announce_trial_end(text, text, text, text, text) is
  'For web servers: tells by mail everybody who may release that a trial has ended itself, and why. Answers how many. Raises FORBIDDEN.';

-- security definer: admins hold no grant on the counts.
create function public.get_release_figures(p_from timestamptz, p_until timestamptz, p_step_minutes integer)
  returns table (
    slot timestamptz, remote text, version text, views bigint, errors_per_thousand numeric, visits bigint,
    failed_visits bigint, answers bigint, failed_answers bigint, lcp_p75 numeric, inp_p75 numeric, cls_p75 numeric
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('releases');
  v_step interval := make_interval(mins => greatest(1, least(coalesce(p_step_minutes, 60), 60 * 24 * 91)));
  -- Nothing older is kept.
  v_from timestamptz := greatest(p_from, date_trunc('hour', now() - interval '91 days'));
begin
  return query
  with counted as (
    select date_bin(v_step, v.counted_at, v_from) as at,
      v.remote as name, v.version as label, v.measure, v.bucket, sum(v.count) as hits
    from private.vitals v
    where v.counted_at >= v_from and v.counted_at < p_until
    group by 1, 2, 3, 4, 5
  ), reached as (
    select c.*, sum(c.hits) over (upto) as total, sum(c.hits) over (upto order by c.bucket) - c.hits as below
    from counted c where c.measure in ('lcp', 'inp', 'cls')
    window upto as (partition by c.at, c.name, c.label, c.measure)
  ), quantiles as (
    -- The first bucket that reaches three of four views, read as if its views were spread evenly.
    select distinct on (r.at, r.name, r.label, r.measure) r.at, r.name, r.label, r.measure,
      case when r.bucket = 16 then e.edges[16] else
        coalesce(e.edges[r.bucket], 0)
          + (e.edges[r.bucket + 1] - coalesce(e.edges[r.bucket], 0)) * (0.75 * r.total - r.below) / r.hits
      end as p75
    from reached r cross join lateral (select private.vital_edges(r.measure) as edges) e
    where r.hits > 0 and r.below + r.hits >= 0.75 * r.total
    order by r.at, r.name, r.label, r.measure, r.bucket
  ), plain as (
    select c.at, c.name, c.label,
      coalesce(sum(c.hits) filter (where c.measure = 'views'), 0)::bigint as views,
      coalesce(sum(c.hits) filter (where c.measure = 'errors'), 0)::bigint as errors,
      coalesce(sum(c.hits) filter (where c.measure = 'visits'), 0)::bigint as visits,
      coalesce(sum(c.hits) filter (where c.measure = 'failedVisits'), 0)::bigint as failed_visits,
      coalesce(sum(c.hits) filter (where c.measure = 'answers'), 0)::bigint as answers,
      coalesce(sum(c.hits) filter (where c.measure = 'failedAnswers'), 0)::bigint as failed_answers
    from counted c group by c.at, c.name, c.label
  )
  select p.at, p.name, p.label, p.views, round(1000.0 * p.errors / nullif(p.views, 0), 1), p.visits, p.failed_visits,
    p.answers, p.failed_answers,
    (select round(q.p75) from quantiles q where (q.at, q.name, q.label, q.measure) = (p.at, p.name, p.label, 'lcp')),
    (select round(q.p75) from quantiles q where (q.at, q.name, q.label, q.measure) = (p.at, p.name, p.label, 'inp')),
    (select round(q.p75, 3) from quantiles q where (q.at, q.name, q.label, q.measure) = (p.at, p.name, p.label, 'cls'))
  from plain p
  order by p.name, p.label, p.at;
end;
$$;
comment on function public.get_release_figures(timestamptz, timestamptz, integer) is
  'For admins: how each version of each remote did, in steps of so many minutes from p_from on; p75 in milliseconds, CLS without a unit. Raises FORBIDDEN.';

-- security definer, service role only: the sweep keeps the counts small.
create function public.trim_vitals() returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_merged integer;
begin
  perform private.lock_sweep();
  with old as (
    delete from private.vitals v
    where v.counted_at < date_trunc('hour', now() - interval '2 hours')
      and v.counted_at <> date_trunc('hour', v.counted_at)
    returning v.*
  )
  insert into private.vitals as known (counted_at, remote, version, page, measure, bucket, count)
  select date_trunc('hour', o.counted_at), o.remote, o.version, o.page, o.measure, o.bucket, sum(o.count)
  from old o group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
  on conflict (counted_at, remote, version, page, measure, bucket) do update set count = known.count + excluded.count;
  get diagnostics v_merged = row_count;
  delete from private.vitals v where v.counted_at < now() - interval '90 days';
  delete from private.trial_figures f where f.counted_at < now() - interval '90 days';
  delete from private.vital_batches b where b.taken_at < now() - interval '1 day';
  return v_merged;
end;
$$;
comment on function public.trim_vitals() is
  'Merges what is older than two hours to hours, removes what is older than 90 days. Answers how many counts were merged.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- Web servers have the publishable key, as everybody has, and their token.
grant execute on function
  public.record_vitals(text, uuid, jsonb, jsonb),
  public.announce_trial_end(text, text, text, text, text),
  public.get_release_figures(timestamptz, timestamptz, integer)
to anon, authenticated;

grant execute on function public.trim_vitals() to service_role;
