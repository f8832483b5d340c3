-- A price list from a spreadsheet. Its rows are written by private.import_row.
--
-- security definer: as save_product.
create function public.import_products(p_rows jsonb, p_dry_run boolean default true) returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_admin();
  v_row record;
  v_outcome text;
  v_counts jsonb := '{"created":0,"updated":0,"unchanged":0}';
  v_errors jsonb := '[]';
  v_detail text;
begin
  if (case when jsonb_typeof(p_rows) = 'array' then jsonb_array_length(p_rows) end) between 1 and 500 is not true then
    perform private.invalid_input('rows', 'Between 1 and 500 rows go at a time.');
  end if;
  -- A dry run does the work and takes it back, so that it cannot promise what the real one refuses.
  begin
    for v_row in select e.n, e.item from jsonb_array_elements(p_rows) with ordinality as e (item, n) loop
      begin
        v_outcome := private.import_row(v_row.item);
        v_counts := jsonb_set(v_counts, array[v_outcome], to_jsonb((v_counts ->> v_outcome)::integer + 1));
      exception when sqlstate 'PT422' or sqlstate 'PT409' or sqlstate 'PT404' then
        get stacked diagnostics v_detail = pg_exception_detail;
        v_errors := v_errors || jsonb_build_object(
          'row', v_row.n, 'field', coalesce(nullif(v_detail, ''), '{}')::jsonb ->> 'field', 'message', sqlerrm
        );
      end;
    end loop;
    if p_dry_run is not false then
      raise exception 'taken back' using errcode = 'PT999';
    end if;
  exception when sqlstate 'PT999' then
    null;
  end;
  return v_counts || jsonb_build_object('errors', v_errors);
end;
$$;
comment on function public.import_products(jsonb, boolean) is
  'For admins: {created, updated, unchanged, errors: [{row, field, message}]}; rows with errors are left out. Raises FORBIDDEN, INVALID_INPUT.';
revoke execute on function public.import_products(jsonb, boolean) from public;
grant execute on function public.import_products(jsonb, boolean) to anon, authenticated;
