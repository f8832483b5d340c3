import { registryEntry } from '../testing/registryEntry';
import { objectionTo } from './checkRegistry';

const catalog = registryEntry({ name: 'mf-catalog', prefixes: ['/', '/product'], slots: ['quick-view'] });
const account = registryEntry({ name: 'mf-account', prefixes: ['/profile'], slots: ['auth-dialog'] });

describe('objectionTo', () => {
  it('lets remotes live together that claim different things', () => {
    expect(objectionTo([catalog, account], '0.1.4')).toBeUndefined();
  });

  it('refuses a remote that needs a kernel the live shell does not bring', () => {
    const ahead = { ...account, contract: '^0.2.0' };
    expect(objectionTo([catalog, ahead], '0.1.4')).toBe(
      'mf-account needs @shop/kernel ^0.2.0, the live shell brings 0.1.4: release the shell first.',
    );
  });

  it('refuses an address that two remotes claim', () => {
    const greedy = { ...account, prefixes: ['/profile', '/product'] };
    expect(objectionTo([catalog, greedy], '0.1.0')).toBe(
      'mf-account and mf-catalog both claim the address /product.',
    );
  });

  it('refuses a slot that two remotes offer', () => {
    const greedy = { ...account, slots: ['quick-view'] };
    expect(objectionTo([catalog, greedy], '0.1.0')).toBe(
      'mf-account and mf-catalog both claim the slot quick-view.',
    );
  });

  it('refuses a remote without routes', () => {
    const bare = { ...account, preload: { routes: [account.entry], pages: {} } };
    expect(objectionTo([bare], '0.1.0')).toBe('mf-account exposes no routes.');
  });
});
