-- When the page of a product last changed, for the sitemap. Only what the page shows counts, and only a change: the
-- seed writes every row again at every start.
alter table public.products add column page_changed_at timestamptz not null default now();
comment on column public.products.page_changed_at is 'When what the product''s page shows changed last; stock is no part of it.';
grant select (page_changed_at) on public.products to anon, authenticated;
update public.products set page_changed_at = published_at where published_at is not null;

create function private.note_page_change() returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  new.page_changed_at := now();
  return new;
end;
$$;
comment on function private.note_page_change() is 'Before update of a row: page_changed_at is now.';
revoke execute on function private.note_page_change() from public;

-- Runs after set_rating, by the order of their names.
create trigger touch_product before update on public.products for each row
  when (
    (old.name, old.description, old.price, old.original_price, old.category_id, old.brand, old.images, old.features,
     old.rating, old.review_count, old.badges, old.status)
    is distinct from
    (new.name, new.description, new.price, new.original_price, new.category_id, new.brand, new.images, new.features,
     new.rating, new.review_count, new.badges, new.status)
  )
  execute function private.note_page_change();
