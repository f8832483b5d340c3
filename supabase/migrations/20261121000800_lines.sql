-- Lines of a bag or an order as clients send them: [{"variant_id": text, "quantity": int}]. Read in one place, so
-- that quote_order, place_order and merge_bag refuse the same things. A key too many (say a forged "price") is an
-- error and not ignored: whoever sends it expects it to count.
create function private.read_lines(p_lines jsonb)
  returns table (line_no integer, variant_id text, quantity integer)
  -- Without "rows" the planner expects a thousand lines and reads the whole catalogue instead of a few rows by key.
  language plpgsql immutable rows 5 security invoker set search_path = ''
as $$
begin
  if (case when jsonb_typeof(p_lines) = 'array' then jsonb_array_length(p_lines) else 0 end) not between 1 and 50 then
    raise exception 'An order has between 1 and 50 lines.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  -- "case" and not "and": only its order of evaluation is certain, and "-" fails on a scalar. The quantity is compared
  -- as text, so that 1.5, 1e9 and true are refused before a cast can fail.
  if not (
    select bool_and(case
      when jsonb_typeof(e) <> 'object' then false
      when e - 'variant_id' - 'quantity' <> '{}'::jsonb then false
      when jsonb_typeof(e -> 'variant_id') is distinct from 'string' then false
      when jsonb_typeof(e -> 'quantity') is distinct from 'number' then false
      else e ->> 'quantity' ~ '^[1-9][0-9]?$'
    end)
    from jsonb_array_elements(p_lines) e
  ) then
    raise exception 'A line has a variant and a quantity from 1 to 99, nothing else.'
      using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  if (select count(distinct e ->> 'variant_id') from jsonb_array_elements(p_lines) e) < jsonb_array_length(p_lines) then
    raise exception 'A variant may appear only once.' using errcode = 'PT400', hint = 'INVALID_LINES';
  end if;
  return query
    select e.n::integer, e.line ->> 'variant_id', (e.line ->> 'quantity')::integer
    from jsonb_array_elements(p_lines) with ordinality as e (line, n);
end;
$$;
comment on function private.read_lines(jsonb) is 'Rows of a JSON list of lines; raises INVALID_LINES.';
revoke execute on function private.read_lines(jsonb) from public;
grant execute on function private.read_lines(jsonb) to anon, authenticated;
