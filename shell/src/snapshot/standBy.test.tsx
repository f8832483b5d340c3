import { standBy } from './standBy';

const markup = (chosen: 'S' | 'M') => `
  <label for="email">Email</label><input id="email">
  <input type="radio" name="size" value="S" ${chosen === 'S' ? 'checked' : ''}>
  <input type="radio" name="size" value="M" ${chosen === 'M' ? 'checked' : ''}>`;

const chosenIn = (page: Element) => page.querySelector<HTMLInputElement>('input:checked')?.value;
const labelled = (page: Element) => page.querySelector('label')?.control;
const isHidden = (page: Element) => page.getAttribute('aria-hidden') === 'true';

let place: HTMLElement;
let page: HTMLElement;
beforeEach(() => {
  place = document.createElement('main');
  place.innerHTML = markup('S');
  page = document.createElement('main');
  page.innerHTML = markup('M');
  document.body.replaceChildren(place);
  window.scrollTo = () => undefined;
});

test('two pages with the same names stand side by side, and each means its own', () => {
  standBy(page, place, () => undefined);
  expect([chosenIn(place), chosenIn(page)]).toEqual(['S', 'M']);
  for (const one of [place, page]) expect(labelled(one)).toBe(one.querySelector('input'));
});

test('one of them is heard of, and what leaves comes back as it was', () => {
  const { show } = standBy(page, place, () => undefined);
  expect([isHidden(place), isHidden(page)]).toEqual([false, true]);
  const end = show();
  expect([isHidden(place), isHidden(page)]).toEqual([true, false]);
  end(false);
  expect(isHidden(place)).toBe(false);
  expect(place.hasAttribute('style')).toBe(false);
  expect(page.isConnected).toBe(false);
});

test('one that nobody comes to goes', () => {
  standBy(page, place, () => undefined).drop();
  expect(page.isConnected).toBe(false);
});
