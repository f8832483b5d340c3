import writtenTokens from './writtenTokens.mjs';

const values = { 'color.ink': 'var(--5)', 'space.8': 'var(--W)' };
const write = (source: string) =>
  writtenTokens.call({ getOptions: () => ({ values }), resourcePath: '/Row.tsx' }, source);

test('tokens are written where rules name them, and what depends on props stays', () => {
  const source =
    "css`color: ${s('color.ink')}; padding: 0 calc(-1 * ${s('space.8')}) ${({ $gap }) => s($gap)};`";
  expect(write(source)).toBe(
    'css`color: var(--5); padding: 0 calc(-1 * var(--W)) ${({ $gap }) => s($gap)};`',
  );
});

test('outside of templates they stay calls', () => {
  expect(write("const ink = s('color.ink');")).toBe("const ink = s('color.ink');");
});

test('a token that there is not is told', () => {
  expect(() => write("css`color: ${s('color.sky')}`")).toThrow('/Row.tsx names no token of ours: color.sky');
});
