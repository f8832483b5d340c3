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
const empty = (names: string[], text = source) =>
  unreachedFunctions.call(
    { getOptions: () => ({ names, file: 'function createRouter(' }), resourcePath: '/router.mjs' },
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

test('one that is gone is told', () => {
  expect(() => empty(['handleFetcher'])).toThrow('/router.mjs has no function handleFetcher any more.');
});

test('files without any of it stay as they are', () => {
  expect(empty(['handleAction'], 'export {}')).toBe('export {}');
});
