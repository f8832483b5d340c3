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

test('one that is gone is told', () => {
  expect(() => empty(['handleFetcher'])).toThrow('/router.mjs has no function handleFetcher any more.');
});

test('files without any of it stay as they are', () => {
  expect(empty(['handleAction'], 'export {}')).toBe('export {}');
});
