-- A product's rating is the mean of what was rated before written reviews existed (the sample figures) and of every
-- written review. The database keeps it, in the transaction of the review, so that page, listing and structured data
-- never disagree. The earlier figures have columns of their own: a mean that is only ever updated would drift by its
-- rounding, and seeding again would forget the reviews.
alter table public.products
  add column earlier_rating numeric(2, 1) not null default 0
    constraint products_earlier_rating check (earlier_rating between 0 and 5),
  add column earlier_review_count integer not null default 0
    constraint products_earlier_review_count check (earlier_review_count >= 0);
comment on column public.products.earlier_rating is 'Mean of the ratings that came without a written review here.';
comment on column public.products.earlier_review_count is 'How many ratings came without a written review here.';
comment on column public.products.rating is 'Computed from earlier ratings and reviews; see private.set_rating.';
comment on column public.products.review_count is 'Computed: earlier ratings plus written reviews.';
grant select (earlier_rating, earlier_review_count) on public.products to anon, authenticated;

create function private.set_rating() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
declare
  v_count integer;
  v_sum integer;
begin
  select count(*), coalesce(sum(r.rating), 0) into v_count, v_sum
  from public.reviews r where r.product_id = new.id;
  new.review_count := new.earlier_review_count + v_count;
  new.rating := case when new.review_count = 0 then new.earlier_rating
    else round((new.earlier_rating * new.earlier_review_count + v_sum) / new.review_count, 1) end;
  return new;
end;
$$;
comment on function private.set_rating() is 'Before write on products: rating and review_count from what they stand for.';
revoke execute on function private.set_rating() from public;

update public.products p set earlier_rating = p.rating,
  earlier_review_count = greatest(0, p.review_count - (
    select count(*) from public.reviews r where r.product_id = p.id
  ));

create trigger set_rating before insert or update of earlier_rating, earlier_review_count on public.products
  for each row execute function private.set_rating();

-- Writes the column onto itself: that takes the product's row lock first and then runs set_rating, so of two reviews
-- at once the second counts the first as well.
create function private.count_review() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  update public.products p set earlier_review_count = p.earlier_review_count
  where p.id in (new.product_id, old.product_id);
  return null;
end;
$$;
comment on function private.count_review() is 'After write on reviews: has the product''s rating computed again.';
revoke execute on function private.count_review() from public;

create trigger count_review after insert or update of product_id, rating or delete on public.reviews
  for each row execute function private.count_review();

create function public.count_reviews(p_product_id text) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  select coalesce(jsonb_object_agg(r.rating::text, r.reviews), '{}')
  from (
    select w.rating, count(*) as reviews from public.reviews w where w.product_id = p_product_id group by w.rating
  ) r
$$;
comment on function public.count_reviews(text) is 'How many written reviews gave each number of stars: {"5": 3, ...}.';
revoke execute on function public.count_reviews(text) from public;
grant execute on function public.count_reviews(text) to anon, authenticated;
