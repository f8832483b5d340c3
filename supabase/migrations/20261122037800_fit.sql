-- Fit: what a piece measures, size by size, and the size that somebody is suggested from what they kept and sent back
-- (docs/adr/0085-what-a-piece-measures.md).

-- Tables and policies ---------------------------------------------------------------------------------------------

-- Written by save_garment_measures and by the seed. A size that is renamed or leaves the product takes its measures along.
create table public.garment_measures (
  product_id text not null,
  size text not null,
  measure text not null constraint garment_measures_measure check (
    measure in ('chest', 'waist', 'hip', 'shoulder', 'sleeve', 'length', 'inseam')
  ),
  centimetres numeric(4, 1) not null constraint garment_measures_centimetres check (centimetres between 1 and 300),
  primary key (product_id, size, measure),
  constraint garment_measures_variant foreign key (product_id, size)
    references public.product_variants (product_id, label) on update cascade on delete cascade
);
comment on table public.garment_measures is 'Measures of the piece itself, not of the body: around where it goes around.';
comment on column public.garment_measures.size is 'The label of the variant.';

alter table public.garment_measures enable row level security;
-- The subquery runs under the caller's own policies, so a draft's measures are as hidden as the draft.
create policy "everyone reads measures of published products" on public.garment_measures
  for select to anon, authenticated
  using (exists (select 1 from public.products p where p.id = product_id and p.status = 'published'));

-- Private functions -----------------------------------------------------------------------------------------------

create function private.measures_of(p_product text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('size', s.label, 'measures', s.measures) order by s.position, s.label), '[]')
    from (
      select v.label, v.position, jsonb_object_agg(m.measure, m.centimetres) as measures
      from public.garment_measures m
      join public.product_variants v on v.product_id = m.product_id and v.label = m.size
      where m.product_id = p_product group by v.label, v.position
    ) s
  );
end;
$$;
comment on function private.measures_of(text) is
  'What a piece measures in centimetres, the smallest size first: [{size, measures: {chest: 104, length: 71.5}}].';

create function private.measures_by_size(p_product text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_object_agg(v.label, (
      select jsonb_object_agg(m.measure, m.centimetres) from public.garment_measures m
      where m.product_id = v.product_id and m.size = v.label
    )), '{}')
    from public.product_variants v where v.product_id = p_product
  );
end;
$$;
comment on function private.measures_by_size(text) is
  'What each size of a product measures in centimetres, null where nothing is known: {M: {chest: 104, length: 71.5}}.';

-- Read in one go, so that a price list is told all that is wrong with it.
create function private.write_measures(p_product text, p_rows jsonb, p_expected jsonb default '{}') returns boolean
  language plpgsql volatile security invoker set search_path = ''
as $$
declare
  v_known constant text[] := array['chest', 'waist', 'hip', 'shoulder', 'sleeve', 'length', 'inseam'];
  v_before jsonb;
  v_after jsonb;
  v_faults text;
begin
  -- Two who save at once come one after the other.
  perform private.lock_products(array[p_product]);
  if jsonb_typeof(p_rows) is distinct from 'array' or jsonb_array_length(p_rows) > 50 then
    perform private.invalid_input('measures', 'A product has at most 50 sizes.');
  end if;
  with given as (
    select e.n, left(coalesce(e.item ->> 'size', ''), 60) as size, m.key as measure, m.value
    from jsonb_array_elements(p_rows) with ordinality as e (item, n)
    left join lateral jsonb_each_text(
      case jsonb_typeof(e.item -> 'measures') when 'object' then e.item -> 'measures' else '{}' end
    ) m on m.value <> ''
  ), fault as (
    select g.n, case
      when not exists (select 1 from public.product_variants v where v.product_id = p_product and v.label = g.size)
        then format('This product has no size %s.', g.size)
      when g.measure <> all (v_known) then format('Measures are: %s.', array_to_string(v_known, ', '))
      when g.value !~ '^\d{1,3}(\.\d)?$' or g.value::numeric not between 1 and 300
        then format('Write %s of size %s in centimetres, such as 104 or 71.5.', g.measure, g.size)
      when count(*) over (partition by g.size, g.measure) > 1 and g.measure is not null then 'A size stands here twice.'
    end as message
    from given g
  )
  select string_agg(f.message, ' ' order by f.n, f.message) into v_faults
  from (select min(f.n) as n, f.message from fault f where f.message is not null group by f.message) f;
  if v_faults is not null then
    perform private.invalid_input('measures', left(v_faults, 500));
  end if;
  v_before := private.measures_by_size(p_product);
  delete from public.garment_measures m where m.product_id = p_product;
  insert into public.garment_measures (product_id, size, measure, centimetres)
  select p_product, e.item ->> 'size', m.key, m.value::numeric
  from jsonb_array_elements(p_rows) e (item), lateral jsonb_each_text(
    case jsonb_typeof(e.item -> 'measures') when 'object' then e.item -> 'measures' else '{}' end
  ) m
  where m.value <> '';
  v_after := private.measures_by_size(p_product);
  -- Compared as the table has them now: rows are written in many ways. A refusal takes back what was written.
  perform private.refuse_stale(v_before, v_after, p_expected, p_product);
  if v_after = v_before then
    return false;
  end if;
  perform private.record_action('product/measured', p_product, v_before, v_after);
  return true;
end;
$$;
comment on function private.write_measures(text, jsonb, jsonb) is
  'Makes what a piece measures that of the rows, as save_garment_measures takes them, and answers whether that was a change. Raises INVALID_INPUT {field: measures} with all that is wrong, and STALE {fields: by size, by}.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_garment_measures(p_product_id text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return private.measures_of(p_product_id);
end;
$$;
comment on function public.get_garment_measures(text) is
  'What a published piece measures in centimetres, the smallest size first: [{size, measures: {chest: 104, length: 71.5}}].';

-- security definer, here and below: drafts are hidden from everybody, and admins hold no write grant.
create function public.get_admin_measures(p_product_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
begin
  return private.measures_of(p_product_id);
end;
$$;
comment on function public.get_admin_measures(text) is 'For the staff: get_garment_measures of drafts as well. Raises FORBIDDEN.';

create function public.save_garment_measures(p_product_id text, p_rows jsonb, p_expected jsonb default '{}') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('catalogue');
begin
  if not exists (select 1 from public.products p where p.id = p_product_id) then
    raise exception 'This product does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PRODUCT';
  end if;
  perform private.write_measures(p_product_id, p_rows, p_expected);
  return private.measures_of(p_product_id);
end;
$$;
comment on function public.save_garment_measures(text, jsonb, jsonb) is
  'For the staff: makes what a piece measures that of the rows [{size, measures: {chest: "104"}}], in centimetres. p_expected has by size what was opened: {M: {chest: 104}, L: null}. Raises FORBIDDEN, UNKNOWN_PRODUCT, INVALID_INPUT {field}, STALE {fields: by size, by}.';

-- A size counts with the pieces of it that somebody kept, once their window to return is over, less those that came back as too
-- small or too large; the words are those of the page of returns. What is closest to the product decides: pieces of its type,
-- else of its group, else of its category. Where nothing was kept, the neighbour of what came back.
create function public.suggest_size(p_product_id text) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  v_over timestamptz := now() - (select s.return_days from public.shop_settings s) * interval '1 day';
begin
  return (
    with wanted as (
      select t.id as type_id, t.parent_id, t.category_id, t.size_system
      from public.products p join public.product_types t on t.id = p.type_id
      join public.size_systems y on y.id = t.size_system and not y.is_open
      where p.id = p_product_id and p.status = 'published'
    ), piece as (
      select z.label as size, z.position, o.placed_at, f.nearness, f.name,
        case when d.quantity > coalesce(b.quantity, 0) and not exists (
          select 1 from private.delivered_pieces(o, v_over) x where x.variant_id = d.variant_id
        ) then d.quantity - coalesce(b.quantity, 0) else 0 end as kept,
        coalesce(b.small, 0) as small, coalesce(b.large, 0) as large
      from wanted w
      join public.orders o on o.user_id = v_user
      cross join lateral private.delivered_pieces(o, '-infinity') d
      join public.product_variants v on v.id = d.variant_id
      join public.products p on p.id = v.product_id
      join public.product_types t on t.id = p.type_id and t.category_id = w.category_id and t.size_system = w.size_system
      join public.sizes z on z.system_id = w.size_system and z.label = v.label
      join public.categories c on c.id = t.category_id
      join public.product_types g on g.id = t.parent_id
      cross join lateral (
        select case when t.id = w.type_id then 1 when g.id = w.parent_id then 2 else 3 end as nearness,
          case when t.id = w.type_id then t.name when g.id = w.parent_id then g.name else c.name end as name
      ) f
      left join lateral (
        select sum(l.quantity) as quantity, sum(l.quantity) filter (where lower(r.reason) = 'too small') as small,
          sum(l.quantity) filter (where lower(r.reason) = 'too large') as large
        from public.returns r join public.return_lines l on l.return_id = r.id
        where r.order_id = o.id and l.variant_id = d.variant_id and r.state <> 'rejected'
      ) b on true
    ), near as (
      select p.* from piece p
      where p.nearness = (select min(n.nearness) from piece n where n.kept + n.small + n.large > 0)
    ), bounds as (
      select max(n.position) filter (where n.small > 0) as low, min(n.position) filter (where n.large > 0) as high from near n
    ), offered as (
      select z.label as size, z.position, coalesce(k.kept, 0) as kept, coalesce(k.score, 0) as score, k.last
      from wanted w
      join public.product_variants v on v.product_id = p_product_id
      join public.sizes z on z.system_id = w.size_system and z.label = v.label
      left join (
        select n.size, sum(n.kept) as kept, sum(n.kept - n.small - n.large) as score, max(n.placed_at) as last
        from near n group by n.size
      ) k on k.size = z.label
    ), chosen as (
      select o.size, o.position, o.kept from offered o, bounds b
      where o.score > 0 or not exists (select 1 from offered x where x.score > 0)
        and coalesce(o.position > b.low, true) and coalesce(o.position < b.high, true)
        and coalesce(b.low, b.high) is not null
      order by o.score desc, o.last desc nulls last,
        case when b.low is not null then o.position else - o.position end
      limit 1
    )
    select jsonb_build_object(
      'size', c.size, 'kept', c.kept, 'of', (select n.name from near n limit 1),
      'small', (select n.size from near n where n.small > 0 and n.position < c.position order by n.position desc limit 1),
      'large', (select n.size from near n where n.large > 0 and n.position > c.position order by n.position limit 1)
    )
    from chosen c
  );
end;
$$;
comment on function public.suggest_size(text) is
  'The size of a product for the caller, and why: {size, kept: pieces of that size, of: what they are, small and large: what came back as that}; nothing where nothing is known. Raises SIGN_IN_REQUIRED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant select (product_id, size, measure, centimetres) on public.garment_measures to anon, authenticated;

grant execute on function private.measures_of(text) to anon, authenticated;

grant execute on function
  public.get_garment_measures(text),
  public.get_admin_measures(text),
  public.save_garment_measures(text, jsonb, jsonb),
  public.suggest_size(text)
to anon, authenticated;
