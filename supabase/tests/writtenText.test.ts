import { onOneEngine, rolledBack } from '@shop/test-databases';
import { inOrderShop } from './orderShop';
import { createUser } from './shopFixtures';

/** Turns what stands behind it, until the end of the line. */
const turned = '\u202e';
const unseen = '\u200b\u2060\ufeff';

onOneEngine('what people write', (db) => {
  it.each([
    ['a name of Latin letters', 'Asha Rao', 'Asha Rao'],
    ['nothing', '', ''],
    ['what nobody sees', `${unseen}\u00ad\u034f`, ''],
    ['spaces of all widths', 'A\u00a0B\u3000C\u2003D', 'A B C D'],
    ['blanks that are no space', '\u3164\u2800', '  '],
    ['marks of direction', `${turned}Asha\u202c \u2066Rao\u2069\u200f`, 'Asha Rao'],
    ['letters that are written from the right', 'آشا راؤ', 'آشا راؤ'],
    ['a joiner within a Hindi word', 'श्\u200dरेया', 'श्\u200dरेया'],
    ['a non-joiner within one', 'क्\u200cष', 'क्\u200cष'],
    ['a joiner that ends a word of old Malayalam', 'അവന്\u200d വന്നു', 'അവന്\u200d വന്നു'],
    ['a family', '👨\u200d👩\u200d👧 ❤\ufe0f', '👨\u200d👩\u200d👧 ❤\ufe0f'],
    ['joiners that join nothing', '\u200dA\u200ds\u200c \u200d\u200cha', 'As ha'],
    ['joiners and variants alone', '\u200d\ufe0f\u200c', ''],
    ['letters of tags', 'A\u{e0041}\u{e007f}', 'A'],
    ['control characters, which others refuse', 'A\u0007\n\tB', 'A\u0007\n\tB'],
  ])('is kept but for what hides in it: %s', async (_name, written, kept) => {
    expect(await db().query('select private.clean_text($1) as kept', [written])).toMatchObject({
      rows: [{ kept }],
    });
  });

  it('names no profile that reads as nobody, nor turns one', async () => {
    await rolledBack(db(), async (tx) => {
      const user = await createUser(tx.rows, { user: { full_name: `${turned}Meera ${unseen}Iyer` } });
      const name = () => tx.value('select full_name from public.profiles where id = $1', [user.id]);
      expect(await name()).toBe('Meera Iyer');
      await tx.as(user, async () => {
        const save = 'select public.update_profile($1, null)';
        expect(await tx.refusal(save, [unseen])).toMatchObject({ detail: { field: 'full_name' } });
        expect(await tx.refusal('update public.profiles set full_name = $1', [unseen])).toMatchObject({
          code: '23514',
        });
        await tx.rows(save, [`श्\u200dरेया${turned}`]);
      });
      expect(await name()).toBe('श्\u200dरेया');
    });
  });

  it('is on no label turned round', async () => {
    await inOrderShop(db(), async (tx, { shopper }) => {
      const fields = { type: 'home', phone: '9876543210', state: 'Maharashtra', pincode: '440001' };
      const save = (name: string, address: string, city: string): [string, unknown[]] => [
        'select name, address, city from public.save_address($1::text::jsonb)',
        [JSON.stringify({ ...fields, name, address, city })],
      ];
      await tx.as(shopper, async () => {
        expect(await tx.rows(...save(`Asha${turned}`, `1 \u2067Gali\n2 Mohalla`, ` Nagpur\u200e`))).toEqual([
          { name: 'Asha', address: '1 Gali\n2 Mohalla', city: 'Nagpur' },
        ]);
        expect(await tx.refusal(...save(unseen, '1 Gali', 'Nagpur'))).toMatchObject({
          hint: 'INVALID_ADDRESS',
          detail: { field: 'name' },
        });
        for (const column of ['name', 'address', 'city'])
          expect(
            await tx.refusal(`update public.addresses set ${column} = $1`, [`Asha${turned}`]),
          ).toMatchObject({ code: '23514' });
      });
    });
  });

  it('reads in a message, a review and a SKU as it looks', async () => {
    await inOrderShop(db(), async (tx, { shopper, variant }) => {
      const send = 'select public.send_contact_message($1::text::jsonb, gen_random_uuid())';
      const message = { email: 'asha@example.com', subject: 'other', elapsed_ms: 9000 };
      const sent = (name: string) => [JSON.stringify({ ...message, name, message: `Hello ${turned}shop` })];
      await tx.as('anon', () => tx.rows(send, sent(`Asha${unseen}`)));
      expect(await tx.rows('select name, message from public.contact_messages')).toEqual([
        { name: 'Asha', message: 'Hello shop' },
      ]);
      expect(await tx.as('anon', () => tx.refusal(send, sent(unseen)))).toMatchObject({
        detail: { field: 'name' },
      });

      const review = 'select public.write_review($1, 5, $2)';
      const refused = await tx.as(shopper, () => tx.refusal(review, [variant, `Short${unseen.repeat(9)}`]));
      expect(refused).toMatchObject({ hint: 'INVALID_REVIEW', detail: { field: 'comment' } });

      const admin = await createUser(tx.rows, { app: { role: 'admin' } });
      const product = {
        ...{ name: `Indigo ${turned}Kurta`, price: 900, original_price: 1200, category_id: 'test' },
        ...{ type_id: 'test-pieces', brand: 'House', sku: `IK-1${unseen}`, images: [] },
      };
      const save = (labels: string[]): [string, unknown[]] => [
        'select public.save_product($1::text::jsonb, null) as saved',
        [JSON.stringify({ ...product, variants: labels.map((label) => ({ label, stock: 1 })) })],
      ];
      expect(await tx.as(admin, () => tx.refusal(...save(['S', `S${unseen}`])))).toMatchObject({
        detail: { field: 'variants' },
      });
      const { saved } = (await tx.as(admin, () => tx.rows(...save([`S${unseen}`]))))[0] as {
        saved: object;
      };
      expect(saved).toMatchObject({ name: 'Indigo Kurta', sku: 'IK-1', variants: [{ label: 'S' }] });
    });
  });
});
