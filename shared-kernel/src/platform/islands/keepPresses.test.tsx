import { keepPresses } from './keepPresses';

let isDeaf = true;
const heard = jest.fn<void, [string]>();
let part: HTMLElement;
const press = (id: string) => document.getElementById(id)?.click();
const box = () => document.getElementById('box') as HTMLInputElement;

beforeEach(() => {
  isDeaf = true;
  heard.mockReset();
  part = document.createElement('div');
  part.innerHTML = '<form><button id="send">Send</button></form><input id="box" type="checkbox">';
  document.body.innerHTML = '<button id="outside">Outside</button>';
  document.body.append(part);
});
const listen = () => {
  isDeaf = false;
  part.addEventListener('click', ({ target }) => heard((target as Element).id));
};

test('a button does nothing by itself until the part hears, and is pressed then', () => {
  const sent = jest.fn();
  part.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    sent();
  });
  const kept = keepPresses(part, () => isDeaf);
  press('send');
  press('send');
  expect(sent).not.toHaveBeenCalled();
  listen();
  kept.again();
  expect(heard.mock.calls).toEqual([['send']]);
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([true, false])('a box that was ticked stays so and is told of, set back or not', (isSetBack) => {
  const kept = keepPresses(part, () => isDeaf);
  press('box');
  if (isSetBack) box().checked = false;
  const told = jest.fn<void, [boolean]>();
  box().addEventListener('change', () => told(box().checked));
  kept.again();
  expect(told.mock.calls).toEqual([[true]]);
});

test('presses elsewhere, and those that are heard, are left alone', () => {
  const kept = keepPresses(part, () => isDeaf);
  press('outside');
  isDeaf = false;
  part.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  press('send');
  listen();
  kept.again();
  expect(heard).not.toHaveBeenCalled();
});

test('a key that walks through tabs is pressed again, and one that presses is not', () => {
  const kept = keepPresses(part, () => isDeaf);
  const keys: string[] = [];
  const button = document.getElementById('send');
  for (const key of ['ArrowRight', 'Enter', 'a'])
    button?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  button?.addEventListener('keydown', ({ key }) => keys.push(key));
  kept.again();
  expect(keys).toEqual(['ArrowRight']);
});

test('what was pressed before anybody knew of the part is pressed again, if it was there', () => {
  const earlier: Event[] = [];
  const note = (event: Event) => void earlier.push(event);
  document.addEventListener('click', note, true);
  part.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault());
  press('send');
  press('outside');
  document.removeEventListener('click', note, true);
  const kept = keepPresses(part, () => isDeaf, { earlier });
  listen();
  kept.again();
  expect(heard.mock.calls).toEqual([['send']]);
});

test('a link leads on at once and once; one that opens elsewhere is left to the browser', () => {
  part.innerHTML = '<a id="here" href="/about">About</a><a id="away" href="https://example.org/">Away</a>';
  const led: string[] = [];
  document.body.addEventListener('click', (event) => {
    if (!event.defaultPrevented) led.push((event.target as Element).id);
    event.preventDefault();
  });
  const followed: string[] = [];
  const kept = keepPresses(part, () => isDeaf, { follow: ({ id }) => void followed.push(id) });
  press('here');
  press('away');
  expect(followed).toEqual(['here']);
  expect(led).toEqual(['away']);
  isDeaf = false;
  kept.again();
  expect(followed).toEqual(['here']);
  expect(led).toEqual(['away']);
});

test('a press of a button asks for the code once more', () => {
  const onPress = jest.fn();
  keepPresses(part, () => isDeaf, { onPress });
  press('box');
  press('send');
  press('send');
  expect(onPress).toHaveBeenCalledTimes(2);
});
