import { onEveryEngine, rolledBack, type Transaction } from '@shop/test-databases';
import { addProducts, list, refusedListing, testProduct } from './listingFixtures';

onEveryEngine('lists', (db) => {
  const inShop = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);
  const ids = async (tx: Transaction, question: Parameters<typeof list>[1]) =>
    (await list(tx, question)).products.map(({ id }) => id);

  it('name facets and values as shoppers read them, in their order', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'a', materials: ['silk', 'cotton'], colour: 'multicolour', rating: 3 }),
        testProduct({ id: 'b', price: 5200, originalPrice: 5200, brand: 'Rangrez', materials: ['jute'] }),
        testProduct({ id: 'c', type: 'women-kurtas', sizes: { L: 1, S: 2, M: 0 }, pattern: 'floral' }),
        testProduct({ id: 'd', type: 'women-mojaris', sizes: { 'UK 5': 1, 'UK 4': 1 }, colour: null }),
      ]);
      const { facets } = await list(tx, { category: 'women' });
      const said = facets.map(({ key, title, kind, options }) => [
        `${key}, ${title}, ${kind}`,
        options.map(({ label, count }) => `${String(label)}: ${String(count)}`).join(', '),
      ]);
      expect(said).toEqual([
        ['type, Type, choice', 'Sarees: 2, Kurtas & kurtis: 1, Mojaris & juttis: 1'],
        ['size, Size, choice', 'S: 1, L: 1'],
        ['size, UK size, choice', 'UK 4: 1, UK 5: 1'],
        ['colour, Colour, swatch', 'Red: 2, Multicolour: 1'],
        ['price, Price, choice', '₹500 to ₹999: 3, ₹5,000 and above: 1'],
        ['brand, Brand, choice', 'Neelkothi: 3, Rangrez: 1'],
        ['material, Material, choice', 'Cotton: 1, Silk: 3, Jute: 1'],
        ['pattern, Pattern, choice', 'Floral: 1, Zari: 3'],
        ['discount, Discount, choice', '20% or more: 3, 10% or more: 3'],
        ['rating, Rating, choice', '4 stars and up: 3, 3 stars and up: 4, 2 stars and up: 4'],
        ['stock, Availability, choice', 'In stock: 4'],
      ]);
      expect(facets.find(({ key }) => key === 'colour')?.options[0]).toMatchObject({ hex: '#b3262f' });
    });
  });

  it('tell sizes of two systems apart where both have one title', async () => {
    await inShop(async (tx) => {
      await tx.rows(`update public.size_systems set title = 'Size' where id = 'uk-shoes'`);
      await addProducts(tx.rows, [
        testProduct({ id: 'a', type: 'women-kurtas', sizes: { S: 1, M: 1 } }),
        testProduct({ id: 'b', type: 'women-mojaris', sizes: { 'UK 4': 1, 'UK 5': 1 } }),
      ]);
      const sizes = async (type?: string) => {
        const { facets } = await list(tx, { category: 'women', ...(type && { type }) });
        return facets.filter(({ key }) => key === 'size').map(({ part, title }) => [part, title]);
      };
      expect(await sizes()).toEqual([
        ['letters', 'Letter sizes'],
        ['uk-shoes', 'Shoes, UK'],
      ]);
      expect(await sizes('women-mojaris')).toEqual([['uk-shoes', 'Size']]);
    });
  });

  it('offer beside the type of an address the others that pass all else, as every facet does', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'saree' }),
        testProduct({ id: 'dear', price: 5000, originalPrice: 5000 }),
        testProduct({ id: 'kurta', type: 'women-kurtas', sizes: { M: 1, L: 1 }, brand: 'Rangrez' }),
        testProduct({ id: 'mojari', type: 'women-mojaris', sizes: { 'UK 4': 1 }, name: 'Test shoe' }),
        testProduct({ id: 'tee', category: 'men', type: 'men-tees', sizes: { M: 1 } }),
      ]);
      const asked = async (question: Parameters<typeof list>[1]) => {
        const { facets, choice, total } = await list(tx, question);
        const types = facets.find(({ key }) => key === 'type')?.options ?? [];
        return {
          types: types.map(({ label, count }) => `${String(label)}: ${String(count)}`).join(', '),
          others: facets.filter(({ key }) => ['size', 'brand'].includes(key)).map(({ title }) => title),
          choice,
          total,
        };
      };
      const here = { category: 'women', type: 'sarees' };
      for (const indexed of [false, true]) {
        if (indexed) await tx.rows('select public.index_products(100)');
        expect(await asked(here)).toEqual({
          types: 'Sarees: 2, Kurtas & kurtis: 1, Mojaris & juttis: 1',
          // What else can be chosen is what tells sarees apart.
          others: [],
          choice: { type: ['sarees'] },
          total: 2,
        });
        expect(await asked({ ...here, max: 1000, filters: { brand: ['Neelkothi'] } })).toMatchObject({
          types: 'Sarees: 1, Kurtas & kurtis: 0, Mojaris & juttis: 1',
          choice: { brand: ['Neelkothi'], type: ['sarees'] },
          total: 1,
        });
        expect(await asked({ type: 'women-kurtas', search: 'test piece' })).toMatchObject({
          types: 'T-shirts, Men: 1, Sarees, Women: 2, Kurtas & kurtis, Women: 1',
          choice: { type: ['women-kurtas'] },
          total: 1,
        });
        // A group is no choice among its own types.
        expect(await asked({ ...here, type: 'women-indian-wear' })).toMatchObject({
          types: 'Sarees: 2, Kurtas & kurtis: 1',
          choice: {},
          total: 3,
        });
        // Nothing here has it, but somebody links to it.
        expect(await asked({ ...here, type: 'lehengas' })).toMatchObject({ choice: {}, total: 0 });
        for (const type of ['no-such-type', 'men-tees']) {
          expect(await list(tx, { ...here, type })).toMatchObject({ total: 4, type: null });
        }
      }
    });
  });

  it('count a facet blind to itself', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'a', brand: 'A', colour: 'red' }),
        testProduct({ id: 'b', brand: 'B', colour: 'red' }),
        testProduct({ id: 'c', brand: 'B', colour: 'blue' }),
      ]);
      const { facets, total } = await list(tx, { filters: { brand: ['A'] } });
      const counts = (key: string) =>
        facets.find((facet) => facet.key === key)?.options.map(({ value, count }) => [value, count]);
      expect(total).toBe(1);
      expect(counts('brand')).toEqual([
        ['A', 1],
        ['B', 2],
      ]);
      expect(counts('colour')).toEqual([
        ['red', 1],
        ['blue', 0],
      ]);
    });
  });

  it('keep what is chosen though only few have it, and forget what nothing here has', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [testProduct({ id: 'a' }), testProduct({ id: 'b', brand: 'B' })]);
      const { choice, total, facets } = await list(tx, {
        filters: {
          brand: ['B', "'; drop table"],
          size: ['M'],
          material: ['silk'],
          nonsense: ['x'],
          category: ['men'],
        },
      });
      expect(choice).toEqual({ brand: ['B'], material: ['silk'] });
      expect(total).toBe(1);
      expect(facets.find(({ key }) => key === 'material')?.options).toMatchObject([
        { value: 'silk', count: 1 },
      ]);
    });
  });

  it('follow every change at once', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [testProduct({ id: 'a', type: 'women-kurtas', sizes: { M: 1, L: 1 } })]);
      const found = async (filters: Record<string, string[]>) => (await list(tx, { filters })).choice;
      const changes: [string, Record<string, string[]>, Record<string, string[]>][] = [
        [
          `update public.product_variants set stock = 0 where id = 'a:m'`,
          { size: ['M', 'L'] },
          { size: ['L'] },
        ],
        [
          `update public.products set brand = 'New House' where id = 'a'`,
          { brand: ['New House'] },
          { brand: ['New House'] },
        ],
        [`delete from public.product_attributes where attribute_id = 'pattern'`, { pattern: ['zari'] }, {}],
        [`update public.products set status = 'archived' where id = 'a'`, { brand: ['New House'] }, {}],
      ];
      for (const [sql, asked, known] of changes) {
        await tx.rows(sql);
        expect(await found(asked)).toEqual(known);
      }
      expect((await list(tx)).total).toBe(0);
      await tx.rows(`update public.products set status = 'published' where id = 'a'`);
      await tx.rows(`delete from public.products where id = 'a'`);
      expect((await list(tx)).total).toBe(0);
    });
  });

  it('show nobody what is not published, admins included', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'a' }),
        testProduct({ id: 'draft', status: 'draft', brand: 'Secret' }),
      ]);
      const { products, facets } = await list(tx);
      expect(products.map(({ id }) => id)).toEqual(['a']);
      expect(JSON.stringify(facets)).not.toContain('Secret');
      expect((await list(tx, { search: 'test piece' })).products.map(({ id }) => id)).toEqual(['a']);
    });
  });

  it('keep their order from page to page while products change, equals by their place', async () => {
    await inShop(async (tx) => {
      const many = Array.from({ length: 60 }, (_, n) =>
        testProduct({ id: `p${String(n).padStart(2, '0')}`, position: n % 3 }),
      );
      await addProducts(tx.rows, many);
      const pages = [];
      for (const page of [1, 2, 3]) {
        // What does not move a product moves no other either.
        await tx.rows(`update public.products set description = description || 'x', name = name || 'x'`);
        await tx.rows(`update public.product_variants set stock = stock + 1`);
        pages.push(...(await ids(tx, { sort: 'price-low', page })));
      }
      expect(new Set(pages).size).toBe(60);
      expect(pages).toEqual(
        many.toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1)).map(({ id }) => id),
      );
    });
  });

  it('link the colours of a style on its cards', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'a', colour: 'red' }),
        testProduct({ id: 'b', colour: 'black', position: 2 }),
        testProduct({ id: 'c', position: 3 }),
      ]);
      await tx.rows(`update public.products set style_id = 'kanchi' where id in ('a', 'b')`);
      const { products } = await list(tx, { described: true });
      expect(products.map(({ id, colours }) => [id, colours])).toEqual([
        [
          'a',
          [
            expect.objectContaining({ id: 'b', name: 'Black' }),
            expect.objectContaining({ id: 'a', name: 'Red' }),
          ],
        ],
        ['b', expect.anything()],
        ['c', []],
      ]);
      expect(products[0]).toMatchObject({ price: 900, original_price: 1200, stock: 3, description: '' });
    });
  });

  it('put a group beside one of its types down to the type', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'saree' }),
        testProduct({ id: 'kurta', type: 'women-kurtas', sizes: { M: 1 }, position: 2 }),
        testProduct({ id: 'mojari', type: 'women-mojaris', sizes: { 'UK 4': 1 }, position: 3 }),
      ]);
      expect(await ids(tx, { filters: { type: ['women-indian-wear'] } })).toEqual(['saree', 'kurta']);
      expect(await ids(tx, { filters: { type: ['women-indian-wear', 'sarees'] } })).toEqual(['saree']);
      expect((await list(tx, { type: 'sarees' })).type).toEqual({
        id: 'sarees',
        name: 'Sarees',
        group: { id: 'women-indian-wear', name: 'Indian wear' },
      });
    });
  });

  it('find what is like a product: of its type, in stock, near in colour and price, and no other colour of it', async () => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [
        testProduct({ id: 'this' }),
        testProduct({ id: 'same-style' }),
        testProduct({ id: 'near', price: 950 }),
        testProduct({ id: 'far', price: 1150 }),
        testProduct({ id: 'blue', colour: 'blue' }),
        testProduct({ id: 'sold-out', sizes: { '': 0 } }),
        testProduct({ id: 'kurta', type: 'women-kurtas', sizes: { M: 1 } }),
        testProduct({ id: 'mojari', type: 'women-mojaris', sizes: { 'UK 4': 1 } }),
        testProduct({ id: 'draft', status: 'draft' }),
      ]);
      await tx.rows(`update public.products set style_id = 'one' where id in ('this', 'same-style')`);
      const similar = (id: string, limit: number) =>
        tx.as('anon', () =>
          tx.value<{ id: string }[]>('select public.similar_products($1, $2)', [id, limit]),
        );
      const found = await similar('this', 20);
      expect(found.map(({ id }) => id)).toEqual(['near', 'far', 'blue', 'sold-out', 'kurta', 'mojari']);
      expect(await similar('this', 2)).toHaveLength(2);
      expect(await similar('draft', 8)).toEqual([]);
      expect(await similar('no-such-thing', 8)).toEqual([]);
    });
  });

  it.each<Parameters<typeof list>[1]>([
    { page: -5 },
    { page: 2_000_000_000 },
    { sort: "price'; --" },
    { sort: null, page: null },
    { max: -1 },
    { category: "x'y%" },
    { type: 'constructor' },
    { search: '%_\\' },
    { search: 'x'.repeat(10_000) },
    { filters: { size: ['2.4', 'UK 99', '%'] } },
    { filters: { __proto__x: ['a'] } },
  ])('answer %j with a sane page', async (question) => {
    await inShop(async (tx) => {
      await addProducts(tx.rows, [testProduct({ id: 'a' })]);
      expect(await list(tx, question)).toMatchObject({ page: 1, pages: 1, more: false });
    });
  });

  it.each<[string, unknown]>([
    ['a list', []],
    ['a text', 'size=M'],
    ['a value that is no list', { size: 'M' }],
    ['a number', { size: [1] }],
    ['a long value', { brand: ['x'.repeat(201)] }],
    ['thousands of values', { brand: Array.from({ length: 5000 }, (_, n) => String(n)) }],
    ['thousands of facets', Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`f${n}`, ['x']]))],
  ])('refuse %s for filters', async (_name, filters) => {
    await inShop(async (tx) => {
      expect(await refusedListing(tx, { filters: filters as Record<string, string[]> })).toMatchObject({
        code: 'PT400',
        hint: 'INVALID_INPUT',
        detail: { field: 'filters' },
      });
    });
  });

  it('refuse them also where what they could be joined to is read first', async () => {
    await inShop(async (tx) => {
      await tx.rows('delete from private.listing_values');
      await tx.rows('analyze private.listing_values, public.product_types');
      const filters = JSON.stringify({ brand: ['x'.repeat(201)] });
      expect(
        await tx.refusal('select * from private.resolve_listing_choice($1::text::jsonb)', [filters]),
      ).toMatchObject({ detail: { field: 'filters' } });
    });
  });

  it('let no attribute take a name that stands for something else in an address', async () => {
    await inShop(async (tx) => {
      const refused = await tx.refusal(
        `insert into public.attributes (id, name, kind) values ('size', 'Size', 'text')`,
      );
      expect(refused).toMatchObject({ hint: 'INVALID_INPUT', detail: { field: 'name' } });
    });
  });
});
