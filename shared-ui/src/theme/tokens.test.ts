import { propertyName, type Token, tokens } from './tokens';

const names = () => (Object.keys(tokens) as Token[]).map((token) => propertyName(token));

afterEach(() => {
  process.env.NODE_ENV = 'test';
});

test('tokens are called by name where somebody reads them', () => {
  expect(names()).toEqual(expect.arrayContaining(['--ink', '--space-16']));
});

test('in production each has a name of its own that is short and like no page’s', () => {
  process.env.NODE_ENV = 'production';
  expect(new Set(names()).size).toBe(names().length);
  expect(names().filter((name) => !/^--[0-9A-Z]{1,2}$/.test(name))).toEqual([]);
});
