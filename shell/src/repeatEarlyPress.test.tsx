import { fireEvent } from '@testing-library/react';
import { repeatEarlyPress } from './repeatEarlyPress';

function setUp() {
  document.body.innerHTML =
    '<main><button><b>Profile</b></button><button>Menu</button><a href="#x">Link</a></main>';
  const presses: string[] = [];
  const main = document.querySelector('main')!;
  const comeAlive = repeatEarlyPress(main);
  const listen = () =>
    main.addEventListener('click', ({ target }) => presses.push((target as Element).textContent ?? ''));
  return { presses, comeAlive, listen, at: (selector: string) => document.querySelector(selector)! };
}

test('the last button that was pressed early is pressed again, once', () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('button + button'));
  fireEvent.click(at('b'));
  listen();
  comeAlive()();
  fireEvent.click(at('button + button'));
  expect(presses).toEqual(['Profile', 'Menu']);
});

test('a link that was followed since is no button', () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  fireEvent.click(at('a'));
  listen();
  comeAlive()();
  expect(presses).toEqual([]);
});

test('a button that went away is left alone', () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  listen();
  at('button').remove();
  comeAlive()();
  expect(presses).toEqual([]);
});
