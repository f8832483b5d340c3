-- Reviews: what buyers say, one review per person and product, once an order with it was delivered. A product's rating
-- is computed here.

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Written by write_review and by the seed, never by a client.
create table public.reviews (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  -- A review outlives the account that wrote it.
  user_id uuid references auth.users (id) on delete set null,
  user_name text not null check (char_length(user_name) between 1 and 120),
  rating integer not null check (rating between 1 and 5),
  comment text not null check (char_length(comment) between 1 and 2000),
  reviewed_on date not null,
  verified boolean not null default false,
  helpful integer not null default 0 check (helpful >= 0),
  photos integer not null default 0 check (photos between 0 and 4),
  -- How it fits, said by buyers of something that has sizes, and the size they bought.
  fit text check (fit in ('small', 'true', 'large')),
  size text check (char_length(size) between 1 and 60),
  constraint reviews_fit_of_size check (fit is null or size is not null)
);
comment on table public.reviews is 'Product reviews; verified means the writer bought the piece.';
comment on column public.reviews.helpful is 'Computed: how many found it helpful (private.count_vote).';
comment on column public.reviews.photos is 'Computed: how many approved photos it has (private.count_photo).';

-- One for each order that a list may have, with and without a number of stars.
create index reviews_product on public.reviews (product_id, reviewed_on desc, id);
create index reviews_product_helpful on public.reviews (product_id, helpful desc, reviewed_on desc, id);
create index reviews_product_photos on public.reviews (product_id, reviewed_on desc, id) where photos > 0;
create index reviews_product_rating on public.reviews (product_id, rating, reviewed_on desc, id);
create unique index reviews_one_per_user on public.reviews (user_id, product_id) where user_id is not null;

alter table public.reviews enable row level security;
create policy "everyone reads reviews" on public.reviews
  for select to anon, authenticated using (true);

-- Who found which review helpful, once each. Written by vote_review; nobody reads who voted, and voters ask
-- get_my_review_marks.
create table public.review_votes (
  review_id uuid not null references public.reviews (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (review_id, user_id)
);
comment on table public.review_votes is 'Shoppers who found a review helpful.';

create index review_votes_user on public.review_votes (user_id);

alter table public.review_votes enable row level security;

-- Photos of buyers, of a review once it is written. What a shopper sends is checked by its content, loses its metadata
-- and waits in a bucket that its sender and the staff read (edge function review-photo). Whoever approves it has it drawn
-- anew into the shop's pictures as reviews/<id>-<width>.webp: no byte that a stranger sent is ever public. Written by
-- add_review_photo, write_review and moderate_photo; it goes with its review and with the account.
create table public.review_photos (
  id uuid primary key default gen_random_uuid(),
  product_id text not null references public.products (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  review_id uuid references public.reviews (id) on delete cascade,
  position smallint not null default 0,
  -- The sender's id and its own, so that a name can be guessed by nobody and says what it is.
  name text not null unique check (name ~ '^[0-9a-f-]{36}/[0-9a-f-]{36}\.(jpg|png|webp)$'),
  width integer not null check (width between 1 and 8000),
  height integer not null check (height between 1 and 8000),
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'refused')),
  created_at timestamptz not null default now()
);
comment on table public.review_photos is 'Photos with reviews; public once the staff has approved them.';
comment on column public.review_photos.review_id is 'Nothing until the review is written; then swept after a day.';
comment on column public.review_photos.name is 'In the bucket review-uploads, as it was sent.';

create index review_photos_product on public.review_photos (product_id);
create index review_photos_user on public.review_photos (user_id);
create index review_photos_review on public.review_photos (review_id, position);
create index review_photos_waiting on public.review_photos (created_at) where state = 'waiting';

alter table public.review_photos enable row level security;
create policy "everyone reads approved photos" on public.review_photos
  for select to anon, authenticated using (state = 'approved');

-- No policy for writing: only the edge function does, with the secret key, after it has looked at the bytes.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('review-uploads', 'review-uploads', false, 5242880, array['image/webp', 'image/jpeg', 'image/png'])
on conflict (id) do nothing;

create policy "senders and admins see review uploads" on storage.objects
  for select to authenticated using (
    bucket_id = 'review-uploads'
    and (split_part(name, '/', 1) = (select auth.uid())::text or (select private.has_right('reviews')))
  );

-- Private functions -----------------------------------------------------------------------------------------------

-- A product's ratings are those that came without words and those of every written review. The database keeps them, and
-- mean and count, in the transaction of the review, so that page, listing and structured data never disagree.
create function private.set_rating() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  select array_agg(s.given order by s.stars), sum(s.given), coalesce(round(sum(s.stars * s.given)::numeric / nullif(sum(s.given), 0), 1), 0)
  into new.ratings, new.review_count, new.rating
  from (
    select e.stars, (e.given + count(r.id))::integer as given
    from unnest(new.earlier_ratings) with ordinality e (given, stars)
    left join public.reviews r on r.product_id = new.id and r.rating = e.stars
    group by e.stars, e.given
  ) s;
  return new;
end;
$$;
comment on function private.set_rating() is 'Before write on products: ratings with their mean and count, from what they stand for.';

create trigger set_rating before insert or update of earlier_ratings on public.products
  for each row execute function private.set_rating();

-- Writes the column onto itself: that takes the product's row lock first and then runs set_rating, so of two reviews
-- at once the second counts the first as well.
create function private.count_review() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  update public.products p set earlier_ratings = p.earlier_ratings
  where p.id in (new.product_id, old.product_id);
  return null;
end;
$$;
comment on function private.count_review() is 'After write on reviews: has the product''s ratings computed again.';

create trigger count_review after insert or update of product_id, rating or delete on public.reviews
  for each row execute function private.count_review();

-- Added to what the row says when its lock is held, so votes at once all count, and an account that goes takes its own.
create function private.count_vote() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  update public.reviews r set helpful = r.helpful + case tg_op when 'INSERT' then 1 else -1 end
  where r.id = coalesce(new.review_id, old.review_id);
  return null;
end;
$$;
comment on function private.count_vote() is 'After insert or delete of a vote: the review''s number of them.';

create trigger count_vote after insert or delete on public.review_votes
  for each row execute function private.count_vote();

-- Counted again under the review's lock, so that two of the staff who approve at once count both.
create function private.count_photo() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_review uuid := coalesce(new.review_id, old.review_id);
begin
  perform 1 from public.reviews r where r.id = v_review for update;
  update public.reviews r set photos = (
    select count(*) from public.review_photos p where p.review_id = r.id and p.state = 'approved'
  ) where r.id = v_review;
  return null;
end;
$$;
comment on function private.count_photo() is 'After a change of photos: how many approved ones the review has.';

create trigger count_photo after insert or update of review_id, state or delete on public.review_photos
  for each row execute function private.count_photo();

-- First name and initial: enough to sound like a person, too little to find one.
create function private.review_name(p_full_name text) returns text
  language sql immutable security invoker set search_path = ''
as $$
  select case
    when cardinality(w.words) is null or w.words[1] = '' then 'A shopper'
    when cardinality(w.words) = 1 then left(w.words[1], 60)
    else left(w.words[1], 60) || ' ' || upper(left(w.words[cardinality(w.words)], 1)) || '.'
  end
  from (select regexp_split_to_array(btrim(coalesce(p_full_name, '')), '\s+') as words) w
$$;
comment on function private.review_name(text) is 'A name as reviews print it: Asha Rao becomes Asha R.';

-- By parcel and not by order, as a return is.
create function private.review_permission(p_user uuid, p_product_id text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  if exists (select 1 from public.reviews r where r.user_id = p_user and r.product_id = p_product_id) then
    return 'already';
  end if;
  if exists (
    select 1 from public.orders o join public.order_lines l on l.order_id = o.id
    cross join lateral private.delivered_pieces(o, '-infinity') d
    where o.user_id = p_user and l.product_id = p_product_id and d.variant_id = l.variant_id
  ) then
    return 'yes';
  end if;
  return 'not_bought';
end;
$$;
comment on function private.review_permission(uuid, text) is 'Whether somebody may review a product: yes, not_bought or already.';

-- A shade is no size: only what comes in sizes of a system has one.
create function private.bought_size(p_user uuid, p_product_id text) returns text
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select l.variant_label
    from public.orders o join public.order_lines l on l.order_id = o.id
    cross join lateral private.delivered_pieces(o, '-infinity') d
    join public.products p on p.id = l.product_id
    join public.product_types t on t.id = p.type_id
    join public.size_systems y on y.id = t.size_system
    where o.user_id = p_user and l.product_id = p_product_id and d.variant_id = l.variant_id
      and l.variant_label <> '' and not y.is_open
    order by o.placed_at desc, l.position limit 1
  );
end;
$$;
comment on function private.bought_size(uuid, text) is 'The size of a product that somebody received last; nothing where it has none.';

create function private.require_reviewer(p_user uuid, p_product_id text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  case private.review_permission(p_user, p_product_id)
    when 'already' then
      raise exception 'You have reviewed this product already.' using errcode = 'PT409', hint = 'ALREADY_REVIEWED';
    when 'not_bought' then
      raise exception 'Only shoppers who received this product can review it.'
        using errcode = 'PT403', hint = 'NOT_BOUGHT';
    else null;
  end case;
end;
$$;
comment on function private.require_reviewer(uuid, text) is 'Raises NOT_BOUGHT or ALREADY_REVIEWED.';

create function private.review_record(p_review uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', r.id, 'product_id', r.product_id, 'user_name', r.user_name, 'rating', r.rating, 'comment', r.comment,
      'reviewed_on', r.reviewed_on, 'verified', r.verified, 'helpful', r.helpful,
      'fit', r.fit, 'size', r.size,
      'photos', case when r.photos = 0 then '[]' else (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position), '[]')
        from public.review_photos p where p.review_id = r.id and p.state = 'approved'
      ) end
    )
    from public.reviews r where r.id = p_review
  );
end;
$$;
comment on function private.review_record(uuid) is 'A review as lists show it.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.count_reviews(p_product_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_object_agg(r.rating::text, r.reviews), '{}')
  from (
    select w.rating, count(*) as reviews from public.reviews w where w.product_id = p_product_id group by w.rating
  ) r
$$;
comment on function public.count_reviews(text) is 'How many written reviews gave each number of stars: {"5": 3, ...}.';

-- In plpgsql with one statement for each order: each reads its index, and a page of a product with thousands of reviews
-- costs as little as one of a product with ten.
create function public.get_reviews(
  p_product_id text, p_rating integer default null, p_pictured boolean default false, p_sort text default 'newest',
  p_offset integer default 0
) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  c_page constant integer := 5;
  v_offset integer := least(greatest(coalesce(p_offset, 0), 0), 100000);
  v_ids uuid[];
begin
  if p_pictured then
    v_ids := array(
      select r.id from public.reviews r
      where r.product_id = p_product_id and r.photos > 0 and (p_rating is null or r.rating = p_rating)
      order by case when p_sort = 'helpful' then r.helpful end desc, r.reviewed_on desc, r.id
      offset v_offset limit c_page
    );
  elsif p_sort = 'helpful' then
    v_ids := array(
      select r.id from public.reviews r
      where r.product_id = p_product_id and (p_rating is null or r.rating = p_rating)
      order by r.helpful desc, r.reviewed_on desc, r.id offset v_offset limit c_page
    );
  elsif p_rating is null then
    v_ids := array(
      select r.id from public.reviews r where r.product_id = p_product_id
      order by r.reviewed_on desc, r.id offset v_offset limit c_page
    );
  else
    v_ids := array(
      select r.id from public.reviews r where r.product_id = p_product_id and r.rating = p_rating
      order by r.reviewed_on desc, r.id offset v_offset limit c_page
    );
  end if;
  return (
    select jsonb_build_object(
      'total', count(*) filter (
        where (p_rating is null or r.rating = p_rating) and (not coalesce(p_pictured, false) or r.photos > 0)
      ),
      'pictured', count(*) filter (where r.photos > 0),
      'fit', jsonb_build_object(
        'small', count(*) filter (where r.fit = 'small'), 'true', count(*) filter (where r.fit = 'true'),
        'large', count(*) filter (where r.fit = 'large')
      ),
      'rows', (
        select coalesce(jsonb_agg(private.review_record(i.id) order by i.n), '[]')
        from unnest(v_ids) with ordinality as i (id, n)
      )
    )
    from public.reviews r where r.product_id = p_product_id
  );
end;
$$;
comment on function public.get_reviews(text, integer, boolean, text, integer) is
  'Five reviews of a product from an offset on: {total, pictured, fit, rows}: how many the choice has, how many have photos at all, and what they say of the fit. p_rating: only of so many stars; p_pictured: only with photos; p_sort: newest or helpful.';

-- Why not is told apart, because the page says different things. No raise for visitors: they only look.
-- security definer: a client may not read which review is whose.
create function public.can_review(p_product_id text) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.account_id();
begin
  return case when v_user is null then 'signed_out' else private.review_permission(v_user, p_product_id) end;
end;
$$;
comment on function public.can_review(text) is
  'Whether the caller may review a product: yes, not_bought, already or signed_out. Open to visitors: the product page asks for everybody; it reads orders of the caller alone.';

-- security definer: clients hold no write grant on reviews, for they would choose "verified" and the name themselves.
create function public.write_review(
  p_product_id text, p_rating integer, p_comment text, p_photos uuid[] default '{}', p_fit text default null
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_comment text := btrim(private.clean_text(coalesce(p_comment, '')), E' \t\r\n');
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
  v_review public.reviews;
  v_reward integer := 0;
  v_photos integer;
  v_size text;
begin
  if p_rating is null or p_rating not between 1 and 5 then
    raise exception 'Choose between 1 and 5 stars.'
      using errcode = 'PT422', hint = 'INVALID_REVIEW', detail = '{"field":"rating"}';
  end if;
  -- Control characters other than tab and line breaks are no text.
  if char_length(v_comment) not between 10 and 2000 or v_comment ~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]' then
    raise exception 'A review has between 10 and 2000 characters.'
      using errcode = 'PT422', hint = 'INVALID_REVIEW', detail = '{"field":"comment"}';
  end if;
  -- One at a time per shopper: the rewards of the month are counted below.
  perform pg_advisory_xact_lock(hashtextextended('review:' || v_user::text, 0));
  perform private.require_reviewer(v_user, p_product_id);
  v_size := private.bought_size(v_user, p_product_id);
  if p_fit is not null and (v_size is null or p_fit not in ('small', 'true', 'large')) then
    raise exception 'Say whether it runs small, true to size or large.'
      using errcode = 'PT422', hint = 'INVALID_REVIEW', detail = '{"field":"fit"}';
  end if;
  insert into public.reviews (product_id, user_id, user_name, rating, comment, reviewed_on, verified, fit, size)
  values (
    p_product_id, v_user,
    private.review_name((select p.full_name from public.profiles p where p.id = v_user)),
    p_rating, v_comment, v_today, true, p_fit, v_size
  ) returning * into v_review;
  -- Of no one else, for no other product, and each in one review.
  update public.review_photos p set review_id = v_review.id, position = n.position
  from unnest(p_photos) with ordinality n (id, position)
  where p.id = n.id and p.user_id = v_user and p.product_id = p_product_id and p.review_id is null
    -- Older ones are about to be removed (take_unused_pictures).
    and p.created_at >= now() - interval '1 day';
  get diagnostics v_photos = row_count;
  if v_photos <> cardinality(coalesce(p_photos, '{}')) or v_photos > 4 then
    raise exception 'Up to four photos go with a review. Please add them again.'
      using errcode = 'PT422', hint = 'INVALID_REVIEW', detail = '{"field":"photos"}';
  end if;
  -- 25 rupees each, at most five a calendar month in IST (spec section 9, Credit), for what was not sent back. The key names
  -- person and product, so a review that staff took down and that was written again earns nothing twice.
  if private.keeps_product(v_user, p_product_id) and (
    select count(*) from public.credit_entries e
    where e.user_id = v_user and e.kind = 'review'
      and date_trunc('month', e.created_at at time zone 'Asia/Kolkata') = date_trunc('month', v_today::timestamp)
  ) < 5 and private.add_credit(
    v_user, 25, 'review',
    'Review of ' || (select p.name from public.products p where p.id = p_product_id),
    'review:' || v_user || ':' || p_product_id
  ) then
    v_reward := 25;
  end if;
  return private.review_record(v_review.id) || jsonb_build_object('reward', v_reward);
end;
$$;
comment on function public.write_review(text, integer, text, uuid[], text) is
  'Adds the caller''s verified review; answers it with the credit earned. Raises INVALID_REVIEW, NOT_BOUGHT, ALREADY_REVIEWED.';

-- Called by the edge function alone, which has looked at the bytes. As many as a review takes and some that were taken
-- off again, and never more than an account could mean.
-- security definer, service role only: it acts for the shopper whose session the function has checked.
create function public.add_review_photo(
  p_user_id uuid, p_product_id text, p_extension text, p_width integer, p_height integer
) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_id uuid := gen_random_uuid();
  v_name text := p_user_id || '/' || v_id || '.' || p_extension;
begin
  perform private.throttle('review-photo', p_user_id::text, 40, interval '1 hour');
  perform private.require_reviewer(p_user_id, p_product_id);
  insert into public.review_photos (id, product_id, user_id, name, width, height)
  values (v_id, p_product_id, p_user_id, v_name, p_width, p_height);
  return jsonb_build_object('id', v_id, 'name', v_name);
end;
$$;
comment on function public.add_review_photo(uuid, text, text, integer, integer) is
  'For the edge function: a photo that waits for its review: {id, name}, the name in the bucket review-uploads. Raises NOT_BOUGHT, ALREADY_REVIEWED, TOO_MANY_ATTEMPTS.';

-- Says what is to be and not that it should change, so that a call that is repeated does no harm.
-- security definer: clients hold no write grant on votes, for they would vote for themselves.
create function public.vote_review(p_review_id uuid, p_helpful boolean) returns integer
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_writer uuid;
begin
  select r.user_id into v_writer from public.reviews r where r.id = p_review_id;
  if not found then
    raise exception 'This review is not here any more.' using errcode = 'PT404', hint = 'UNKNOWN_REVIEW';
  end if;
  if v_writer = v_user then
    raise exception 'Your own review is for others to find helpful.' using errcode = 'PT403', hint = 'OWN_REVIEW';
  end if;
  perform private.throttle('vote', v_user::text, 120, interval '1 hour');
  if p_helpful then
    insert into public.review_votes (review_id, user_id) values (p_review_id, v_user) on conflict do nothing;
  else
    delete from public.review_votes v where v.review_id = p_review_id and v.user_id = v_user;
  end if;
  return (select r.helpful from public.reviews r where r.id = p_review_id);
end;
$$;
comment on function public.vote_review(uuid, boolean) is
  'Whether the caller finds a review helpful; answers how many do. Raises UNKNOWN_REVIEW, OWN_REVIEW, TOO_MANY_ATTEMPTS.';

-- security definer: whose review and vote it is, stands in columns that clients do not read.
create function public.get_my_review_marks(p_product_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  return jsonb_build_object(
    'own', (select r.id from public.reviews r where r.user_id = v_user and r.product_id = p_product_id),
    'voted', (
      select coalesce(jsonb_agg(v.review_id), '[]') from public.review_votes v
      join public.reviews r on r.id = v.review_id
      where v.user_id = v_user and r.product_id = p_product_id
    )
  );
end;
$$;
comment on function public.get_my_review_marks(text) is
  'Of the reviews of a product, the caller''s own and those they found helpful: {own, voted}. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- user_id is left out: it would tie a public text to an account. Clients therefore name their columns.
grant select (
  id, product_id, user_name, rating, comment, reviewed_on, verified, helpful, photos, fit, size
) on public.reviews to anon, authenticated;

-- Nothing that says who sent it.
grant select (id, product_id, review_id, position, width, height, state) on public.review_photos to anon, authenticated;

grant execute on function public.add_review_photo(uuid, text, text, integer, integer) to service_role;

grant execute on function private.review_record(uuid) to anon, authenticated;

grant execute on function
  public.count_reviews(text),
  public.get_reviews(text, integer, boolean, text, integer),
  public.vote_review(uuid, boolean),
  public.get_my_review_marks(text),
  public.can_review(text),
  public.write_review(text, integer, text, uuid[], text)
to anon, authenticated;
