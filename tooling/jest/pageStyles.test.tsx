afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

/** An element with a style sheet of the page. */
function show(markup: string, css: string) {
  document.head.innerHTML = `<style>${css}</style>`;
  document.body.innerHTML = markup;
  const [sheet] = document.styleSheets;
  const element = document.querySelector('#it');
  if (!sheet || !element) throw new Error('The page has neither');
  return { sheet, element };
}

test('an element has the style of the page as it is now', () => {
  const { element } = show(
    '<ul class="list"><li id="it">One</li></ul>',
    '.off { display: none } .list.dim > li { visibility: hidden } .list:has(b) li { display: flex }',
  );
  const display = () => getComputedStyle(element).display;
  expect(display()).toBe('list-item');
  element.className = 'off';
  expect(display()).toBe('none');
  element.className = '';
  expect(display()).toBe('list-item');
  element.innerHTML = '<b>One</b>';
  expect(display()).toBe('flex');
  expect(getComputedStyle(element).visibility).toBe('visible');
  element.parentElement?.classList.add('dim');
  expect(getComputedStyle(element).visibility).toBe('hidden');
});

test('rules count in their order, those for screens among them, and the element’s own style last', () => {
  const { sheet, element } = show(
    '<p id="it" class="a">One</p>',
    '@media screen { p { display: flex } } @media print { p { display: none } } .a { display: grid }',
  );
  expect(getComputedStyle(element).display).toBe('grid');
  sheet.insertRule('#it { display: inline }', sheet.cssRules.length);
  element.setAttribute('title', 'changed');
  expect(getComputedStyle(element).display).toBe('inline');
  sheet.deleteRule(sheet.cssRules.length - 1);
  sheet.insertRule('.b { display: table }', sheet.cssRules.length);
  element.className = 'a b';
  expect(getComputedStyle(element).display).toBe('table');
  element.setAttribute('style', 'display: block; --part: 0.5');
  expect(getComputedStyle(element).display).toBe('block');
  expect(getComputedStyle(element).getPropertyValue('--part')).toBe('0.5');
});

test('what is not in the page inherits from where it is', () => {
  const one = document.createElement('div');
  const other = document.createElement('div');
  one.style.visibility = 'hidden';
  const child = document.createElement('i');
  one.append(child);
  expect(getComputedStyle(child).visibility).toBe('hidden');
  other.append(child);
  expect(getComputedStyle(child).visibility).toBe('visible');
});
