import unreachedFunctions from './unreachedFunctions.mjs';

const source = `
function createRouter(init) {
  async function handleAction(request, {
    opts
  }) {
    if (request) {
      return opts;
    }
  }
  function navigate() {
    return handleAction();
  }
}
`;
const empty = (names: string[], text = source, idle = false) =>
  unreachedFunctions.call(
    { getOptions: () => ({ names, file: 'function createRouter(', idle }), resourcePath: '/router.mjs' },
    text,
  );

test('a function that is never reached says so, and the others stay as they are', () => {
  expect(empty(['handleAction'])).toBe(`
function createRouter(init) {
  async function handleAction() { throw new Error("handleAction is not part of this build"); }
  function navigate() {
    return handleAction();
  }
}
`);
});

test('a function that its module exports is emptied as well, however its brackets stand', () => {
  const text = `
function createRouter(
export function prefixer (element) {
	if (element)
		return element
}
`;
  expect(empty(['prefixer'], text, true)).toBe(`
function createRouter(
export function prefixer () { return null; }
`);
});

test('a method is emptied as well, and a call of it stays', () => {
  const text = `
function createRouter(
var Handler = class {
\tasync preload(options) {
\t\tif (options) {
\t\t\tpreload(options);
\t\t}
\t}
\tload(name) {
\t\treturn this.preload(name);
\t}
};
`;
  expect(empty(['preload'], text)).toBe(`
function createRouter(
var Handler = class {
\tasync preload() { throw new Error("preload is not part of this build"); }
\tload(name) {
\t\treturn this.preload(name);
\t}
};
`);
});

test('what is called with nothing to do gives nothing, a method that is put on a prototype as well', () => {
  const text = `
function createRouter(
function walk$1(
  tree
) {
  if (tree) {
    walk(tree);
  }
}
Tree.prototype.walk = function (
  tree
) {
  walk$1(tree);
};
`;
  expect(empty(['walk$1', 'Tree.prototype.walk'], text, true)).toBe(`
function createRouter(
function walk$1() { return null; }
Tree.prototype.walk = function () { return null; };
`);
});

test('one that is gone is told', () => {
  expect(() => empty(['handleFetcher'])).toThrow('/router.mjs has no function handleFetcher any more.');
});

test('files without any of it stay as they are', () => {
  expect(empty(['handleAction'], 'export {}')).toBe('export {}');
});
