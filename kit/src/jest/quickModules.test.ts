import vm from 'node:vm';

// The environment of this very test has replaced it.
const compile = (code: string) => vm.compileFunction(code, ['given'], { filename: '/of-a-test.js' });

test('what was compiled before is compiled from its cache, and is another function', () => {
  const first = compile('return { given, text: "one" }');
  const second = compile('return { given, text: "one" }');
  expect((second as { cachedDataRejected?: boolean }).cachedDataRejected).toBe(false);
  expect([first(1), second(2)]).toEqual([
    { given: 1, text: 'one' },
    { given: 2, text: 'one' },
  ]);
});

test('code that has changed is compiled anew', () => {
  expect(compile('return "before"')()).toBe('before');
  expect(compile('return "after"')()).toBe('after');
});
