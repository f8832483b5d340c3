import { registryEntry } from '../testing/registryEntry';
import { validateRegistry } from './validateRegistry';

const catalog = registryEntry({ name: 'mf-catalog', prefixes: ['/', '/product'], slots: ['quick-view'] });
const brought = {
  '@shop/kernel': '0.1.4',
  '@shop/ui': '0.2.0',
  react: '19.3.1',
  'styled-components': '6.6.0',
};
const account = registryEntry({ name: 'mf-account', prefixes: ['/profile'], slots: ['auth-dialog'] });

describe('validateRegistry', () => {
  it('lets remotes live together that claim different things', () => {
    expect(validateRegistry([catalog, account], brought)).toBeUndefined();
  });

  it('refuses a remote that needs a kernel the live shell does not bring', () => {
    const ahead = { ...account, contract: { '@shop/kernel': '^0.2.0' } };
    expect(validateRegistry([catalog, ahead], brought)).toBe(
      'mf-account needs @shop/kernel ^0.2.0, the shell brings 0.1.4: release the shell first.',
    );
  });

  it('refuses a shell that brings what a remote does not know yet', () => {
    const behind = { ...account, contract: { '@shop/kernel': '^0.1.0', '@shop/ui': '^0.1.0' } };
    expect(validateRegistry([catalog, behind], brought)).toBe(
      'mf-account needs @shop/ui ^0.1.0, the shell brings 0.2.0: release mf-account with it.',
    );
  });

  it('refuses an address that two remotes claim', () => {
    const greedy = { ...account, prefixes: ['/profile', '/product'] };
    expect(validateRegistry([catalog, greedy], brought)).toBe(
      'mf-account and mf-catalog both claim the address /product.',
    );
  });

  it('refuses a slot that two remotes offer', () => {
    const greedy = { ...account, slots: ['quick-view'] };
    expect(validateRegistry([catalog, greedy], brought)).toBe(
      'mf-account and mf-catalog both claim the slot quick-view.',
    );
  });

  it('refuses a remote without routes', () => {
    const bare = { ...account, preload: { routes: [], pages: {} } };
    expect(validateRegistry([bare], brought)).toBe('mf-account exposes no routes.');
  });
});
