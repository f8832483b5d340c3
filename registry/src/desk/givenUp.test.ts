import { registryEntry } from '../testing/registryEntry';
import { givenUp } from './givenUp';

const account = registryEntry({
  name: 'mf-account',
  slots: ['auth-dialog'],
  links: { profile: '/profile', order: '/orders/{number}' },
  handles: ['sign-out'],
});
const checkout = registryEntry({
  name: 'mf-checkout',
  consumes: { slots: ['product-rail'], links: ['order'], commands: ['sign-out'] },
});
const shell = { consumes: { slots: ['auth-dialog'], links: ['profile'] }, handles: ['show-toast'] };
const before = { remotes: [account, checkout], shell };
const after = (changed: object) =>
  givenUp(before, { ...before, remotes: [{ ...account, ...changed }, checkout] });

test('what nobody gives up is nobody’s loss', () => {
  expect(after({})).toBeUndefined();
  // It moves, and everybody who names it follows.
  expect(after({ links: { profile: '/me', order: '/orders{/number}' } })).toBeUndefined();
});

test.each<[string, object, string]>([
  ['a slot', { slots: [] }, 'mf-account gives up the slot auth-dialog, which the shell uses.'],
  ['a command', { handles: [] }, 'mf-account gives up the command sign-out, which mf-checkout uses.'],
  ['a link', { links: { profile: '/p' } }, 'mf-account gives up the link order, which mf-checkout uses.'],
  [
    'a link of the frame',
    { links: { order: '/o/{number}' } },
    'mf-account gives up the link profile, which the shell uses.',
  ],
])('%s that others use is missed', (_, changed, sentence) => {
  expect(after(changed)).toBe(sentence);
});

test('the shell is held to it as well', () => {
  const chatty = { ...checkout, consumes: { commands: ['show-toast'] } };
  expect(givenUp({ remotes: [chatty], shell }, { remotes: [chatty], shell: { ...shell, handles: [] } })).toBe(
    'the shell gives up the command show-toast, which mf-checkout uses.',
  );
});

test('another may take over what one gives up', () => {
  const heir = registryEntry({ name: 'mf-club', slots: ['auth-dialog'] });
  const rest = { ...account, slots: [] };
  expect(givenUp(before, { remotes: [rest, checkout, heir], shell })).toBeUndefined();
});

test('what nobody uses may go, and what was not there yet is not missed', () => {
  const lonely = { ...checkout, consumes: { slots: ['product-rail'], links: ['gifts'] } };
  const next = { remotes: [{ ...account, links: { profile: '/profile' }, handles: [] }, lonely], shell };
  expect(givenUp({ remotes: [account, lonely], shell }, next)).toBeUndefined();
});

test('a release that was built before uses were known is taken to use nothing', () => {
  const { consumes: _unknown, ...old } = checkout;
  const next = { remotes: [{ ...account, handles: [] }, old], shell };
  expect(givenUp({ remotes: [account, old], shell }, next)).toBeUndefined();
});
