import { createTestShop } from '../testing/createTestShop';
import { confirmVpa } from './confirmVpa';

const answering = (state: string, tables: Parameters<typeof createTestShop>[0] = {}) =>
  createTestShop({
    signedIn: true,
    functions: { save_vpa: { id: 'v2' }, delete_vpa: true },
    edge: { 'vpa-verify': { state } },
    ...tables,
  });
const called = ({ rpcCalls }: ReturnType<typeof createTestShop>) =>
  rpcCalls.map(([name]) => name).filter((name) => name.endsWith('_vpa'));

test('an ID that the bank knows is kept', async () => {
  const shop = answering('verified');
  expect(await confirmVpa(await shop.platform.connect(), ' Meera@OkAxis ')).toBe('meera@okaxis');
  expect(called(shop)).toEqual(['save_vpa']);
});

test('one that it does not know leaves nothing behind', async () => {
  const shop = answering('failed');
  await expect(confirmVpa(await shop.platform.connect(), 'meera@okfail')).rejects.toMatchObject({
    code: 'INVALID_VPA',
  });
  expect(called(shop)).toEqual(['save_vpa', 'delete_vpa']);
});

test('one that was saved before stays where it was saved', async () => {
  const known = { id: 'v1', vpa: 'meera@okfail', state: 'pending', name: '', is_default: true };
  const shop = answering('failed', { tables: { saved_vpas: [known] } });
  await expect(confirmVpa(await shop.platform.connect(), 'meera@okfail')).rejects.toMatchObject({
    code: 'INVALID_VPA',
  });
  expect(called(shop)).toEqual([]);
});
