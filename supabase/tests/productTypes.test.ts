import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { createUser, createVariant } from './shopFixtures';

interface ProductRecord {
  version: number;
  type_id: string | null;
  attributes: Record<string, string[]>;
  variants: { label: string }[];
}

interface AttributeRecord {
  id: string;
  choices: { id: string; label: string }[];
  types: { type_id: string; is_required: boolean }[];
}

const declared = { origin: ['india'], maker: ['Test House, Nagpur'], 'net-quantity': ['1 N'] };
const saree = {
  name: 'Kanchi Saree',
  description: '',
  price: 900,
  original_price: 1200,
  category_id: 'women',
  type_id: 'sarees',
  colour_family: 'red',
  style_id: 'kanchi',
  brand: 'Test House',
  sku: 'KS-1',
  images: [],
  features: [],
  badges: [],
  status: 'published',
  attributes: {
    ...declared,
    material: ['silk', 'Cotton'],
    pattern: ['zari'],
    occasion: ['wedding'],
    'blouse-piece': ['yes'],
  },
  variants: [{ label: '', stock: 4 }],
};
const sizes = (...labels: string[]) => labels.map((label) => ({ label, stock: 1 }));

onOneEngine('what a product is', (db) => {
  const inShop = (test: (tools: Awaited<ReturnType<typeof setUp>>) => Promise<void>) =>
    rolledBack(db(), async (tx) => test(await setUp(tx)));
  const setUp = async (tx: Transaction) => {
    const admin = await createUser(tx.rows, { app: { role: 'admin' } });
    const call = <Answer>(name: string, json: object, version: number | null = null) =>
      tx.as(admin, () =>
        name === 'save_product'
          ? tx.value<Answer>('select public.save_product($1::text::jsonb, $2)', [
              JSON.stringify(json),
              version,
            ])
          : tx.value<Answer>(`select public.${name}($1::text::jsonb)`, [JSON.stringify(json)]),
      );
    const refused = (name: string, json: object, version: number | null = null) =>
      tx.as(admin, () =>
        name === 'save_product'
          ? tx.refusal('select public.save_product($1::text::jsonb, $2)', [JSON.stringify(json), version])
          : tx.refusal(`select public.${name}($1::text::jsonb)`, [JSON.stringify(json)]),
      );
    const save = (product: object, version: number | null = null) =>
      call<ProductRecord>('save_product', product, version);
    return { tx, admin, call, refused, save };
  };
  const refusedField = (field: string) => ({ code: 'PT422', hint: 'INVALID_INPUT', detail: { field } });

  it('is kept with type, colour, style and values, which everybody reads once it is published', async () => {
    await inShop(async ({ tx, save }) => {
      const saved = await save(saree);
      expect(saved).toMatchObject({ type_id: 'sarees', colour_family: 'red', style_id: 'kanchi' });
      expect(saved.attributes).toEqual({
        ...declared,
        material: ['cotton', 'silk'],
        pattern: ['zari'],
        occasion: ['wedding'],
        'blouse-piece': ['yes'],
      });
      const seen = () =>
        tx.as('anon', () =>
          tx.value<number>(
            `select count(*)::integer from public.product_attributes where product_id = 'kanchi-saree'`,
          ),
        );
      expect(await seen()).toBe(8);
      await save({ ...saree, id: 'kanchi-saree', status: 'draft' }, saved.version);
      expect(await seen()).toBe(0);
    });
  });

  it('may be missing of a draft and not of what is published, however that is written', async () => {
    await inShop(async ({ tx, save, refused }) => {
      const untyped = { ...saree, type_id: '', attributes: {} };
      expect((await save({ ...untyped, status: 'draft' })).type_id).toBeNull();
      expect(await refused('save_product', { ...untyped, sku: 'KS-2', name: 'Other' })).toMatchObject(
        refusedField('type_id'),
      );
      expect(
        await tx.refusal(
          `update public.products set status = 'published', published_at = now() where id = 'kanchi-saree'`,
        ),
      ).toMatchObject(refusedField('type_id'));
    });
  });

  it.each<[string, object, string]>([
    ['a type of another category', { type_id: 'men-tees' }, 'type_id'],
    ['a group for a type', { type_id: 'women-indian-wear' }, 'type_id'],
    ['an unknown type', { type_id: 'no-such-type' }, 'type_id'],
    ['an unknown colour', { colour_family: 'infra-red' }, 'colour_family'],
    ['a style that is no slug', { style_id: 'Two Words' }, 'style_id'],
    ['sizes where there are none', { variants: sizes('M') }, 'variants'],
    [
      'an attribute of other types',
      { attributes: { ...saree.attributes, gears: ['3'] } },
      'attributes.gears',
    ],
    ['an unknown attribute', { attributes: { "x'; drop table": ['1'] } }, "attributes.x'; drop table"],
    ['an unknown choice', { attributes: { material: ['gold'] } }, 'attributes.material'],
    ['two choices for one', { attributes: { pattern: ['zari', 'ikat'] } }, 'attributes.pattern'],
    ['a number that is none', { attributes: { length: ['5,5 m'] } }, 'attributes.length'],
    ['neither yes nor no', { attributes: { 'blouse-piece': ['perhaps'] } }, 'attributes.blouse-piece'],
    ['attributes that are a list', { attributes: ['silk'] }, 'attributes'],
    [
      'a needed value missing',
      { attributes: { ...declared, material: ['silk'], pattern: ['zari'], 'blouse-piece': ['yes'] } },
      'attributes.occasion',
    ],
  ])('is refused with %s', async (_, change, field) => {
    await inShop(async ({ refused }) => {
      expect(await refused('save_product', { ...saree, ...change })).toMatchObject(refusedField(field));
    });
  });

  it('says which sizes its variants come in, and in which order', async () => {
    await inShop(async ({ save, refused }) => {
      const kurta = {
        ...saree,
        type_id: 'women-kurtas',
        attributes: { ...saree.attributes, 'blouse-piece': [] },
      };
      const saved = await save({ ...kurta, variants: sizes('XL', 'S', 'M') });
      expect(saved.variants.map(({ label }) => label)).toEqual(['S', 'M', 'XL']);
      for (const label of ['m', '38', 'UK 7', '2-3Y', '2.4', 'Red']) {
        const refusal = await refused(
          'save_product',
          { ...kurta, id: 'kanchi-saree', variants: sizes(label) },
          1,
        );
        expect(refusal).toMatchObject(refusedField('variants'));
      }
    });
  });

  it('changes with its sizes and values in one save', async () => {
    await inShop(async ({ save }) => {
      const first = await save({
        ...saree,
        type_id: 'women-jeans',
        attributes: {
          ...declared,
          material: ['denim'],
          pattern: ['plain'],
          occasion: ['college'],
          rise: ['high'],
        },
        variants: sizes('28', '30'),
      });
      const moved = await save(
        {
          ...saree,
          id: 'kanchi-saree',
          type_id: 'women-mojaris',
          attributes: {
            ...declared,
            material: ['velvet'],
            pattern: ['plain'],
            occasion: ['festive'],
            closure: ['slip-on'],
          },
          variants: sizes('UK 4', 'UK 5'),
        },
        first.version,
      );
      expect(moved).toMatchObject({ type_id: 'women-mojaris', attributes: { closure: ['slip-on'] } });
      expect(moved.attributes).not.toHaveProperty('rise');
      expect(moved.variants.map(({ label }) => label)).toEqual(['UK 4', 'UK 5']);
    });
  });

  it('lets names of its own stand where labels are no sizes', async () => {
    await inShop(async ({ save }) => {
      const lipstick = {
        ...saree,
        category_id: 'beauty',
        type_id: 'lipsticks',
        attributes: { ...declared, occasion: ['evening'] },
      };
      const saved = await save({ ...lipstick, variants: sizes('Kumkum', 'Rani') });
      expect(saved.variants.map(({ label }) => label)).toEqual(['Kumkum', 'Rani']);
    });
  });

  it('holds for whoever writes past the functions, too', async () => {
    await inShop(async ({ tx, save }) => {
      const variant = await createVariant(tx.rows);
      const id = variant.split(':')[0];
      await save(saree);
      const refusals: [string, object][] = [
        [
          `update public.product_variants set label = 'UK 7' where product_id = '${id}'`,
          refusedField('variants'),
        ],
        [`update public.products set type_id = 'test-things' where id = '${id}'`, { code: '23503' }],
        [`update public.products set type_id = 'sarees' where id = '${id}'`, { code: '23503' }],
        [
          `update public.products set category_id = 'women', type_id = 'sarees' where id = '${id}'`,
          refusedField('variants'),
        ],
        [
          `insert into public.product_attributes (product_id, attribute_id, kind, number) values ('${id}', 'gears', 'number', 3)`,
          refusedField('attributes.gears'),
        ],
        [
          `insert into public.product_attributes (product_id, attribute_id, kind, text) values ('kanchi-saree', 'length', 'number', 'long')`,
          { code: '23514' },
        ],
        [
          `insert into public.product_attributes (product_id, attribute_id, kind, text) values ('kanchi-saree', 'length', 'text', 'long')`,
          { code: '23503' },
        ],
        [
          `insert into public.product_attributes (product_id, attribute_id, kind, choice_id) values ('kanchi-saree', 'material', 'choice', 'silk')`,
          { code: '23505' },
        ],
        [
          `insert into public.product_attributes (product_id, attribute_id, kind, choice_id) values ('kanchi-saree', 'pattern', 'choice', 'ikat')`,
          refusedField('attributes.pattern'),
        ],
        [
          `insert into public.product_types (id, category_id, parent_id, name, size_system) values ('third', 'women', 'sarees', 'Third level', 'none')`,
          { code: '23503' },
        ],
        [
          `insert into public.product_types (id, category_id, parent_id, name, size_system) values ('stray', 'men', 'women-indian-wear', 'Stray', 'none')`,
          { code: '23503' },
        ],
      ];
      for (const [sql, refusal] of refusals) expect(await tx.refusal(sql)).toMatchObject(refusal);
    });
  });

  it('stays in the database where a form from before does not send it, and follows the type', async () => {
    await inShop(async ({ save }) => {
      const saved = await save(saree);
      const { type_id: _t, colour_family: _c, style_id: _s, attributes: _a, ...before } = saree;
      const again = await save({ ...before, id: 'kanchi-saree', price: 800 }, saved.version);
      expect(again).toMatchObject({ type_id: 'sarees', colour_family: 'red', style_id: 'kanchi' });
      expect(again.attributes).toEqual(saved.attributes);
      const kurta = { ...before, id: 'kanchi-saree', type_id: 'women-kurtas' };
      expect((await save(kurta, again.version)).attributes).not.toHaveProperty('blouse-piece');
    });
  });

  it('takes no text for a filter, which everybody would write in another way', async () => {
    await inShop(async ({ call, refused }) => {
      const draft = { name: 'Story', kind: 'text', is_filter: true, choices: [], types: [] };
      expect(await refused('save_attribute', draft)).toMatchObject(refusedField('kind'));
      expect(await call('save_attribute', { ...draft, is_filter: false })).toMatchObject({
        is_filter: false,
      });
    });
  });

  it('gets another attribute by a row: added, given to a type, set, imported, and never lost', async () => {
    await inShop(async ({ tx, admin, call, refused, save }) => {
      const draft = {
        name: 'Zari',
        kind: 'choice',
        takes_many: true,
        is_filter: true,
        choices: [{ label: 'Real' }, { label: 'Tested' }],
        types: [{ type_id: 'sarees', is_required: true }],
      };
      const zari = await call<AttributeRecord>('save_attribute', draft);
      expect(zari).toMatchObject({ id: 'zari', choices: [{ id: 'real' }, { id: 'tested' }] });
      expect(await refused('save_product', saree)).toMatchObject(refusedField('attributes.zari'));
      const values = { ...saree.attributes, zari: ['tested', 'real'] };
      expect((await save({ ...saree, attributes: values })).attributes.zari).toEqual(['real', 'tested']);

      const row = {
        ...saree,
        attributes: {
          ...declared,
          material: 'cotton,silk',
          pattern: 'zari',
          occasion: 'wedding',
          'blouse-piece': 'yes',
          zari: 'tested, real',
        },
      };
      const run = (change: object) =>
        tx.as(admin, () =>
          tx.value('select public.import_products($1::text::jsonb, false)', [
            JSON.stringify([{ ...row, ...change }]),
          ]),
        );
      expect(await run({})).toMatchObject({ unchanged: 1, errors: [] });
      expect(await run({ attributes: { ...row.attributes, zari: 'tested' } })).toMatchObject({ updated: 1 });
      expect(await run({ attributes: { ...row.attributes, zari: 'plastic' } })).toMatchObject({
        errors: [{ row: 1, field: 'attributes.zari' }],
      });

      const inUse: [object, string][] = [
        [{ choices: [{ id: 'real', label: 'Real' }] }, 'CHOICE_IN_USE'],
        [{ types: [] }, 'ATTRIBUTE_IN_USE'],
        [{ kind: 'text', takes_many: false, choices: [] }, 'ATTRIBUTE_IN_USE'],
      ];
      for (const [change, hint] of inUse)
        expect(
          await refused('save_attribute', { ...draft, id: 'zari', choices: zari.choices, ...change }),
        ).toMatchObject({ code: 'PT409', hint });
      const removal = await tx.as(admin, () => tx.refusal(`select public.delete_attribute('zari')`));
      expect(removal).toMatchObject({ code: 'PT409', hint: 'ATTRIBUTE_IN_USE' });

      const renamed = await call<AttributeRecord>('save_attribute', {
        ...draft,
        id: 'zari',
        choices: [{ id: 'tested', label: 'Tested zari' }, { label: 'Silver' }, { id: 'real', label: 'Real' }],
      });
      expect(renamed.choices.map(({ id }) => id)).toEqual(['tested', 'silver', 'real']);
    });
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['a name that is taken', { name: 'Material' }, 'name'],
    ['an unknown kind', { kind: 'colour' }, 'kind'],
    ['no choices', { choices: [] }, 'choices'],
    ['choices for a number', { kind: 'number' }, 'choices'],
    ['a choice with a comma', { choices: [{ label: 'a, b' }] }, 'choices'],
    ['two choices of one name', { choices: [{ label: 'Red' }, { label: 'red!' }] }, 'choices'],
    ['an unknown type', { types: [{ type_id: 'nowhere' }] }, 'types'],
  ])('refuses an attribute with %s', async (_, change, field) => {
    await inShop(async ({ refused }) => {
      const draft = { name: 'Zari', kind: 'choice', choices: [{ label: 'Real' }], types: [], ...change };
      expect(await refused('save_attribute', draft)).toMatchObject(refusedField(field));
    });
  });

  it('says where it is from, who made it and how much it is before it is sold, and an import names all that is missing', async () => {
    await inShop(async ({ tx, admin, call }) => {
      const { origin: _o, maker: _m, ...rest } = saree.attributes;
      const run = (attributes: object) =>
        tx.as(admin, () =>
          tx.value('select public.import_products($1::text::jsonb, true)', [
            JSON.stringify([{ ...saree, attributes }]),
          ]),
        );
      expect(await run(rest)).toMatchObject({
        created: 0,
        errors: [
          {
            row: 1,
            field: 'attributes.origin',
            message:
              'A published product of this type needs: Country of origin; Manufacturer or packer, with address.',
          },
        ],
      });
      expect(await run({ ...rest, ...declared, origin: ['Nepal'] })).toMatchObject({
        created: 0,
        errors: [{ row: 1, field: 'attributes.importer' }],
      });
      expect(
        await run({ ...rest, ...declared, origin: ['nepal'], importer: 'Importer, Nagpur' }),
      ).toMatchObject({ created: 1 });
      expect(await run({ ...rest, ...declared, importer: 'Importer, Nagpur' })).toMatchObject({ created: 1 });

      const group = { name: 'Festive wear', category_id: 'women', parent_id: '', size_system: '' };
      const { id } = await call<{ id: string }>('save_product_type', group);
      const needs = await tx.rows(
        `select attribute_id, is_required from public.type_attributes where type_id = $1 order by 1`,
        [id],
      );
      expect(needs).toEqual([
        { attribute_id: 'importer', is_required: false },
        { attribute_id: 'maker', is_required: true },
        { attribute_id: 'net-quantity', is_required: true },
        { attribute_id: 'occasion', is_required: false },
        { attribute_id: 'origin', is_required: true },
      ]);
    });
  });

  it('has types that the staff adds, moves and removes while no product holds them', async () => {
    await inShop(async ({ tx, admin, call, refused, save }) => {
      const type = {
        name: 'Ghagras',
        category_id: 'women',
        parent_id: 'women-indian-wear',
        size_system: 'letters',
      };
      expect(await call('save_product_type', type)).toMatchObject({ id: 'ghagras', position: 8 });
      const known = { ...type, id: 'ghagras' };
      expect(await call('save_product_type', { ...known, is_final_sale: true })).toMatchObject({
        is_final_sale: true,
      });
      expect(await call('save_product_type', known)).toMatchObject({ is_final_sale: true });
      expect(await call('save_product_type', { ...known, is_final_sale: false })).toMatchObject({
        is_final_sale: false,
      });
      await save(saree);
      const held: [object, string][] = [
        [
          {
            id: 'sarees',
            name: 'Sarees',
            category_id: 'men',
            parent_id: 'men-indian-wear',
            size_system: 'none',
          },
          'TYPE_IN_USE',
        ],
        [
          { id: 'sarees', name: 'Sarees', category_id: 'women', parent_id: '', size_system: '' },
          'TYPE_IN_USE',
        ],
        [
          {
            id: 'women-indian-wear',
            name: 'X',
            category_id: 'women',
            parent_id: 'women-bags',
            size_system: 'none',
          },
          'TYPE_IN_USE',
        ],
      ];
      for (const [draft, hint] of held)
        expect(await refused('save_product_type', draft)).toMatchObject({ code: 'PT409', hint });
      const remove = (id: string) =>
        tx.as(admin, () => tx.refusal('select public.delete_product_type($1)', [id]));
      expect(await remove('sarees')).toMatchObject({ code: 'PT409', hint: 'TYPE_IN_USE' });
      expect(await remove('women-indian-wear')).toMatchObject({ hint: 'TYPE_IN_USE' });
      expect(await remove('nowhere')).toMatchObject({ code: 'PT404', hint: 'UNKNOWN_TYPE' });
      await tx.as(admin, () => tx.rows(`select public.delete_product_type('ghagras')`));
    });
  });

  it('tells the second of two what the first has made of a category, a type or an attribute', async () => {
    await inShop(async ({ tx, admin, call }) => {
      const second = (name: string, wanted: object, opened: object) =>
        tx.as(admin, () =>
          tx.refusal(`select public.${name}($1::text::jsonb, $2::text::jsonb)`, [
            JSON.stringify(wanted),
            JSON.stringify(opened),
          ]),
        );
      interface Taxonomy {
        categories: { id: string }[];
        types: { id: string }[];
        attributes: { id: string }[];
      }
      const known = await tx.value<Taxonomy>('select public.get_taxonomy()');
      const find = (rows: { id: string }[], id: string) => rows.find((row) => row.id === id) ?? {};
      const women = find(known.categories, 'women');
      await call('save_category', { ...women, description: 'Woven by hand.' });
      expect(await second('save_category', { ...women, image: 'uploads/a' }, women)).toMatchObject({
        hint: 'STALE',
        detail: { fields: { description: 'Woven by hand.' } },
      });
      const sarees = find(known.types, 'sarees');
      await call('save_product_type', { ...sarees, position: '77' });
      expect(await second('save_product_type', { ...sarees, name: 'Saris' }, sarees)).toMatchObject({
        hint: 'STALE',
        detail: { fields: { position: 77 } },
      });
      const material = find(known.attributes, 'material');
      const types = [{ type_id: 'sarees', is_required: false }];
      await call('save_attribute', { ...material, name: 'Cloth' });
      expect(await second('save_attribute', { ...material, types }, material)).toMatchObject({
        hint: 'STALE',
        detail: { fields: { name: 'Cloth' } },
      });
    });
  });

  it('shows categories and types by pictures that the staff chooses, which storage keeps while they are shown', async () => {
    await inShop(async ({ tx, admin, call, refused }) => {
      const paths = ['uploads/cover', 'uploads/sarees', 'uploads/nowhere'];
      await tx.rows(
        `insert into storage.objects (bucket_id, name, created_at)
         select 'product-images', p || '-320.webp', now() - interval '2 days' from unnest($1::text[]) as p`,
        [paths],
      );
      const category = { id: 'women', description: ' Woven by hand. ', image: paths[0] };
      expect(await call('save_category', category)).toEqual({ ...category, description: 'Woven by hand.' });
      const sarees = { id: 'sarees', name: 'Sarees', category_id: 'women', parent_id: 'women-indian-wear' };
      const type = { ...sarees, size_system: 'none', image: paths[1] };
      expect(await call('save_product_type', type)).toMatchObject({ image: paths[1] });
      const seen = await tx.as('anon', () =>
        tx.rows(`select c.image, c.description, t.image as type from public.categories c
                 join public.product_types t on t.category_id = c.id where t.id = 'sarees'`),
      );
      expect(seen).toEqual([{ image: paths[0], description: 'Woven by hand.', type: paths[1] }]);
      const taxonomy = await tx.as('anon', () =>
        tx.value<{ types: object[]; categories: object[] }>('select public.get_taxonomy()'),
      );
      expect(taxonomy.categories).toContainEqual({ ...category, description: 'Woven by hand.' });
      expect(taxonomy.types).toContainEqual(expect.objectContaining({ id: 'sarees', image: paths[1] }));
      expect(await tx.rows('select name from public.take_unused_pictures(10)')).toEqual([
        { name: 'uploads/nowhere-320.webp' },
      ]);
      // Of another site, or out of the bucket.
      for (const image of ['https://else.where/a', '//else.where/a', '../secret', 'uploads/a b'])
        for (const [name, draft] of [
          ['save_category', { ...category, image }],
          ['save_product_type', { ...type, image }],
        ] as const)
          expect(await refused(name, draft)).toMatchObject(refusedField('image'));
      expect(await refused('save_category', { ...category, id: 'nowhere' })).toMatchObject({
        code: 'PT404',
        hint: 'UNKNOWN_CATEGORY',
      });
      expect(await refused('save_category', { ...category, description: 'x'.repeat(201) })).toMatchObject(
        refusedField('description'),
      );
      // A form that knows nothing of the picture leaves it; an empty one takes it off.
      const { image: _, ...silent } = type;
      expect(await call('save_product_type', silent)).toMatchObject({ image: paths[1] });
      expect(await call('save_product_type', { ...type, image: '' })).toMatchObject({ image: '' });
      const log = await tx.as(admin, () =>
        tx.rows(`select action, target from public.admin_actions where action = 'category/saved'`),
      );
      expect(log).toEqual([{ action: 'category/saved', target: 'women' }]);
    });
  });

  it.each<[string, object, string]>([
    ['no sizes', { size_system: '' }, 'size_system'],
    ['unknown sizes', { size_system: 'parsecs' }, 'size_system'],
    ['a group of another category', { parent_id: 'men-topwear' }, 'parent_id'],
    ['a type for a group', { parent_id: 'sarees' }, 'parent_id'],
    ['an unknown category', { category_id: 'nowhere' }, 'category_id'],
    ['a name that is taken', { name: 'Sarees' }, 'name'],
  ])('refuses a type with %s', async (_, change, field) => {
    await inShop(async ({ refused }) => {
      const draft = {
        name: 'Ghagras',
        category_id: 'women',
        parent_id: 'women-indian-wear',
        size_system: 'letters',
      };
      expect(await refused('save_product_type', { ...draft, ...change })).toMatchObject(refusedField(field));
    });
  });

  it('is the staff’s to change, and everybody’s to read', async () => {
    await inShop(async ({ tx }) => {
      const shopper = await createUser(tx.rows);
      const calls = [
        `save_attribute('{}')`,
        `delete_attribute('material')`,
        `save_category('{}')`,
        `save_product_type('{}')`,
        `delete_product_type('sarees')`,
      ];
      for (const call of calls) {
        expect(await tx.as(shopper, () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'FORBIDDEN',
        });
        expect(await tx.as('anon', () => tx.refusal(`select public.${call}`))).toMatchObject({
          hint: 'SIGN_IN_REQUIRED',
        });
      }
      const tables = [
        'product_types',
        'size_systems',
        'sizes',
        'colour_families',
        'attributes',
        'attribute_choices',
        'type_attributes',
      ];
      for (const table of tables)
        expect(
          await tx.as('anon', () => tx.value<number>(`select count(*)::integer from public.${table}`)),
        ).toBeGreaterThan(10);
      const taxonomy = await tx.as('anon', () =>
        tx.value<{ types: { id: string }[] }>('select public.get_taxonomy()'),
      );
      const ids = taxonomy.types.map(({ id }) => id);
      expect(ids.indexOf('women-indian-wear')).toBe(ids.indexOf('sarees') - 1);
    });
  });
});
