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
  verified boolean not null default false
);
comment on table public.reviews is 'Product reviews; verified means the writer bought the piece.';

create index reviews_product on public.reviews (product_id, reviewed_on desc);
create unique index reviews_one_per_user on public.reviews (user_id, product_id) where user_id is not null;

alter table public.reviews enable row level security;
create policy "everyone reads reviews" on public.reviews
  for select to anon, authenticated using (true);

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

-- Why not is told apart, because the page says different things. No raise for visitors: they only look.
-- security definer: a client may not read which review is whose.
create function public.can_review(p_product_id text) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := auth.uid();
begin
  if v_user is null then
    return 'signed_out';
  end if;
  if exists (select 1 from public.reviews r where r.user_id = v_user and r.product_id = p_product_id) then
    return 'already';
  end if;
  if exists (
    select 1 from public.orders o join public.order_lines l on l.order_id = o.id
    where o.user_id = v_user and o.status = 'delivered' and l.product_id = p_product_id
  ) then
    return 'yes';
  end if;
  return 'not_bought';
end;
$$;
comment on function public.can_review(text) is
  'Whether the caller may review a product: yes, not_bought, already or signed_out.';

-- security definer: clients hold no write grant on reviews, for they would choose "verified" and the name themselves.
create function public.write_review(p_product_id text, p_rating integer, p_comment text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_comment text := btrim(coalesce(p_comment, ''), E' \t\r\n');
  v_today date := (now() at time zone 'Asia/Kolkata')::date;
  v_review public.reviews;
  v_reward integer := 0;
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
  case public.can_review(p_product_id)
    when 'already' then
      raise exception 'You have reviewed this product already.' using errcode = 'PT409', hint = 'ALREADY_REVIEWED';
    when 'not_bought' then
      raise exception 'Only shoppers who received this product can review it.'
        using errcode = 'PT403', hint = 'NOT_BOUGHT';
    else null;
  end case;
  insert into public.reviews (product_id, user_id, user_name, rating, comment, reviewed_on, verified)
  values (
    p_product_id, v_user,
    private.review_name((select p.full_name from public.profiles p where p.id = v_user)),
    p_rating, v_comment, v_today, true
  ) returning * into v_review;
  -- 25 rupees each, at most five a calendar month in IST (spec section 9, Credit). The key names person and product,
  -- so a review that staff took down and that was written again earns nothing twice.
  if (
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
  return jsonb_build_object(
    'id', v_review.id, 'product_id', v_review.product_id, 'user_name', v_review.user_name,
    'rating', v_review.rating, 'comment', v_review.comment, 'reviewed_on', v_review.reviewed_on,
    'verified', v_review.verified, 'reward', v_reward
  );
end;
$$;
comment on function public.write_review(text, integer, text) is
  'Adds the caller''s verified review; answers it with the credit earned. Raises INVALID_REVIEW, NOT_BOUGHT, ALREADY_REVIEWED.';

-- Grants ----------------------------------------------------------------------------------------------------------

-- user_id is left out: it would tie a public text to an account. Clients therefore name their columns.
grant select (
  id, product_id, user_name, rating, comment, reviewed_on, verified
) on public.reviews to anon, authenticated;

grant execute on function
  public.count_reviews(text),
  public.can_review(text),
  public.write_review(text, integer, text)
to anon, authenticated;
