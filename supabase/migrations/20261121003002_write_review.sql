-- Reviews by people who bought the piece: one per person and product, once an order with it was delivered.
create unique index reviews_one_per_user on public.reviews (user_id, product_id) where user_id is not null;
-- The unique index begins with the same column.
drop index public.reviews_user;

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
revoke execute on function public.can_review(text) from public;
grant execute on function public.can_review(text) to anon, authenticated;

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
revoke execute on function private.review_name(text) from public;

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
revoke execute on function public.write_review(text, integer, text) from public;
grant execute on function public.write_review(text, integer, text) to anon, authenticated;
