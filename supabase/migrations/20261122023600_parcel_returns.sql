-- Parcels that come back: one of several that the courier could not hand over leaves its order, while the others go on
-- (docs/adr/0075-pieces-and-parcels.md). The money of its pieces goes the way of cancelled ones; the staff says which of them
-- are for sale again. An order that leaves as one parcel comes back by its own step.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.plan_parcel_return(p_order public.orders, p_parcel uuid) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
declare
  v_parcel public.parcels := private.find_parcel(p_parcel);
begin
  if v_parcel.state not in ('shipped', 'out_for_delivery') then
    raise exception 'The parcel cannot take that step.' using errcode = 'PT409', hint = 'INVALID_TRANSITION',
      detail = jsonb_build_object('from', v_parcel.state, 'to', 'rto')::text;
  end if;
  return private.plan_cancellation(p_order, (
    select jsonb_agg(jsonb_build_object('variant_id', i.variant_id, 'quantity', i.quantity) order by i.position)
    from public.parcel_lines i where i.parcel_id = p_parcel
  ));
end;
$$;
comment on function private.plan_parcel_return(public.orders, uuid) is
  'What an order loses with a parcel that comes back (private.plan_cancellation). Raises INVALID_TRANSITION.';

create function private.read_damage(p_damaged jsonb) returns jsonb
  language plpgsql immutable security invoker set search_path = ''
as $$
begin
  return case when coalesce(p_damaged, '[]') = '[]' then '{}'
    else (select jsonb_object_agg(r.variant_id, r.quantity) from private.read_lines(p_damaged) r) end;
end;
$$;
comment on function private.read_damage(jsonb) is '{variant: pieces} of [{variant_id, quantity}] or nothing. Raises INVALID_LINES.';

create function private.shelve_parcel(p_parcel uuid, p_damaged jsonb) returns void
  language plpgsql volatile security invoker set search_path = ''
as $$
begin
  if p_damaged <> '[]' then
    if exists (
      select 1 from private.read_lines(p_damaged) r
      left join public.parcel_lines i on i.parcel_id = p_parcel and i.variant_id = r.variant_id
      where r.quantity > coalesce(i.quantity, 0)
    ) then
      raise exception 'The parcel holds fewer pieces of this.' using errcode = 'PT400', hint = 'INVALID_LINES';
    end if;
    update public.parcel_lines i set damaged = r.quantity
    from private.read_lines(p_damaged) r where i.parcel_id = p_parcel and i.variant_id = r.variant_id;
  end if;
  update public.product_variants v set stock = v.stock + i.quantity - i.damaged
  from public.parcel_lines i where i.parcel_id = p_parcel and v.id = i.variant_id;
end;
$$;
comment on function private.shelve_parcel(uuid, jsonb) is
  'Puts pieces of a parcel back on the shelf, but the damaged ones, [{variant_id, quantity}]. Raises INVALID_LINES. Needs the locks.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer, here and below: admins hold no write grant, so that an order changes only as the rules permit.
create function public.quote_parcel_return(p_parcel uuid) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders;
begin
  select * into strict v_order from public.orders o where o.id = (private.find_parcel(p_parcel)).order_id;
  return private.quote_of(private.plan_parcel_return(v_order, p_parcel));
end;
$$;
comment on function public.quote_parcel_return(uuid) is
  'For admins: what goes back when a parcel comes back (private.quote_of). Raises FORBIDDEN, UNKNOWN_ORDER, INVALID_TRANSITION.';

create function public.return_parcel(p_parcel uuid, p_damaged jsonb, p_expected integer, p_note text default '') returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('orders');
  v_order public.orders := private.lock_parcel(p_parcel);
  v_parcel public.parcels := private.find_parcel(p_parcel);
  v_note text := left(btrim(private.clean_text(coalesce(p_note, ''))), 500);
  v_plan jsonb;
  v_refunded integer;
begin
  perform private.refuse_own_order(v_order);
  if v_parcel.state = 'rto' then
    -- A second try finds it back, with the damage that the first one noted.
    if private.read_damage(p_damaged) <> (
      select coalesce(jsonb_object_agg(i.variant_id, i.damaged), '{}') from public.parcel_lines i
      where i.parcel_id = p_parcel and i.damaged > 0
    ) then
      raise exception 'This parcel came back before, with other pieces damaged. Please load the order again.' using errcode = 'PT409',
        hint = 'INVALID_TRANSITION', detail = '{"from": "rto", "to": "rto"}';
    end if;
  else
    perform private.lock_order_parts(array[v_order.id]);
    -- A statement of its own after the locks.
    v_plan := private.plan_parcel_return(v_order, p_parcel);
    perform private.check_expected(v_plan, p_expected);
    perform private.shelve_parcel(p_parcel, coalesce(p_damaged, '[]'));
    if (v_plan ->> 'is_last')::boolean then
      perform private.step_order(v_order, 'rto', v_note, null, null);
    else
      update public.parcels p set state = 'rto' where p.id = p_parcel returning * into v_parcel;
      v_refunded := private.take_pieces_out(v_order, v_plan, p_parcel, p_parcel);
      perform private.note_parcel(v_parcel, concat_ws(' ',
        case when v_refunded > 0 then format('%s goes back the way it was paid.', private.format_rupees(v_refunded)) end, nullif(v_note, '')
      ));
    end if;
    select * into strict v_order from public.orders o where o.id = v_order.id;
  end if;
  return private.order_receipt(v_order);
end;
$$;
comment on function public.return_parcel(uuid, jsonb, integer, text) is
  'For admins: a parcel came back at the quoted amount; its pieces are for sale again but those damaged, [{variant_id, quantity}]. The last one brings the order back. Raises FORBIDDEN, OWN_REQUEST, UNKNOWN_ORDER, INVALID_TRANSITION, INVALID_LINES, TOTAL_CHANGED.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function
  public.quote_parcel_return(uuid),
  public.return_parcel(uuid, jsonb, integer, text)
to anon, authenticated;
