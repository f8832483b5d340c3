-- A picture that was taken off a product, or uploaded to a form that was never saved, stays in storage. Asking what
-- nothing shows any more needs no list of removals that a crash could cut short.
create index order_lines_uploaded_picture on public.order_lines (image_path) where image_path like 'uploads/%';

-- No policy and no grant: only the function below is concerned.
create table private.chores (
  name text primary key,
  done_at timestamptz not null
);
comment on table private.chores is 'When work that is due now and then was last done.';
alter table private.chores enable row level security;

-- security definer, service role only: it reads all products and orders. What it names is removed through the storage
-- API, which alone removes the bytes; a name that is not removed is named again.
create function public.take_unused_pictures(p_limit integer) returns table (name text)
  language plpgsql volatile security definer set search_path = ''
as $$
begin
  -- The sweeper comes every few seconds; looking at all pictures once an hour is enough. Asked before it is written,
  -- so that the other rounds write nothing.
  if exists (
    select 1 from private.chores c where c.name = 'unused_pictures' and c.done_at >= now() - interval '1 hour'
  ) then
    return;
  end if;
  -- Of two sweepers at once, one goes on.
  insert into private.chores as c (name, done_at) values ('unused_pictures', now())
  on conflict on constraint chores_pkey do update set done_at = now() where c.done_at < now() - interval '1 hour';
  if not found then
    return;
  end if;
  return query
    with uploaded as (
      select o.name, regexp_replace(o.name, '-\d+\.webp$', '') as path
      from storage.objects o
      -- A day, so that nothing disappears from a form that is still open.
      where o.bucket_id = 'product-images' and o.name like 'uploads/%' and o.created_at < now() - interval '1 day'
    )
    select u.name from uploaded u
    where not exists (
        select 1 from public.products p cross join lateral jsonb_array_elements(p.images) i where i ->> 'path' = u.path
      )
      -- Orders show what was bought, also when the product looks different now.
      and not exists (select 1 from public.order_lines l where l.image_path like 'uploads/%' and l.image_path = u.path)
    order by u.name limit least(greatest(p_limit, 0), 1000);
end;
$$;
comment on function public.take_unused_pictures(integer) is
  'Names of stored pictures, a day old or more, that no product and no order shows; once an hour, nothing in between.';
revoke execute on function public.take_unused_pictures(integer) from public;
grant execute on function public.take_unused_pictures(integer) to service_role;
