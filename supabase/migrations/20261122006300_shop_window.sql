-- The shop window: what menus and product pages say of types, colours and attributes. Nothing is written here.

-- Private functions -----------------------------------------------------------------------------------------------

create function private.style_colours(p_style text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select case when count(*) > 1 then jsonb_agg(
      jsonb_build_object('id', p.id, 'name', coalesce(f.name, p.name), 'hex', f.hex) order by f.position, p.id
    ) else '[]' end
    from public.products p left join public.colour_families f on f.id = p.colour_family
    where p.style_id = p_style and p.status = 'published'
  );
end;
$$;
comment on function private.style_colours(text) is
  'The colours of a style that can be bought, each with its product: [{id, name, hex}]; empty for fewer than two.';

-- Public functions ------------------------------------------------------------------------------------------------

create function public.get_product_menu() returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    with sold as (
      select t.id, t.parent_id, t.name, t.position from public.product_types t
      where t.parent_id is not null
        and exists (select 1 from public.products p where p.type_id = t.id and p.status = 'published')
    ), groups as (
      select g.category_id, g.position, g.id, jsonb_build_object('id', g.id, 'name', g.name, 'types',
        jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position, t.id)) as entry
      from public.product_types g join sold t on t.parent_id = g.id group by g.id
    )
    select coalesce(jsonb_agg(jsonb_build_object('category', c.id, 'groups', (
      select jsonb_agg(g.entry order by g.position, g.id) from groups g where g.category_id = c.id
    )) order by c.position, c.id), '[]')
    from public.categories c where exists (select 1 from groups g where g.category_id = c.id)
  );
end;
$$;
comment on function public.get_product_menu() is
  'Groups and types with something to buy, by category, in menu order: [{category, groups: [{id, name, types: [{id, name}]}]}].';

create function public.get_product_facts(p_product_id text) returns jsonb
  language plpgsql stable security invoker set search_path = ''
as $$
begin
  return (
    select jsonb_build_object(
      'trail', case when t.id is null then '[]' else jsonb_build_array(
        jsonb_build_object('id', g.id, 'name', g.name), jsonb_build_object('id', t.id, 'name', t.name)
      ) end,
      'size_title', s.title,
      'colour', case when f.id is not null then jsonb_build_object('name', f.name, 'hex', f.hex) end,
      'style', p.style_id,
      'colours', private.style_colours(p.style_id),
      'specifications', (
        select coalesce(jsonb_agg(
          jsonb_build_object('id', a.id, 'name', a.name, 'unit', a.unit, 'values', a.texts) order by a.position, a.id
        ), '[]') from (
          select a.id, a.name, a.unit, a.position, jsonb_agg(coalesce(
            c.label, trim_scale(v.number)::text, v.text, case when v.yes_no then 'Yes' else 'No' end
          ) order by c.position, c.id) as texts
          from public.product_attributes v
          join public.attributes a on a.id = v.attribute_id
          left join public.attribute_choices c on c.attribute_id = v.attribute_id and c.id = v.choice_id
          where v.product_id = p.id group by a.id
        ) a
      )
    )
    from (select p_product_id as id) asked
    left join public.products p on p.id = asked.id and p.status = 'published'
    left join public.product_types t on t.id = p.type_id
    left join public.product_types g on g.id = t.parent_id
    left join public.size_systems s on s.id = t.size_system
    left join public.colour_families f on f.id = p.colour_family
  );
end;
$$;
comment on function public.get_product_facts(text) is
  'What a product is, as its page says it: {trail: [group, type], size_title, colour, style, colours, specifications: [{id, name, unit, values}]}; nothing in it for an unknown one.';

-- Grants ----------------------------------------------------------------------------------------------------------

grant execute on function private.style_colours(text) to anon, authenticated;
grant execute on function public.get_product_menu(), public.get_product_facts(text) to anon, authenticated;
