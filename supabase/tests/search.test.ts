import { seed } from '@shop/sample-catalogue/seed';
import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { list } from './listingFixtures';
import { setVisitorAddress } from './setVisitorAddress';
import { createStaff, createUser } from './shopFixtures';

interface Found {
  total: number;
  exact: boolean;
  corrected: string | null;
  ids: string[];
}

async function search(tx: Transaction, words: string | null, page = 1): Promise<Found> {
  const { total, exact, corrected, products } = await list(tx, { search: words ?? '', page });
  return { total, exact, corrected, ids: products.map(({ id }) => id) };
}

onEveryEngine('search', (db) => {
  beforeAll(() => seed((sql, params) => db().query(sql, params)));

  it.each([
    ['Neel Lotus Crew Tee', 'neel-lotus-tee'],
    ['neel-lotus', 'neel-lotus-tee'],
    ['  LOTUS   tee ', 'neel-lotus-tee'],
    ['t-shirt lotus', 'neel-lotus-tee'],
    ['sari', 'firozi-silk-saree'],
    ['silk sarees', 'firozi-silk-saree'],
    ['cycle', 'chameli-city-bike'],
    ['earrings', 'ruby-jhumka'],
    ['jhum', 'ruby-jhumka'],
    ['jhilmil tokri ring', 'ruby-ring'],
    ['gulabi anarkali', 'rani-anarkali'],
    ['reshmi saree', 'firozi-silk-saree'],
    ['joota', 'school-sneakers'],
  ])('finds by %p', async (query, id) => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, query);
      expect(found.exact).toBe(true);
      expect(found.ids).toContain(id);
    });
  });

  it('puts what is named so before what only mentions it', async () => {
    await rolledBack(db(), async (tx) => {
      const { ids } = await search(tx, 'kurta');
      const names = await tx.rows('select name from public.products where id = any ($1)', [ids.slice(0, 5)]);
      expect(names).toHaveLength(5);
      for (const { name } of names) expect(name).toMatch(/kurt/i);
    });
  });

  it('forgives a slip of the finger and says that it did', async () => {
    await rolledBack(db(), async (tx) => {
      const found = await search(tx, 'jhumkka');
      expect(found).toMatchObject({ exact: false, corrected: 'jhumka' });
      expect(found.ids).toContain('ruby-jhumka');
    });
  });

  it.each([
    null,
    '',
    '   ',
    '!!!',
    '%',
    `'; drop schema x; --`,
    '\\',
    ':* & |',
    '(',
    'zzzzqqqq',
    'x'.repeat(5000),
  ])('answers %p with nothing and without an error', async (query) => {
    await rolledBack(db(), async (tx) => {
      expect(await search(tx, query)).toEqual({ total: 0, exact: false, corrected: null, ids: [] });
    });
  });

  it('follows what a product is and what its type is called', async () => {
    await rolledBack(db(), async (tx) => {
      const saree = 'firozi-silk-saree';
      const finds = async (words: string) => {
        const { products, exact, mentioned } = await list(tx, { search: words });
        return exact && !mentioned && products.some(({ id }) => id === saree);
      };
      expect([await finds('georgette saree'), await finds('nivis'), await finds('handlooms')]).toEqual([
        false,
        false,
        false,
      ]);
      await tx.rows(
        `update public.product_attributes set choice_id = 'georgette' where product_id = $1 and attribute_id = 'material'`,
        [saree],
      );
      await tx.rows(`update public.product_types set name = 'Sarees & nivis' where id = 'sarees'`);
      await tx.rows(
        `update public.product_types set name = 'Handlooms' where id = (select parent_id from public.product_types where id = 'sarees')`,
      );
      expect([await finds('georgette saree'), await finds('nivis'), await finds('handlooms')]).toEqual([
        true,
        true,
        true,
      ]);
      expect(await finds('silk saree')).toBe(false);
      await tx.rows(
        `delete from public.product_attributes where product_id = $1 and attribute_id = 'material'`,
        [saree],
      );
      expect(await finds('georgette saree')).toBe(false);
    });
  });

  it('takes whatever is typed for words', async () => {
    await rolledBack(db(), async (tx) => {
      const { exact, corrected, left_out } = await list(tx, { search: `'; drop table products; --` });
      expect({ exact, corrected, left_out }).toEqual({
        exact: false,
        corrected: 'table',
        left_out: ['drop', 'products'],
      });
      expect((await search(tx, 'लाल दुपट्टा')).ids).toEqual(['bandhani-dupatta']);
      expect((await search(tx, 'साड़ी 2000 से कम')).total).toBe(2);
    });
  });

  it('keeps to the pages there are', async () => {
    await rolledBack(db(), async (tx) => {
      const first = await search(tx, 'cotton');
      expect(first.total).toBeGreaterThan(4);
      const last = await search(tx, 'cotton', Math.ceil(first.total / 24));
      expect(await search(tx, 'cotton', 100_000)).toEqual(last);
    });
  });

  it('suggests what is rare in a large index, of which it looks at a part first', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.products set name = 'Zephyrine ' || name
        where id in ('neel-lotus-tee', 'firozi-silk-saree', 'ruby-jhumka')`);
      await tx.rows('select public.index_products(1000)');
      await tx.rows(`insert into private.listing_chunks (chunk, category_id, used)
        select n, 'women', 8192 from generate_series(100000, 116000) n`);
      const found = await tx.value<string[]>(
        `select private.some_named(t.terms, n.slots, n.ids, 3, null, null)
         from private.search_terms(array['zephyrine']) t (terms) cross join lateral private.named_slots(t.terms) n`,
      );
      expect(found.toSorted()).toEqual(['firozi-silk-saree', 'neel-lotus-tee', 'ruby-jhumka']);
    });
  });

  it('suggests what merely mentions the words where nothing is called so', async () => {
    await rolledBack(db(), async (tx) => {
      const names = async (words: string) => {
        const found = await tx.as('anon', () =>
          tx.value<{ products: { name: string }[] }>('select public.suggest($1)', [words]),
        );
        return found.products.map(({ name }) => name);
      };
      const sarees = await names('sare');
      expect(sarees).not.toEqual([]);
      expect(sarees.filter((name) => !name.includes('Saree'))).toEqual([]);
      await tx.rows(`update public.products set description = 'Goes with a zamindari hat.' where name = $1`, [
        sarees[0],
      ]);
      expect(await names('zamindari')).toEqual([sarees[0]]);
    });
  });

  it('suggests products, types and brands while somebody types, and no draft', async () => {
    await rolledBack(db(), async (tx) => {
      const suggest = (words: string) =>
        tx.as('anon', () =>
          tx.value<Record<string, { id?: string; name?: string }[]>>('select public.suggest($1)', [words]),
        );
      const found = await suggest('jhum');
      expect(found.products).toHaveLength(5);
      expect(found.types).toMatchObject([{ id: 'jhumkas', category: 'imitation-jewellery' }]);
      expect((await suggest('neelk')).brands).toMatchObject([{ name: 'Neelkothi' }]);
      expect(await suggest('jhumkka')).toMatchObject({ corrected: 'jhumka' });
      for (const words of ['', '%', `'"; --`, 'x'.repeat(10_000), 'zzzzqqqq'])
        expect(await suggest(words)).toMatchObject({ products: [], types: [], brands: [] });
      await tx.rows(`update public.products set status = 'draft' where brand = 'Neelkothi'`);
      expect((await suggest('neelk')).brands).toEqual([]);
      await tx.rows(`update public.products set status = 'draft' where type_id = 'jhumkas'`);
      const after = await suggest('jhum');
      expect(after.types).toEqual([]);
      expect(after.products?.map(({ id }) => id)).not.toContain('ruby-jhumka');
    });
  });

  it('has synonyms from a table that admins alone edit', async () => {
    await rolledBack(db(), async (tx) => {
      const save = (words: string[]) =>
        tx.value<string[]>('select public.save_synonyms($1, $2)', ['angavastram', words]);
      expect((await search(tx, 'angavastram')).total).toBe(0);
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      expect(await tx.as(admin, () => save(['Angavastram', 'dupatta', 'dupatta']))).toEqual([
        'angavastram',
        'dupatta',
      ]);
      expect(await search(tx, 'angavastram')).toMatchObject({ exact: true });
      await tx.as(admin, () =>
        tx.value(`select public.save_synonyms('अंगवस्त्र', '{अंगवस्त्र,angavastra,saree}')`),
      );
      expect((await search(tx, 'अंगवस्त्र')).ids).toContain('firozi-silk-saree');
      expect((await search(tx, 'angavastram')).total).toBeGreaterThan(0);
      expect(
        await tx.as('anon', () => tx.refusal(`select public.save_synonyms('a1', '{b,c}')`)),
      ).toMatchObject({
        hint: 'SIGN_IN_REQUIRED',
      });
      expect(await tx.as(admin, () => tx.refusal(`select public.save_synonyms('a1', '{b2}')`))).toMatchObject(
        {
          hint: 'INVALID_INPUT',
          detail: { field: 'words' },
        },
      );
    });
  });

  it('corrects a slip beside a right word, and finds by what is only mentioned beside one that names', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await search(tx, 'rubby jhumka')).toMatchObject({ exact: false, corrected: 'ruby jhumka' });
      await tx.rows(`update public.products set description = 'Xylograph prints.' where id = 'ruby-jhumka'`);
      expect(await search(tx, 'xylograph jhumka')).toMatchObject({ exact: true, ids: ['ruby-jhumka'] });
      expect(await search(tx, 'xylograph saree')).toMatchObject({ exact: false });
    });
  });

  it.each([
    ['kutra', 'kurta', 'two letters changed places'],
    ['shoees', 'shoes', 'one too many'],
    ['embrodered', 'embroidered', 'one is missing'],
    ['anarkuli', 'anarkali', 'one is another'],
    ['jumka', 'jhumka', 'a word that only synonyms have'],
  ])('corrects %p to %p: %s', async (typed, meant) => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`select private.learn_words('{"Embroidered Kurta Shoes"}')`);
      expect(await tx.value('select private.corrected_word($1)', [typed])).toBe(meant);
      expect(await tx.value('select private.corrected_word($1)', [meant])).toBe(meant);
    });
  });

  it('offers what others searched for and found, when several did on several days, and as long as it finds something', async () => {
    await rolledBack(db(), async (tx) => {
      const search = async (visitor: number, words: string) => {
        await setVisitorAddress(tx, `203.0.113.${visitor}`);
        await tx.as('anon', () => tx.rows('select public.count_search($1)', [words]));
      };
      const offered = (words: string) =>
        tx.as('anon', () => tx.value<string[]>(`select public.suggest($1) -> 'searches'`, [words]));
      const yesterday = () =>
        tx.rows(
          'update private.search_days set day = day - 1 where not exists (select 1 from private.search_days d where d.day < search_days.day)',
        );

      for (const visitor of [1, 2, 3]) {
        await search(visitor, 'Silk  Saree!');
        await search(visitor, 'silk saree');
        await search(visitor, 'insulting words about someone');
        await search(visitor, '9876543210');
      }
      await yesterday();
      expect(await offered('silk')).toEqual([]);
      for (const visitor of [4, 5]) await search(visitor, 'silk saree');
      expect(await offered('sil')).toEqual(['silk saree']);
      expect(await offered('sar')).toEqual(['silk saree']);
      expect(await offered('silk saree')).toEqual([]);
      const counted = await tx.rows('select words, visitors from private.search_days order by day');
      expect(counted).toEqual([
        { words: 'silk saree', visitors: 3 },
        { words: 'silk saree', visitors: 2 },
      ]);

      await tx.rows(`update public.products set status = 'draft' where type_id = 'sarees'`);
      expect(await offered('sil')).toEqual([]);
      await tx.rows(`update public.products set status = 'published' where type_id = 'sarees'`);
      await tx.rows(
        'update private.search_days set day = day - 28 where day < (select max(day) from private.search_days)',
      );
      expect(await tx.value('select public.forget_searches()')).toBe(1);
      expect(await offered('sil')).toEqual([]);
    });
  });

  it('counts nobody whose address is not known, and nobody too often', async () => {
    await rolledBack(db(), async (tx) => {
      const count = (words: string) => tx.rows('select public.count_search($1)', [words]);
      for (const words of ['silk', '', 'x'.repeat(10_000)]) await tx.as('anon', () => count(words));
      expect(await tx.value('select count(*)::integer from private.search_days')).toBe(0);
      await setVisitorAddress(tx, '203.0.113.7');
      for (let n = 0; n < 60; n += 1) await tx.as('anon', () => count(`nothing is called this ${n}`));
      expect(await tx.as('anon', () => tx.refusal(`select public.count_search('silk')`))).toMatchObject({
        hint: 'TOO_MANY_ATTEMPTS',
      });
    });
  });

  it('names the category of a brand that has one only', async () => {
    await rolledBack(db(), async (tx) => {
      const brands = (words: string) =>
        tx.as('anon', () => tx.value<object[]>(`select public.suggest($1) -> 'brands'`, [words]));
      await tx.rows(`update public.products set brand = 'Sole House' where id = 'ruby-jhumka'`);
      expect(await brands('sole')).toEqual([{ name: 'Sole House', category: 'imitation-jewellery' }]);
      await tx.rows('select public.index_products(1000)');
      expect(await brands('sole')).toEqual([{ name: 'Sole House', category: 'imitation-jewellery' }]);
      await tx.rows(`update public.products set brand = 'Sole House' where id = 'neel-lotus-tee'`);
      expect(await brands('sole')).toEqual([{ name: 'Sole House', category: null }]);
    });
  });

  it('loses no family to a new one of its name, and logs what admins change', async () => {
    await rolledBack(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const save = `select public.save_synonyms('jhumka', '{jhumka,kaanbali}', $1)`;
      expect(await tx.as(admin, () => tx.refusal(save, [true]))).toMatchObject({ hint: 'INVALID_INPUT' });
      await tx.as(admin, () => tx.rows(save, [false]));
      expect(await tx.rows(`select action, target, after from public.admin_actions`)).toEqual([
        { action: 'synonyms/saved', target: 'jhumka', after: { words: 'jhumka, kaanbali' } },
      ]);
    });
  });

  it('tells the second of two what the first has made of a family, and by whom', async () => {
    await rolledBack(db(), async (tx) => {
      const [one, two] = [await createStaff(tx.rows, 'catalogue'), await createStaff(tx.rows, 'catalogue')];
      const save = 'select public.save_synonyms($1, $2, false, $3::text::jsonb)';
      const params = (family: string, words: string[], opened?: string[]) => [
        family,
        words,
        JSON.stringify(opened ? { words: opened } : {}),
      ];
      const opened = ['phool', 'pushp'];
      await tx.as(one, () => tx.rows(save, params('phool', opened)));
      await tx.as(one, () => tx.rows(save, params('phool', [...opened, 'gul'], opened)));
      const late = (words: string[]) => tx.as(two, () => tx.refusal(save, params('phool', words, opened)));
      expect(await late([...opened, 'suman'])).toMatchObject({
        hint: 'STALE',
        detail: { fields: { words: ['gul', 'phool', 'pushp'] }, by: one.email },
      });
      // Whoever wants what stands already takes nothing from anybody, and no more does whoever has read what the first made.
      await tx.as(two, () => tx.rows(save, params('phool', ['gul', ...opened], opened)));
      await tx.as(two, () => tx.rows(save, params('phool', [...opened, 'suman'], ['gul', ...opened])));

      // Another family took a word.
      await tx.as(one, () => tx.rows(save, params('kusum', ['kusum', 'suman'])));
      expect(
        await tx.as(two, () =>
          tx.refusal(save, params('phool', [...opened, 'suman', 'gul'], [...opened, 'suman'])),
        ),
      ).toMatchObject({ hint: 'STALE', detail: { fields: { words: opened }, by: one.email } });
      await tx.as(one, () => tx.rows(save, params('phool', [])));
      expect(await late(opened)).toMatchObject({
        hint: 'STALE',
        message: expect.stringContaining('deleted'),
      });
    });
  });

  it('shows admins the families of synonyms, and nobody else', async () => {
    await rolledBack(db(), async (tx) => {
      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const listed = await tx.as(admin, () =>
        tx.value<{ total: number; rows: { family: string; words: string[] }[] }>(
          `select public.list_synonyms('JHUMKA')`,
        ),
      );
      expect(listed.total).toBe(1);
      expect(listed.rows[0]).toMatchObject({ family: 'jhumka' });
      expect(listed.rows[0]?.words).toContain('bali');
      const user = await createUser(tx.rows);
      expect(await tx.as(user, () => tx.refusal('select public.list_synonyms()'))).toMatchObject({
        hint: 'FORBIDDEN',
      });
    });
  });

  it('finds a department by its word, also once a kind is named after it', async () => {
    await rolledBack(db(), async (tx) => {
      expect(await search(tx, 'lotus tee for men')).toMatchObject({ exact: true, ids: ['neel-lotus-tee'] });
      await tx.rows(
        `insert into public.product_types (id, category_id, parent_id, name, size_system)
         values ('braces', 'men', 'men-accessories', 'Men’s braces', 'none')`,
      );
      await tx.rows(
        `update public.products set description = description || ' New.' where id = 'neel-lotus-tee'`,
      );
      expect(await search(tx, 'lotus tee for men')).toMatchObject({ exact: true, ids: ['neel-lotus-tee'] });
    });
  });

  it('finds by what an attribute says from when it becomes a filter until it is none', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(
        `update public.product_attributes set choice_id = 'ajrakh'
         where product_id = 'neel-lotus-tee' and attribute_id = 'pattern'`,
      );
      for (const isFilter of [true, false, true]) {
        await tx.rows(`update public.attributes set is_filter = $1 where id = 'pattern'`, [isFilter]);
        const { exact, ids } = await search(tx, 'ajrakh lotus tee');
        expect([exact, ids.includes('neel-lotus-tee')]).toEqual([isFilter, true]);
      }
    });
  });

  it('hides drafts', async () => {
    await rolledBack(db(), async (tx) => {
      await tx.rows(`update public.products set status = 'draft' where id = 'neel-lotus-tee'`);
      expect((await search(tx, 'neel lotus crew tee')).ids).not.toContain('neel-lotus-tee');
    });
  });
});
