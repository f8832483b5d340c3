import { createTestPlatform } from './createTestPlatform';

const line = { id: 'a:m', productId: 'a', name: 'Tee', price: 450, picture: null, variant: 'M', quantity: 1 };
const item = { id: 'a', name: 'Tee', price: 450, picture: null, category: 'men' };

test('what a change of bag or wishlist says is shown as one message, which follows the fact', async () => {
  const { platform, toasts } = createTestPlatform({ database: {} });
  const order: string[] = [];
  platform.bus.on('bag/changed').subscribe(({ lines }) => order.push(`${lines.length} in the bag`));
  platform.bag.send({ type: 'add', line }, { message: 'Tee added to your bag', tone: 'success' });
  platform.wishlist.send({ type: 'add', item }, { message: 'Tee saved', tone: 'success' });
  expect(order).toEqual(['1 in the bag']);
  expect(toasts.map(({ message }) => message)).toEqual(['Tee added to your bag', 'Tee saved']);
});

test('a change that says nothing shows no message, and so does one that is undone', () => {
  const { platform, toasts } = createTestPlatform({ database: {} });
  const undo = () => platform.bag.send({ type: 'add', line });
  platform.bag.send({ type: 'add', line });
  platform.bag.send(
    { type: 'remove', id: line.id },
    { message: 'Tee removed', tone: 'info', action: { label: 'Undo', run: undo } },
  );
  toasts[0]?.action?.run();
  expect(platform.bag.get()).toMatchObject([{ id: 'a:m' }]);
  expect(toasts.map(({ message }) => message)).toEqual(['Tee removed']);
});
