import { onOneEngine, rolledBack, type Transaction } from '@shop/test-databases';

interface Facts {
  trail: { id: string; name: string }[];
  size_title: string | null;
  colour: { name: string; hex: string | null } | null;
  style: string | null;
  colours: { id: string; name: string; hex: string | null }[];
  specifications: { id: string; name: string; unit: string | null; values: string[] }[];
}
type Menu = {
  category: string;
  groups: { id: string; name: string; types: { id: string; name: string }[] }[];
}[];

interface Piece {
  type?: string | null;
  colour?: string | null;
  style?: string | null;
  status?: string;
}

const addPiece = (tx: Transaction, id: string, piece: Piece = {}) => {
  const { type = 'sarees', colour = null, style = null, status = 'published' } = piece;
  return tx.rows(
    `insert into public.products (id, name, price, original_price, category_id, type_id, colour_family, style_id, brand,
       sku, status, published_at)
     values ($1, initcap($1), 500, 500, 'women', $2, $3, $4, 'Test House', $1, $5, now())`,
    [id, type, colour, style, status],
  );
};

onOneEngine('the shop window', (db) => {
  const asVisitor = (test: (tx: Transaction) => Promise<void>) => rolledBack(db(), test);
  const menu = (tx: Transaction) => tx.as('anon', () => tx.value<Menu>('select public.get_product_menu()'));
  const facts = (tx: Transaction, id: string) =>
    tx.as('anon', () => tx.value<Facts>('select public.get_product_facts($1)', [id]));

  it('has types in the menu that have something to buy, and no others', () =>
    asVisitor(async (tx) => {
      expect(await menu(tx)).toEqual([]);
      await addPiece(tx, 'one', { type: 'women-jeans' });
      await addPiece(tx, 'two', { type: 'lehengas' });
      await addPiece(tx, 'three', { type: 'sarees' });
      await addPiece(tx, 'hidden', { type: 'dupattas', status: 'draft' });
      expect(await menu(tx)).toEqual([
        {
          category: 'women',
          groups: [
            {
              id: 'women-indian-wear',
              name: 'Indian wear',
              types: [
                { id: 'sarees', name: 'Sarees' },
                { id: 'lehengas', name: 'Lehengas' },
              ],
            },
            { id: 'women-western-wear', name: 'Western wear', types: [{ id: 'women-jeans', name: 'Jeans' }] },
          ],
        },
      ]);
    }));

  it('says of a product what it is, in the order of its attributes', () =>
    asVisitor(async (tx) => {
      await addPiece(tx, 'kanchi', { colour: 'red' });
      await tx.rows(`insert into public.product_attributes (product_id, attribute_id, kind, choice_id, number, yes_no)
        values ('kanchi', 'blouse-piece', 'yes_no', null, null, true), ('kanchi', 'length', 'number', null, 5.5, null),
               ('kanchi', 'material', 'choice', 'silk', null, null), ('kanchi', 'material', 'choice', 'cotton', null, null)`);
      const [{ unit } = {}] = await tx.rows(`select unit from public.attributes where id = 'length'`);
      expect(await facts(tx, 'kanchi')).toMatchObject({
        trail: [
          { id: 'women-indian-wear', name: 'Indian wear' },
          { id: 'sarees', name: 'Sarees' },
        ],
        size_title: 'Size',
        colour: { name: 'Red', hex: '#b3262f' },
        style: null,
        colours: [],
        specifications: [
          { id: 'material', name: 'Material', unit: null, values: ['Cotton', 'Silk'] },
          { id: 'length', unit, values: ['5.5'] },
          { id: 'blouse-piece', unit: null, values: ['Yes'] },
        ],
      });
    }));

  it('says little of a product from before types were, and nothing of one that nobody may see', () =>
    asVisitor(async (tx) => {
      await addPiece(tx, 'draft', { status: 'draft' });
      await tx.rows('alter table public.products disable trigger user');
      await addPiece(tx, 'older', { type: null });
      await tx.rows(
        `update public.products set style_id = 'hidden', colour_family = 'red' where id = 'draft'`,
      );
      for (const id of ['older', 'draft', 'unknown'])
        expect(await facts(tx, id)).toEqual({
          trail: [],
          size_title: null,
          colour: null,
          style: null,
          colours: [],
          specifications: [],
        });
      expect(await tx.rows(`select id from public.products where id = 'draft'`)).toHaveLength(1);
    }));

  it('links the colours of a style as far as they can be bought, in the order of colours', () =>
    asVisitor(async (tx) => {
      await addPiece(tx, 'kanchi-red', { colour: 'red', style: 'kanchi' });
      expect((await facts(tx, 'kanchi-red')).colours).toEqual([]);
      await addPiece(tx, 'kanchi-many', { colour: 'multicolour', style: 'kanchi' });
      await addPiece(tx, 'kanchi-black', { colour: 'black', style: 'kanchi' });
      await addPiece(tx, 'kanchi-gold', { colour: 'gold', style: 'kanchi', status: 'draft' });
      await addPiece(tx, 'other', { colour: 'pink', style: 'other' });
      const colours = [
        { id: 'kanchi-black', name: 'Black', hex: '#2a2730' },
        { id: 'kanchi-red', name: 'Red', hex: '#b3262f' },
        { id: 'kanchi-many', name: 'Multicolour', hex: null },
      ];
      for (const { id } of colours) expect((await facts(tx, id)).colours).toEqual(colours);
    }));
});
