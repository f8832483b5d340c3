import { createHash } from 'node:crypto';
import { earlyListener } from '../../earlyPresses';
import { firstScreenScript } from '../../firstScreen';
import { contentSecurityPolicy } from './contentSecurity';

const settings = {
  supabaseUrl: 'https://data.example/',
  paymentOrigin: 'https://pay.example',
  assetOrigins: ['https://assets.example'],
  development: false,
};
const directiveOf = (policy: string, name: string) =>
  policy.split('; ').find((directive) => directive.startsWith(`${name} `));

test('a page talks to the shop and its data service alone', () => {
  const policy = contentSecurityPolicy('', settings);
  expect(directiveOf(policy, 'connect-src')).toBe(
    `connect-src 'self' https://data.example wss://data.example`,
  );
  const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(directiveOf(policy, 'script-src')).toBe(
    `script-src 'self' ${hashOf(earlyListener)} ${hashOf(firstScreenScript)} https://assets.example`,
  );
});

test('a page sends its forms to the shop and the payment provider alone', () => {
  const policy = contentSecurityPolicy('', settings);
  expect(directiveOf(policy, 'form-action')).toBe(`form-action 'self' https://pay.example`);
});

test('a developer’s page talks to their own machine, too', () => {
  expect(directiveOf(contentSecurityPolicy('', settings, 'http://localhost:4701'), 'connect-src')).toBe(
    `connect-src 'self' https://data.example wss://data.example http://localhost:4701 ws://localhost:4701`,
  );
});
