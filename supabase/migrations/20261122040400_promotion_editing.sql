-- Promotion editing: how the staff makes promotions, tries them on past orders, and starts and ends them.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.read_moment(p_data jsonb, p_field text) returns timestamptz
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_text text := nullif(p_data ->> p_field, '');
begin
  if v_text !~ '^\d{4}-\d\d-\d\dT\d\d:\d\d$' then
    raise invalid_datetime_format;
  end if;
  return v_text::timestamp at time zone 'Asia/Kolkata';
exception when invalid_datetime_format or datetime_field_overflow then
  perform private.invalid_input(p_field, 'There is no such day or time.');
  return null;
end;
$$;
comment on function private.read_moment(jsonb, text) is 'A minute in India such as 2026-12-31T09:30, or nothing; raises INVALID_INPUT {field}.';

create function private.known_scope_ids(p_scope text, p_ids text[]) returns boolean
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return not exists (
    select 1 from unnest(p_ids) as i (id)
    where not case p_scope
      when 'category' then exists (select 1 from public.categories c where c.id = i.id)
      when 'type' then exists (select 1 from public.product_types t where t.id = i.id)
      when 'colour' then exists (select 1 from public.colour_families f where f.id = i.id)
      when 'attribute' then exists (select 1 from public.attribute_choices c where c.attribute_id || ':' || c.id = i.id)
      when 'collection' then exists (select 1 from public.collections c where c.id::text = i.id)
      when 'product' then exists (select 1 from public.products p where p.id = i.id)
      else false
    end
  );
end;
$$;
comment on function private.known_scope_ids(text, text[]) is 'Whether everything that a promotion is for exists.';

-- Products by one pair of fields; what they are for says nothing where it is for all.
create function private.read_scope(p_form jsonb, p_prefix text, out scope text, out ids text[])
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  scope := p_form ->> (p_prefix || 'scope');
  if (scope in ('all', 'category', 'type', 'colour', 'attribute', 'collection', 'product')) is not true then
    perform private.invalid_input(p_prefix || 'scope', 'Please choose the products.');
  end if;
  ids := case when scope = 'all' then '{}' else private.read_words(p_form, p_prefix || 'scope_ids', 500) end;
  if scope <> 'all' and cardinality(ids) = 0 then
    perform private.invalid_input(p_prefix || 'scope_ids', 'Please choose at least one.');
  elsif not private.known_scope_ids(scope, ids) then
    perform private.invalid_input(p_prefix || 'scope_ids', 'One of these does not exist any more.');
  end if;
end;
$$;
comment on function private.read_scope(jsonb, text) is 'Which products a form names by {prefix}scope and {prefix}scope_ids; raises INVALID_INPUT {field}.';

-- The form as a row, its id, state and counter aside.
create function private.read_promotion(p_form jsonb) returns public.promotions
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_row public.promotions;
  v_scope record;
begin
  v_row.title := private.read_text(p_form, 'title', 1, 60);
  v_row.kind := p_form ->> 'kind';
  v_row.audience := p_form ->> 'audience';
  v_row.coupons := p_form ->> 'coupons';
  if (v_row.kind in ('percent', 'amount', 'buy_get', 'order_percent', 'order_amount')) is not true then
    perform private.invalid_input('kind', 'Please choose what it takes off.');
  elsif (v_row.audience in ('everyone', 'first_order', 'tag')) is not true then
    perform private.invalid_input('audience', 'Please choose whom it is for.');
  elsif (v_row.coupons in ('any', 'members', 'none')) is not true then
    perform private.invalid_input('coupons', 'Please choose which coupons go with it.');
  end if;
  v_row.value := private.read_integer(
    p_form, 'value', 1, case when v_row.kind in ('amount', 'order_amount') then 100000 else 100 end
  );
  if v_row.kind = 'buy_get' then
    v_row.buy := private.read_integer(p_form, 'buy', 1, 20);
    v_row.get := private.read_integer(p_form, 'get', 1, 20);
  end if;
  if v_row.kind in ('order_percent', 'order_amount') then
    p_form := p_form || '{"scope": "all"}';
  end if;
  v_scope := private.read_scope(p_form, '');
  v_row.scope := v_scope.scope;
  v_row.scope_ids := v_scope.ids;
  v_row.get_scope_ids := '{}';
  if v_row.kind = 'buy_get' and coalesce(p_form ->> 'get_scope', '') <> '' then
    v_scope := private.read_scope(p_form, 'get_');
    v_row.get_scope := v_scope.scope;
    v_row.get_scope_ids := v_scope.ids;
    if v_row.scope = 'all' then
      perform private.invalid_input('get_scope_ids', 'All products are bought already. Choose which products are bought.');
    elsif v_row.get_scope = v_row.scope and v_row.get_scope_ids <@ v_row.scope_ids then
      perform private.invalid_input('get_scope_ids', 'These are the products that are bought. Choose others, or “The same products”.');
    end if;
  end if;
  v_row.audience_tag := case when v_row.audience = 'tag' then private.read_customer_tag(p_form, 'audience_tag') end;
  v_row.max_discount := private.read_optional(p_form, 'max_discount', 1000000);
  v_row.min_amount := coalesce(private.read_optional(p_form, 'min_amount', 1000000), 0);
  v_row.min_pieces := coalesce(private.read_optional(p_form, 'min_pieces', 1000), 0);
  v_row.total_limit := private.read_optional(p_form, 'total_limit', 10000000);
  v_row.per_user_limit := private.read_optional(p_form, 'per_user_limit', 1000);
  v_row.priority := private.read_integer(p_form, 'priority', 0, 100);
  v_row.alone := coalesce((p_form ->> 'alone') = 'true', false);
  v_row.starts_at := private.read_moment(p_form, 'starts_at');
  v_row.ends_at := private.read_moment(p_form, 'ends_at');
  if v_row.starts_at is null then
    perform private.invalid_input('starts_at', 'Please choose when it begins.');
  elsif v_row.ends_at <= v_row.starts_at then
    perform private.invalid_input('ends_at', 'Please choose an end that comes after the beginning.');
  end if;
  return v_row;
end;
$$;
comment on function private.read_promotion(jsonb) is 'What the form says, times in India. Raises INVALID_INPUT {field}.';

-- Alone and without a coupon, at the prices that were paid.
create function private.try_promotion(p_promotion public.promotions, p_order uuid) returns integer
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_prices integer[];
  v_quantities integer[];
  v_lines integer[];
  v_given integer[];
  v_products text[];
  v_bought text[];
  v_gifts text[];
  v_goods integer;
  v_pieces integer;
  v_none integer[];
begin
  select array_agg(l.product_id), array_agg(l.unit_price order by l.position), array_agg(l.quantity order by l.position)
  into v_products, v_prices, v_quantities
  from public.order_lines l where l.order_id = p_order;
  v_bought := private.products_in_scope(p_promotion.scope, p_promotion.scope_ids, v_products);
  if p_promotion.get_scope is not null then
    v_gifts := private.products_in_scope(p_promotion.get_scope, p_promotion.get_scope_ids, v_products);
  end if;
  select array_agg(l.n) filter (where l.product_id = any (v_bought)),
    case when v_gifts is not null
      then coalesce(array_agg(l.n) filter (where l.product_id = any (v_gifts) and l.product_id <> all (v_bought)), '{}') end,
    sum(l.unit_price * l.quantity) filter (where l.product_id = any (v_bought)),
    sum(l.quantity) filter (where l.product_id = any (v_bought))
  into v_lines, v_given, v_goods, v_pieces
  from (
    select (row_number() over (order by x.position))::integer as n, x.* from public.order_lines x where x.order_id = p_order
  ) l;
  if v_lines is null or v_goods < p_promotion.min_amount or v_pieces < p_promotion.min_pieces then
    return 0;
  elsif p_promotion.kind in ('order_percent', 'order_amount') then
    return private.order_cut(p_promotion, v_goods);
  end if;
  v_none := array_fill(0, array[cardinality(v_prices)]);
  return (
    select sum(c) from unnest(
      (private.cut_pieces(p_promotion, v_lines, v_given, v_prices, v_quantities, 1, v_none, v_none)).cuts
    ) as t (c)
  );
end;
$$;
comment on function private.try_promotion(public.promotions, uuid) is 'Rupees that a promotion would have taken off a past order.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: the table has no grant, and nothing changes without its line in the log.
create function public.list_admin_promotions(
  p_query text default '', p_state text default null, p_sort text default '-created', p_offset integer default 0,
  p_limit integer default 25
) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
  v_like text := private.like_pattern(p_query);
begin
  return (
    with found as (
      select s.* from (
        select m.*, private.promotion_state(m) as stands from public.promotions m
        where v_like = '%%' or lower(m.title) like v_like
      ) s
      where p_state is null or s.stands = p_state
    ), page as (
      select f.*, row_number() over (
        order by case p_sort when 'title' then f.title end, case p_sort when '-title' then f.title end desc,
          case when p_sort in ('orders', 'saved') then f.measure end,
          case when p_sort in ('-orders', '-saved') then f.measure end desc,
          case p_sort when 'starts' then f.starts_at end, case p_sort when '-starts' then f.starts_at end desc,
          f.created_at desc, f.id
      ) as n
      from (
        -- Uses are many: those of all promotions are counted only where they decide the order.
        select g.*, case ltrim(p_sort, '-')
            when 'orders' then (
              select count(*) from public.promotion_uses x where x.promotion_id = g.id and x.state = 'consumed'
            )
            when 'saved' then (
              select coalesce(sum(x.amount), 0) from public.promotion_uses x where x.promotion_id = g.id and x.state = 'consumed'
            )
          end as measure
        from found g
      ) f
      order by n
      offset greatest(p_offset, 0) limit least(greatest(p_limit, 1), 200)
    )
    select private.page_of((
      select jsonb_agg(to_jsonb(r) - 'n' - 'measure' || jsonb_build_object('orders', u.orders, 'saved', u.saved) order by r.n)
      from page r
      cross join lateral (
        select count(*)::integer as orders, coalesce(sum(x.amount), 0)::integer as saved
        from public.promotion_uses x where x.promotion_id = r.id and x.state = 'consumed'
      ) u
    ), (select count(*) from found))
  );
end;
$$;
comment on function public.list_admin_promotions(text, text, text, integer, integer) is
  'For the staff (promotions): promotions with the orders that got them and what these saved; state as private.promotion_state. Raises FORBIDDEN.';

create function public.get_admin_promotion(p_id uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
begin
  return (
    select to_jsonb(m) || jsonb_build_object('stands', private.promotion_state(m), 'products', (
      select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name) order by p.name, p.id), '[]')
      from public.products p
      where m.scope = 'product' and p.id = any (m.scope_ids) or m.get_scope = 'product' and p.id = any (m.get_scope_ids)
    ))
    from public.promotions m where m.id = p_id
  );
end;
$$;
comment on function public.get_admin_promotion(uuid) is
  'For the staff (promotions): a promotion with its state and the names of hand-picked products; null when unknown. Raises FORBIDDEN.';

-- The latest 300 orders at most: an estimate for whoever fills the form in.
create function public.preview_promotion(p_promotion jsonb) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
  v_row public.promotions := private.read_promotion(p_promotion);
begin
  return jsonb_build_object(
    'products', (
      select cardinality(private.products_in_scope(v_row.scope, v_row.scope_ids, array_agg(p.id)))
      from public.products p where p.status = 'published'
    )
  ) || (
    select jsonb_build_object(
      'orders', count(*), 'matching', count(*) filter (where t.saving > 0), 'saving', coalesce(sum(t.saving), 0)
    )
    from (
      select private.try_promotion(v_row, o.id) as saving from public.orders o
      where o.placed_at > now() - interval '30 days'
        and o.status not in ('pending_payment', 'expired', 'cancelled', 'rto')
      order by o.placed_at desc, o.id limit 300
    ) t
  );
end;
$$;
comment on function public.preview_promotion(jsonb) is
  'For the staff (promotions): {products it is for, orders of the last 30 days (300 at most), how many of them match, saving in rupees had it been the only one}. Raises FORBIDDEN, INVALID_INPUT {field}.';

create function public.save_promotion(p_promotion jsonb) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
  v_id uuid := case when p_promotion ->> 'id' ~ '^[0-9a-f-]{36}$' then (p_promotion ->> 'id')::uuid end;
  v_version integer := nullif(p_promotion ->> 'version', '')::integer;
  v_old public.promotions;
  v_row public.promotions;
begin
  perform private.lock_new(v_id);
  -- Orders that are getting it end first, so that what is counted below is all there is.
  select * into v_old from public.promotions m where m.id = v_id for update;
  if v_version is not null and v_old.id is null then
    raise exception 'This promotion does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PROMOTION';
  elsif v_old.id is not null and v_old.version is distinct from v_version
    and not (v_version is null and private.is_own_new(v_id::text)) then
    raise exception 'Somebody else has saved this promotion meanwhile.' using errcode = 'PT409', hint = 'STALE',
      detail = jsonb_build_object('version', v_old.version)::text;
  end if;
  v_row := private.read_promotion(p_promotion);
  -- Nobody deletes a collection meanwhile; whoever did so before this lock is found here.
  if v_row.scope = 'collection' or v_row.get_scope = 'collection' then
    perform 1 from public.collections c where c.id::text = any (v_row.scope_ids || v_row.get_scope_ids) for key share;
    v_row := private.read_promotion(p_promotion);
  end if;
  v_row.id := coalesce(v_id, gen_random_uuid());
  v_row.version := coalesce(v_old.version, 0) + 1;
  v_row.created_at := coalesce(v_old.created_at, now());
  v_row.state := case when p_promotion ->> 'active' = 'true' then 'active'
    when v_old.state = 'draft' or v_old.id is null then 'draft' else 'paused' end;
  v_row.used := case when v_row.total_limit is null then 0 else (
    select count(*) from public.promotion_uses u where u.promotion_id = v_row.id and u.state <> 'released'
  ) end;
  if v_row.used > v_row.total_limit then
    perform private.invalid_input('total_limit', format('It was used %s times already.', v_row.used));
  end if;
  insert into public.promotions select v_row.*
  on conflict (id) do update set
    title = excluded.title, kind = excluded.kind, value = excluded.value, buy = excluded.buy, get = excluded.get,
    max_discount = excluded.max_discount, scope = excluded.scope, scope_ids = excluded.scope_ids,
    get_scope = excluded.get_scope, get_scope_ids = excluded.get_scope_ids,
    audience = excluded.audience, audience_tag = excluded.audience_tag, min_amount = excluded.min_amount,
    min_pieces = excluded.min_pieces, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    total_limit = excluded.total_limit, per_user_limit = excluded.per_user_limit, priority = excluded.priority,
    alone = excluded.alone, coupons = excluded.coupons, state = excluded.state, used = excluded.used,
    version = excluded.version;
  perform private.record_action(
    case when v_old.id is null then 'promotion/created' else 'promotion/saved' end, v_row.id::text,
    case when v_old.id is not null then to_jsonb(v_old) end, to_jsonb(v_row)
  );
  return to_jsonb(v_row);
end;
$$;
comment on function public.save_promotion(jsonb) is
  'For the staff (promotions): creates or changes one; orders keep what they got. Without a version it is a new one, whose id its form has made. Raises FORBIDDEN, INVALID_INPUT {field}, UNKNOWN_PROMOTION, STALE {version}.';

create function public.set_promotion_state(p_id uuid, p_state text) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
  v_old public.promotions;
  v_row public.promotions;
begin
  select * into v_old from public.promotions m where m.id = p_id for update;
  if v_old.id is null then
    raise exception 'This promotion does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PROMOTION';
  elsif (p_state in ('active', 'paused', 'ended')) is not true then
    perform private.invalid_input('state', 'Please choose what becomes of it.');
  elsif p_state = 'ended' and v_old.starts_at >= now() then
    perform private.invalid_input('state', 'It has not begun yet. Pause it, or delete it.');
  elsif v_old.ends_at <= now() then
    perform private.invalid_input('state', 'It has ended. Duplicate it to run it again.');
  end if;
  update public.promotions m set
    state = case p_state when 'ended' then m.state else p_state end,
    ends_at = case p_state when 'ended' then now() else m.ends_at end, version = m.version + 1
  where m.id = p_id returning * into v_row;
  perform private.record_action('promotion/' || p_state, p_id::text, to_jsonb(v_old), to_jsonb(v_row));
  return to_jsonb(v_row);
end;
$$;
comment on function public.set_promotion_state(uuid, text) is
  'For the staff (promotions): makes one active or paused, or ends it now. Raises FORBIDDEN, INVALID_INPUT {field}, UNKNOWN_PROMOTION.';

create function public.delete_promotion(p_id uuid) returns uuid
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_staff uuid := private.require_right('promotions');
  v_row public.promotions;
begin
  delete from public.promotions m where m.id = p_id returning * into v_row;
  if v_row.id is null then
    raise exception 'This promotion does not exist.' using errcode = 'PT404', hint = 'UNKNOWN_PROMOTION';
  end if;
  perform private.record_action('promotion/deleted', p_id::text, to_jsonb(v_row), null);
  return p_id;
exception when foreign_key_violation then
  raise exception 'Orders have got this promotion. End it instead.' using errcode = 'PT409', hint = 'PROMOTION_IN_USE';
end;
$$;
comment on function public.delete_promotion(uuid) is
  'For the staff (promotions): removes one that no order got. Raises FORBIDDEN, UNKNOWN_PROMOTION, PROMOTION_IN_USE.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.list_admin_promotions(text, text, text, integer, integer),
  public.get_admin_promotion(uuid),
  public.preview_promotion(jsonb),
  public.save_promotion(jsonb),
  public.set_promotion_state(uuid, text),
  public.delete_promotion(uuid)
to anon, authenticated;
