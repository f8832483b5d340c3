import { counterpartIn } from './counterpartIn';

function pageOf(html: string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = html;
  return page;
}
const find = (page: Element, selector: string) => page.querySelector<HTMLElement>(selector)!;

const always = () => true;

test('what looks the same is found by its place among others that do', async () => {
  const from = pageOf('<button>Add</button><p></p><button id="it">Add</button><button>Buy</button>');
  const to = pageOf('<button>Add</button><button>Other</button><div><button id="same">Add</button></div>');
  expect((await counterpartIn(from, to, always)(find(from, '#it')))?.id).toBe('same');
});

test('choices are told apart by what they are called and stand for, not by names that are made anew', async () => {
  const choices = (name: string) =>
    ['S', 'M']
      .map((size) => `<label><input type="radio" name="${name}" value="${size}">${size}</label>`)
      .join('');
  const from = pageOf(choices('r1'));
  const to = pageOf(choices('r2'));
  expect(await counterpartIn(from, to, always)(find(from, '[value=M]'))).toBe(find(to, '[value=M]'));
});

test('what says something else by now is not the same', async () => {
  const from = pageOf('<button aria-label="Add to wishlist: Tee"></button>');
  const to = pageOf('<button aria-label="Remove from wishlist: Tee"></button>');
  expect(await counterpartIn(from, to, always)(find(from, 'button'))).toBeUndefined();
});

test('what follows later is waited for', async () => {
  const from = pageOf('<button>Add</button>');
  const to = pageOf('');
  setTimeout(
    () => to.append(document.createElement('p'), find(pageOf('<button>Add</button>'), 'button')),
    50,
  );
  expect(await counterpartIn(from, to, always)(find(from, 'button'))).toBe(find(to, 'button'));
});

test('on another page nothing is found, whatever looks the same there', async () => {
  const from = pageOf('<button>ADD TO BAG</button>');
  const to = pageOf('');
  let isThere = true;
  const finding = counterpartIn(from, to, () => isThere)(find(from, 'button'));
  isThere = false;
  to.append(find(pageOf('<button>ADD TO BAG</button>'), 'button'));
  expect(await finding).toBeUndefined();
});
