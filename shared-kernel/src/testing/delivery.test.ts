import { createTestPlatform } from './createTestPlatform';

const placeOf = (pin: string) => ({
  ...{ pin, city: 'Nagpur', state: 'Maharashtra', serviceable: true, cash: true },
  standard: { from: '2026-11-24', to: '2026-11-26' },
  express: null,
});

function openShop(options: { signedIn?: boolean; addresses?: object[] } = {}) {
  const asked: { name: string; pin: string; get: boolean }[] = [];
  let away = false;
  const shop = createTestPlatform({
    database: {
      rpc: (name: string, { p_pin }: { p_pin: string }, { get }: { get: boolean }) => {
        asked.push({ name, pin: p_pin, get });
        return Promise.resolve(
          away
            ? { data: null, error: { code: '', message: 'TypeError: Failed to fetch' } }
            : { data: placeOf(p_pin), error: null },
        );
      },
    },
    tables: { addresses: options.addresses ?? [] },
    signedIn: options.signedIn,
  });
  return { ...shop, asked, setAway: (is: boolean) => (away = is) };
}

test('a PIN code that is given once is known to every page, kept on the device, and asked for by GET', async () => {
  const { platform, storage, asked } = openShop();
  await platform.delivery.look();
  expect(platform.delivery.get()).toEqual({ pin: undefined, place: undefined });
  expect(asked).toEqual([]);

  await platform.delivery.choose('440001');
  expect(platform.delivery.get()).toEqual({ pin: '440001', place: placeOf('440001') });
  expect(storage.get('pin')).toBe('"440001"');
  await platform.delivery.look();
  await platform.delivery.to('440001');
  expect(asked).toEqual([{ name: 'delivery_to', pin: '440001', get: true }]);
});

test('who is signed in and gave none has that of their address; what was given counts before it', async () => {
  const { platform } = openShop({ signedIn: true, addresses: [{ pincode: '560001' }] });
  await platform.delivery.look();
  expect(platform.delivery.get().pin).toBe('560001');
  await platform.delivery.choose('110001');
  await platform.delivery.look();
  expect(platform.delivery.get().pin).toBe('110001');
});

test('without an answer nothing is kept or said, and the next question is asked again', async () => {
  const { platform, storage, asked, setAway } = openShop();
  setAway(true);
  await expect(platform.delivery.choose('440001')).rejects.toThrow();
  expect(storage.get('pin')).toBeUndefined();
  setAway(false);
  await platform.delivery.choose('440001');
  expect(asked).toHaveLength(2);
});

test('what is no PIN code on the device counts as none', async () => {
  const { platform, storage, asked } = openShop();
  storage.set('pin', '"\u003cscript\u003e"');
  platform.start();
  await platform.delivery.look();
  expect([platform.delivery.get().pin, asked]).toEqual([undefined, []]);
});

/** All that is asked of a fake is answered by then. */
const answered = () => new Promise((resolve) => setTimeout(resolve));

test('follows the account: who signs in where somebody looked finds their code, and nobody sees that of who has left', async () => {
  const { platform, signIn, endSession } = openShop({ addresses: [{ pincode: '560001' }] });
  await platform.delivery.look();
  expect(platform.delivery.get().pin).toBeUndefined();
  signIn();
  await answered();
  expect(platform.delivery.get()).toEqual({ pin: '560001', place: placeOf('560001') });
  endSession();
  await answered();
  expect(platform.delivery.get()).toEqual({ pin: undefined, place: undefined });
});

test('an address that comes after its shopper has left is not shown', async () => {
  const { platform, signIn, endSession } = openShop({ addresses: [{ pincode: '560001' }] });
  await platform.delivery.look();
  signIn();
  endSession();
  await answered();
  expect(platform.delivery.get()).toEqual({ pin: undefined, place: undefined });
});
