-- A shopper wants to send something back, or to swap it for another choice of the same product (spec section 9).
create function private.invalid_return(p_field text) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  raise exception 'Please check the %.', p_field using errcode = 'PT422', hint = 'INVALID_RETURN',
    detail = jsonb_build_object('field', p_field)::text;
end;
$$;
comment on function private.invalid_return(text) is 'Raises INVALID_RETURN naming the field.';
revoke execute on function private.invalid_return(text) from public;

create function private.read_return_lines(p_lines jsonb, p_kind text)
  returns table (variant_id text, quantity integer, exchange_variant_id text)
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  -- The same shape and limits as lines of a bag, apart from what is wanted instead; that only an exchange has.
  if (case when jsonb_typeof(p_lines) = 'array' then (
    select bool_and(
      jsonb_typeof(e) = 'object'
      and (p_kind = 'exchange') = (coalesce(jsonb_typeof(e -> 'exchange_variant_id'), 'null') = 'string')
    ) from jsonb_array_elements(p_lines) e
  ) end) is not true then
    perform private.invalid_return('lines');
  end if;
  return query
    select l.variant_id, l.quantity, p_lines -> (l.line_no - 1) ->> 'exchange_variant_id'
    from private.read_lines((
      select jsonb_agg(e.line - 'exchange_variant_id' order by e.n)
      from jsonb_array_elements(p_lines) with ordinality as e (line, n)
    )) l;
exception when sqlstate 'PT400' then
  perform private.invalid_return('lines');
end;
$$;
comment on function private.read_return_lines(jsonb, text) is 'Rows of a JSON list; raises INVALID_RETURN.';
revoke execute on function private.read_return_lines(jsonb, text) from public;

-- Only pieces of the order, no piece twice, and an exchange stays with its product.
create function private.check_return_lines(p_order uuid, p_lines jsonb, p_kind text) returns void
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_line record;
begin
  for v_line in
    select o.quantity as bought, r.quantity, o.product_id, r.exchange_variant_id, coalesce((
      select sum(b.quantity) from public.return_lines b join public.returns t on t.id = b.return_id
      where t.order_id = p_order and t.state <> 'rejected' and b.variant_id = r.variant_id
    ), 0) as returned
    from private.read_return_lines(p_lines, p_kind) r
    left join public.order_lines o on o.order_id = p_order and o.variant_id = r.variant_id
  loop
    if v_line.bought is null or v_line.quantity > v_line.bought then
      perform private.invalid_return('lines');
    elsif v_line.quantity > v_line.bought - v_line.returned then
      raise exception 'A return of this piece has already been requested.'
        using errcode = 'PT409', hint = 'RETURN_EXISTS';
    elsif p_kind = 'exchange' and not exists (
      select 1 from public.product_variants v
      where v.id = v_line.exchange_variant_id and v.product_id = v_line.product_id
    ) then
      perform private.invalid_return('lines');
    end if;
  end loop;
end;
$$;
comment on function private.check_return_lines(uuid, jsonb, text) is 'Raises INVALID_RETURN, RETURN_EXISTS.';
revoke execute on function private.check_return_lines(uuid, jsonb, text) from public;

-- security definer: clients hold no write grant on returns.
create function public.request_return(p_number text, p_request jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
  -- Locked, so that two requests do not both count the same piece as still there.
  v_order public.orders := private.own_order(p_number, v_user);
  v_kind text := p_request ->> 'kind';
  v_reason text := btrim(p_request ->> 'reason');
  v_comment text := btrim(coalesce(p_request ->> 'comment', ''));
  v_id uuid;
begin
  if v_order.status <> 'delivered'
    or now() > v_order.delivered_at + (select s.return_days from public.shop_settings s) * interval '1 day'
  then
    raise exception 'This order can no longer be returned.' using errcode = 'PT409', hint = 'RETURN_CLOSED';
  end if;
  if coalesce(v_kind, '') not in ('return', 'exchange') then
    perform private.invalid_return('kind');
  elsif coalesce(char_length(v_reason), 0) not between 1 and 200 then
    perform private.invalid_return('reason');
  elsif char_length(v_comment) > 1000 then
    perform private.invalid_return('comment');
  end if;
  perform private.check_return_lines(v_order.id, p_request -> 'lines', v_kind);

  insert into public.returns (order_id, kind, reason, comment) values (v_order.id, v_kind, v_reason, v_comment)
  returning id into v_id;
  insert into public.return_lines (return_id, variant_id, quantity, exchange_variant_id)
  select v_id, l.variant_id, l.quantity, l.exchange_variant_id
  from private.read_return_lines(p_request -> 'lines', v_kind) l;
  insert into public.return_events (return_id, state) values (v_id, 'requested');
  return jsonb_build_object('id', v_id);
end;
$$;
comment on function public.request_return(text, jsonb) is
  'Requests a return or exchange of delivered pieces. Raises UNKNOWN_ORDER, RETURN_CLOSED, INVALID_RETURN, RETURN_EXISTS.';
revoke execute on function public.request_return(text, jsonb) from public;
grant execute on function public.request_return(text, jsonb) to anon, authenticated;
