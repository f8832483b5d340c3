import { act, screen } from '@testing-library/react';
import { newsletterTexts } from '@shop/kernel/domain';
import type { Platform } from '@shop/kernel/platform';
import { renderInShop } from '../testing/renderInShop';
import { NewsletterPlace } from './NewsletterPlace';

/** Shows nothing until the test scrolls. */
class Scrolled {
  static show: () => void = () => undefined;
  constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
    Scrolled.show = () => onChange([{ isIntersecting: true }]);
  }
  observe() {}
  disconnect() {}
}

function open(load: () => Promise<unknown>) {
  Object.assign(globalThis, { IntersectionObserver: Scrolled });
  const asked: string[] = [];
  const slots = {
    load: (name: string) => {
      asked.push(name);
      return load();
    },
  } as Platform['slots'];
  renderInShop(() => <NewsletterPlace />, { slots });
  return asked;
}

const scrollNear = () => act(async () => Scrolled.show());

test('its outline stands there at once, and marketing is asked when somebody comes near', async () => {
  const Form = () => <p>Marketing’s form</p>;
  const asked = open(() => Promise.resolve({ remote: 'mf-marketing', Component: Form }));
  expect(screen.getByRole('form', { name: 'Newsletter' })).toBeTruthy();
  expect(screen.getByText(newsletterTexts.consent.text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Newsletter e-mail address').disabled).toBe(true);
  expect(asked).toEqual([]);
  await scrollNear();
  expect(asked).toEqual(['newsletter']);
  expect(screen.getByText('Marketing’s form')).toBeTruthy();
  expect(screen.queryByRole('form')).toBeNull();
});

test('nothing is left of it while marketing is away', async () => {
  open(() => Promise.reject(new Error('The remote is down')));
  await scrollNear();
  expect(screen.queryByText('Letters from the workshop')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
