import type { Family } from '../fuzzFamily';
import type { ShopBackend } from '../shopBackend';
import { rawCalls, type Start } from './rawCalls';

/** Every service's routes over bare sockets, with headers and frames that no client sends. */
export const headerCalls: Family<ShopBackend> = {
  name: 'headers',
  round: 250,
  async prepare(shop) {
    const { anon, shopper, service } = await shop.callers();
    const as = (token: string): [string, string][] => [
      ['apikey', anon],
      ['Authorization', `Bearer ${token}`],
      ['Content-Type', 'application/json'],
    ];
    const starts: Start[] = [
      { service: 'rest', method: 'GET', path: '/rest/v1/categories?select=id', headers: as(anon) },
      { service: 'rest', method: 'GET', path: '/rest/v1/orders?select=id', headers: as(shopper) },
      { service: 'rest', method: 'GET', path: '/rest/v1/products?select=id&limit=2', headers: as(service) },
      { service: 'rest', method: 'POST', path: '/rest/v1/rpc/get_bag', headers: as(shopper), body: '{}' },
      {
        service: 'rest',
        method: 'POST',
        path: '/rest/v1/rpc/check_gift_card',
        headers: as(anon),
        body: '{"p_code":"TDG-AAAA-BBBB-CCCC"}',
      },
      {
        service: 'rest',
        method: 'POST',
        path: '/rest/v1/rpc/quote_order',
        headers: as(anon),
        body: '{"p_lines":[]}',
      },
      { service: 'auth', method: 'GET', path: '/auth/v1/user', headers: as(shopper) },
      { service: 'auth', method: 'GET', path: '/auth/v1/settings', headers: as(anon) },
      {
        service: 'auth',
        method: 'POST',
        path: '/auth/v1/recover',
        headers: as(anon),
        body: '{"email":"nobody@example.com"}',
      },
      { service: 'auth', method: 'GET', path: '/auth/v1/authorize?provider=google', headers: [] },
      {
        service: 'storage',
        method: 'GET',
        path: '/storage/v1/object/public/product-images/leheriya-saree/alt-320.webp',
        headers: [],
      },
      {
        service: 'storage',
        method: 'POST',
        path: '/storage/v1/object/product-images/x.png',
        headers: as(shopper),
        body: 'x',
      },
      {
        service: 'functions',
        method: 'POST',
        path: '/functions/v1/saved-card-start',
        headers: as(shopper),
        body: '{}',
      },
      {
        service: 'functions',
        method: 'GET',
        path: '/functions/v1/payments-callback?order=x',
        headers: [],
      },
      { service: 'pages', method: 'GET', path: '/mailbox', headers: [] },
      { service: 'pages', method: 'GET', path: '/mailbox.json?to=nobody@example.com', headers: [] },
      { service: 'pages', method: 'GET', path: '/sandbox-pay/pay/none', headers: [] },
      { service: 'google', method: 'GET', path: '/google/.well-known/openid-configuration', headers: [] },
      { service: 'google', method: 'GET', path: '/google/jwks', headers: [] },
      { service: 'pages', method: 'GET', path: '/health', headers: [] },
    ];
    return { calls: rawCalls(starts, new URL(shop.url).host) };
  },
};
