-- Moderation of reviews: what the staff sees of them, which of their photos become public, and what is taken down.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.moderated_review(p_review uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'id', r.id, 'product_id', r.product_id, 'product_name', p.name, 'user_name', r.user_name, 'rating', r.rating,
      'comment', r.comment, 'reviewed_on', r.reviewed_on, 'verified', r.verified, 'helpful', r.helpful, 'fit', r.fit, 'size', r.size,
      'photos', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', f.id, 'name', f.name, 'width', f.width, 'height', f.height, 'state', f.state
        ) order by f.position), '[]') from public.review_photos f where f.review_id = r.id
      )
    )
    from public.reviews r join public.products p on p.id = r.product_id where r.id = p_review
  );
end;
$$;
comment on function private.moderated_review(uuid) is 'A review as the staff sees it: with all of its photos.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: photos that nobody approved yet are closed to clients.
create function public.list_admin_reviews(
  p_query text default '', p_state text default '', p_sort text default '-written', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('reviews');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select r.id, r.reviewed_on, r.rating from public.reviews r join public.products p on p.id = r.product_id
      where (p_state <> 'waiting' or exists (
          select 1 from public.review_photos f where f.review_id = r.id and f.state = 'waiting'
        ))
        and (v_like = '%%' or lower(concat_ws(' ', p.name, r.product_id, r.user_name, r.comment)) like v_like)
    )
    select private.page_of((select jsonb_agg(private.moderated_review(s.id) order by s.n) from (
      select f.id, row_number() over (
        order by case p_sort when 'written' then f.reviewed_on end, case p_sort when 'rating' then f.rating end,
          f.reviewed_on desc, f.id
      ) as n
      from found f order by n offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    ) s), (select count(*) from found)) || jsonb_build_object('waiting', (
      select count(*) from public.review_photos f where f.state = 'waiting' and f.review_id is not null
    ))
  );
end;
$$;
comment on function public.list_admin_reviews(text, text, text, integer, integer) is
  'For admins: {total, rows, waiting}; p_state "waiting": reviews with photos that nobody has looked at. Raises FORBIDDEN.';

-- What is approved must be there to be seen: its two sizes are put into the shop's pictures before.
create function public.moderate_photo(p_photo_id uuid, p_state text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('reviews');
  v_photo public.review_photos;
begin
  select f.* into v_photo from public.review_photos f where f.id = p_photo_id and f.review_id is not null for update;
  if not found then
    raise exception 'This photo is not here any more.' using errcode = 'PT404', hint = 'UNKNOWN_PHOTO';
  end if;
  if p_state is null or p_state not in ('approved', 'refused') then
    perform private.invalid_input('state', 'Approve or refuse it.');
  end if;
  if p_state = 'approved' and 2 <> (
    select count(*) from storage.objects o
    where o.bucket_id = 'product-images'
      and o.name in ('reviews/' || v_photo.id || '-320.webp', 'reviews/' || v_photo.id || '-960.webp')
  ) then
    raise exception 'The photo is not among the pictures yet. Please try again.'
      using errcode = 'PT409', hint = 'PHOTO_MISSING';
  end if;
  if v_photo.state <> p_state then
    update public.review_photos f set state = p_state where f.id = p_photo_id;
    perform private.record_action('review/photo-' || p_state, v_photo.product_id,
      jsonb_build_object('state', v_photo.state), jsonb_build_object('photo', v_photo.id, 'state', p_state));
  end if;
  return private.moderated_review(v_photo.review_id);
end;
$$;
comment on function public.moderate_photo(uuid, text) is
  'For admins: approves or refuses a photo; answers its review. Raises FORBIDDEN, UNKNOWN_PHOTO, PHOTO_MISSING, INVALID_INPUT.';

create function public.remove_review(p_review_id uuid, p_reason text) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('reviews');
  v_review public.reviews;
begin
  if char_length(btrim(private.clean_text(coalesce(p_reason, '')))) not between 3 and 200 then
    perform private.invalid_input('reason', 'Say in 3 to 200 characters why.');
  end if;
  delete from public.reviews r where r.id = p_review_id returning r.* into v_review;
  if not found then
    raise exception 'This review is not here any more.' using errcode = 'PT404', hint = 'UNKNOWN_REVIEW';
  end if;
  perform private.record_action('review/remove', v_review.product_id,
    jsonb_build_object('rating', v_review.rating, 'comment', v_review.comment),
    jsonb_build_object('reason', btrim(private.clean_text(p_reason))));
end;
$$;
comment on function public.remove_review(uuid, text) is
  'For admins: takes a review down with its photos and votes; the rating counts without it. Raises FORBIDDEN, UNKNOWN_REVIEW, INVALID_INPUT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.list_admin_reviews(text, text, text, integer, integer),
  public.moderate_photo(uuid, text),
  public.remove_review(uuid, text)
to anon, authenticated;
