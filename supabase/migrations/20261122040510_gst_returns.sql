-- GST returns: what a month's invoices and credit notes come to in the tables of GSTR-1 (CGST Rules, rule 59), as rows that the
-- dashboard writes as CSV. A month is a month of India. The documents are the truth; nothing is stored here (adr 0072).

-- Tables and policies ---------------------------------------------------------------------------------------------

create index invoices_issued on public.invoices (issued_at);

-- Private functions -----------------------------------------------------------------------------------------------

-- Who has a GST number is a business. Of the others, a parcel to another state worth more than ₹1,00,000 is reported by
-- itself (since August 2024), as are the credit notes over it; all the rest is summed up, less its credit notes.
create function private.gst_rows(p_from timestamptz, p_until timestamptz)
  returns table (
    kind text, number text, issued_at timestamptz, place text, gstin text, buyer text, document_total bigint, section text,
    percent integer, taxable bigint, cgst bigint, sgst bigint, igst bigint, total bigint
  )
  language sql stable security invoker set search_path = ''
as $$
  with documents as (
    select i.*, nullif(upper(btrim(i.buyer ->> 'gstin')), '') as gstin,
      i.state_code <> left(i.seller ->> 'gstin', 2) and coalesce(o.total, i.total) > 10000000 as is_large
    from public.invoices i left join public.invoices o on o.id = i.corrects
    where i.issued_at >= p_from and i.issued_at < p_until
  )
  select d.kind, d.number, d.issued_at,
    d.state_code || '-' || coalesce((select s.name from private.gst_states s where s.code = d.state_code), d.place_of_supply),
    d.gstin, coalesce(d.buyer ->> 'business', d.buyer ->> 'name'), d.total,
    case
      when d.gstin is not null then case d.kind when 'invoice' then 'b2b' else 'cdnr' end
      when d.is_large then case d.kind when 'invoice' then 'b2cl' else 'cdnur' end
      else 'b2cs'
    end,
    l.percent, sum(l.taxable)::bigint, sum(l.cgst)::bigint, sum(l.sgst)::bigint, sum(l.igst)::bigint, sum(l.total)::bigint
  from documents d join public.invoice_lines l on l.invoice_id = d.id
  group by d.id, d.kind, d.number, d.issued_at, d.state_code, d.place_of_supply, d.gstin, d.buyer, d.total, d.is_large, l.percent
$$;
comment on function private.gst_rows(timestamptz, timestamptz) is
  'Documents of a time by rate, each with the table of GSTR-1 that it belongs to; amounts in paise.';

create function private.rupees(p_paise numeric) returns numeric
  language sql immutable security invoker set search_path = ''
as $$
  select round(p_paise / 100, 2)
$$;
comment on function private.rupees(numeric) is 'Paise as rupees with two decimals.';

-- Pieces that came back are taken off; a refund that leaves the goods with the shopper takes off money alone.
create function private.gst_hsn(p_from timestamptz, p_until timestamptz) returns jsonb
  language sql stable security invoker set search_path = ''
as $$
  with lines as (
    select coalesce(l.hsn, '') as hsn, l.percent, case when nullif(i.buyer ->> 'gstin', '') is null then 'B2C' else 'B2B' end as supply,
      case when i.kind = 'invoice' then 1 else -1 end as sign, l.taxable, l.cgst, l.sgst, l.igst, l.total,
      case when i.kind = 'invoice' or private.takes_pieces_back(i.reason) then l.quantity else 0 end as quantity
    from public.invoices i join public.invoice_lines l on l.invoice_id = i.id
    where i.issued_at >= p_from and i.issued_at < p_until
  )
  select coalesce(jsonb_agg(to_jsonb(t) order by t.supply, t.hsn, t.percent), '[]')
  from (
    select l.supply, l.hsn, coalesce((select h.goods from private.hsn_codes h where h.hsn = l.hsn), '') as goods, l.percent,
      sum(l.sign * l.quantity) as quantity, private.rupees(sum(l.sign * l.total)) as total,
      private.rupees(sum(l.sign * l.taxable)) as taxable, private.rupees(sum(l.sign * l.igst)) as igst,
      private.rupees(sum(l.sign * l.cgst)) as cgst, private.rupees(sum(l.sign * l.sgst)) as sgst
    from lines l group by l.supply, l.hsn, l.percent
  ) t
$$;
comment on function private.gst_hsn(timestamptz, timestamptz) is 'Table 12: by tariff heading and rate, less credit notes. Rupees.';

-- Public functions ------------------------------------------------------------------------------------------------

-- security definer: invoices of strangers are shown to nobody else.
create function public.get_gst_report(p_month date) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  v_admin uuid := private.require_right('finance');
  v_month date := date_trunc('month', p_month)::date;
  v_from timestamptz := private.day_begins(v_month);
  v_until timestamptz := private.day_begins((v_month + interval '1 month')::date);
begin
  if v_month is null or v_from > now() then
    perform private.invalid_input('month', 'Choose a month that has begun.');
  end if;
  return (
    with rows as materialized (
      -- Each document and rate, in rupees. Most are summed up; only what is listed one by one becomes JSON.
      select r.kind, r.number, r.issued_at, to_char(r.issued_at at time zone 'Asia/Kolkata', 'DD-Mon-YYYY') as day, r.place, r.gstin,
        r.buyer, private.rupees(r.document_total) as document_total, r.section, r.percent, private.rupees(r.taxable) as taxable,
        private.rupees(r.cgst) as cgst, private.rupees(r.sgst) as sgst, private.rupees(r.igst) as igst,
        private.rupees(r.total) as total
      from private.gst_rows(v_from, v_until) r
    ), summed as (
      select r.place, r.percent, sum(case r.kind when 'invoice' then r.taxable else -r.taxable end) as taxable,
        sum(case r.kind when 'invoice' then r.cgst else -r.cgst end) as cgst,
        sum(case r.kind when 'invoice' then r.sgst else -r.sgst end) as sgst,
        sum(case r.kind when 'invoice' then r.igst else -r.igst end) as igst,
        sum(case r.kind when 'invoice' then r.total else -r.total end) as total
      from rows r where r.section = 'b2cs' group by r.place, r.percent
    )
    select jsonb_build_object(
      'month', v_month, 'gstin', (select s.gstin from public.seller s),
      'totals', (
        select coalesce(jsonb_object_agg(t.kind, to_jsonb(t) - 'kind'), '{}') from (
          select r.kind, count(distinct r.number) as documents, sum(r.total) as total, sum(r.taxable) as taxable,
            sum(r.cgst) as cgst, sum(r.sgst) as sgst, sum(r.igst) as igst
          from rows r group by r.kind
        ) t
      ),
      'tables', coalesce((
        select jsonb_object_agg(t.section, t.rows) from (
          select x.section, (
            select jsonb_agg(to_jsonb(r) - 'section' - 'issued_at' order by r.issued_at, r.number, r.percent) from rows r where r.section = x.section
          ) as rows
          from unnest(array['b2b', 'b2cl', 'cdnr', 'cdnur']) as x (section)
        ) t where t.rows is not null
      ), '{}') || jsonb_build_object(
        'b2cs', (select coalesce(jsonb_agg(to_jsonb(s) order by s.place, s.percent), '[]') from summed s),
        'hsn', private.gst_hsn(v_from, v_until),
        'docs', (
          select coalesce(jsonb_agg(to_jsonb(d) - 'kind' order by d.kind desc), '[]') from (
            select i.kind, min(i.number) as first, max(i.number) as last, count(*) as documents
            from public.invoices i where i.issued_at >= v_from and i.issued_at < v_until
            -- A series ends with its financial year, and so does its length.
            group by i.kind, left(i.number, 9), char_length(i.number)
          ) d
        )
      )
    )
  );
end;
$$;
comment on function public.get_gst_report(date) is
  'For the staff: a month''s invoices and credit notes as the tables of GSTR-1. Rupees with paise. Raises FORBIDDEN, INVALID_INPUT.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function public.get_gst_report(date) to anon, authenticated;
