import { readConfig } from './readConfig';

describe('readConfig', () => {
  it('wants demo accounts in the embedded database and in nobody else’s', () => {
    expect(readConfig({}).demoAccounts).toBe(true);
    expect(readConfig({ DATABASE_URL: 'postgres://db.example/shop' }).demoAccounts).toBe(false);
  });

  it('gives a past to a new embedded database, unless told otherwise, and to nobody else’s', () => {
    expect(readConfig({}).past).toBe('full');
    expect(readConfig({ SHOP_PAST: 'none' }).past).toBe('none');
    expect(readConfig({ SHOP_PAST: 'full', DATABASE_URL: 'postgres://db.example/shop' }).past).toBe('none');
    expect(() => readConfig({ SHOP_PAST: 'some' })).toThrow('SHOP_PAST');
  });

  it('makes guesses at passwords costly unless told otherwise', () => {
    expect(readConfig({}).passwordRounds).toBe(10);
    expect(readConfig({ PASSWORD_ROUNDS: '4' }).passwordRounds).toBe(4);
    for (const wrong of ['3', '15', 'x'])
      expect(() => readConfig({ PASSWORD_ROUNDS: wrong })).toThrow('PASSWORD_ROUNDS');
  });

  it('refuses what is no port and no address by name', () => {
    expect(() => readConfig({ BACKEND_PORT: 'abc' })).toThrow('BACKEND_PORT');
    expect(() => readConfig({ SITE_URL: 'shop' })).toThrow('SITE_URL');
  });
});
