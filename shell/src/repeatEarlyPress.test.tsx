import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { earlyListener } from './earlyPresses';
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

test('buttons that were pressed early are pressed again, each once, in their order', async () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  fireEvent.click(at('button + button'));
  fireEvent.click(at('b'));
  listen();
  const pressAgain = comeAlive();
  fireEvent.click(at('button + button'));
  expect(presses).toEqual(['Menu']);
  await pressAgain();
  expect(presses).toEqual(['Menu', 'Profile', 'Menu']);
});

test('a button behind what an earlier one opened is left alone', async () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  fireEvent.click(at('button + button'));
  listen();
  at('main').addEventListener('click', () => at('button + button').setAttribute('inert', ''), { once: true });
  await comeAlive()();
  expect(presses).toEqual(['Profile']);
});

test('a link that was followed since is no button', () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  fireEvent.click(at('a'));
  listen();
  void comeAlive()();
  expect(presses).toEqual([]);
});

test('a button that went away is left alone', () => {
  const { presses, comeAlive, listen, at } = setUp();
  fireEvent.click(at('b'));
  listen();
  at('button').remove();
  void comeAlive()();
  expect(presses).toEqual([]);
});

test('what is pressed before any script has come is pressed again', async () => {
  setUp();
  new Function(earlyListener)();
  fireEvent.click(document.querySelector('b')!);
  const presses: string[] = [];
  const main = document.querySelector('main')!;
  const comeAlive = repeatEarlyPress(main);
  main.addEventListener('click', ({ target }) => presses.push((target as Element).textContent ?? ''));
  await comeAlive()();
  expect(presses).toEqual(['Profile']);
  fireEvent.click(document.querySelector('button + button')!);
  await repeatEarlyPress(main)()();
  expect(presses).toEqual(['Profile', 'Menu']);
});

describe('a button that is pressed before the page is alive', () => {
  const load = () => {
    document.body.innerHTML =
      '<main><button>Add</button><a href="/cart">Bag</a><a href="https://elsewhere.example">Elsewhere</a></main>';
    new Function(earlyListener)();
    const presses: string[] = [];
    const main = document.querySelector('main')!;
    return { main, presses, bag: screen.getByText('Bag'), add: screen.getByText('Add') };
  };
  const comeAlive = async ({ main, presses }: ReturnType<typeof load>) => {
    const pressAgain = repeatEarlyPress(main)();
    main.addEventListener('click', (event) => {
      event.preventDefault();
      presses.push((event.target as Element).textContent ?? '');
    });
    await pressAgain();
  };

  test('shows that it waits, until it is pressed again', async () => {
    const page = load();
    fireEvent.click(page.add);
    expect(screen.getByRole('button', { name: 'Add', busy: true })).toBeTruthy();
    await comeAlive(page);
    expect(screen.getByRole('button', { name: 'Add', busy: false })).toBeTruthy();
    expect(page.presses).toEqual(['Add']);
  });

  test('goes before the link that is followed next, which waits as well', async () => {
    const page = load();
    fireEvent.click(page.add);
    // False where its default was prevented.
    expect(fireEvent.click(page.bag)).toBe(false);
    await comeAlive(page);
    expect(page.presses).toEqual(['Add', 'Bag']);
    expect(page.bag.hasAttribute('aria-busy')).toBe(false);
  });

  test('keeps nobody who presses the link again, opens it in another tab or leaves the shop', () => {
    const { add, bag } = load();
    expect(fireEvent.click(bag)).toBe(true);
    fireEvent.click(add);
    expect(fireEvent.click(bag, { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(screen.getByText('Elsewhere'))).toBe(true);
    expect(fireEvent.click(bag)).toBe(false);
    expect(fireEvent.click(bag)).toBe(true);
  });
});

test('a form that only a script can send stays as it is until somebody listens, and is sent then', () => {
  document.body.innerHTML =
    '<main><form><button>Add</button></form><form action="/search"><button>Search</button></form></main>';
  new Function(earlyListener)();
  const main = document.querySelector('main')!;
  const [own, native] = main.querySelectorAll('form');
  // False where its default was prevented.
  expect(fireEvent.submit(own!)).toBe(false);
  expect(fireEvent.submit(native!)).toBe(true);
  const pressAgain = repeatEarlyPress(main)();
  expect(fireEvent.submit(own!)).toBe(false);
  void pressAgain();
  expect(fireEvent.submit(own!)).toBe(true);
});

function Sizes() {
  const [size, setSize] = useState('S');
  return (
    <form>
      {['S', 'M', 'L'].map((value) => (
        <label key={value}>
          <input type="radio" name="size" checked={size === value} onChange={() => setSize(value)} />
          {value}
        </label>
      ))}
      <output>{size}</output>
    </form>
  );
}

test('what was chosen early is chosen, and the button pressed with it', async () => {
  const html = renderToString(<Sizes />);
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = html;
  new Function(earlyListener)();
  await userEvent.click(screen.getByText('M'));
  await userEvent.click(screen.getByText('L'));
  const pressAgain = repeatEarlyPress(main)();
  render(<Sizes />, { container: main, hydrate: true });
  expect(screen.getByRole('status').textContent).toBe('S');
  await act(pressAgain);
  expect(screen.getByRole('status').textContent).toBe('L');
  expect(screen.getByRole('radio', { name: 'L', checked: true })).toBeTruthy();
});

function Letter() {
  const [orders, setOrders] = useState(20);
  const [words, setWords] = useState('');
  return (
    <form>
      <input
        aria-label="orders"
        type="range"
        value={orders}
        onChange={(e) => setOrders(Number(e.target.value))}
      />
      <textarea aria-label="words" value={words} onChange={(e) => setWords(e.target.value)} />
      <output>
        {orders} {words}
      </output>
    </form>
  );
}

test.each([
  ['before any script has come', 'none'],
  ['while nobody listens', 'first'],
])('what was written %s is heard', async (_, scripts) => {
  const main = document.body.appendChild(document.createElement('main'));
  main.innerHTML = renderToString(<Letter />);
  let comeAlive = scripts === 'first' ? repeatEarlyPress(main) : undefined;
  fireEvent.input(main.querySelector('input')!, { target: { value: '50' } });
  fireEvent.input(main.querySelector('textarea')!, { target: { value: 'Two saris' } });
  comeAlive ??= repeatEarlyPress(main);
  const repeat = comeAlive();
  render(<Letter />, { container: main, hydrate: true });
  await act(repeat);
  expect(main.querySelector('output')!.textContent).toBe('50 Two saris');
  expect(main.querySelector('input')!.value).toBe('50');
  expect(main.querySelector('textarea')!.value).toBe('Two saris');
});
