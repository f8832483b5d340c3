import { publishedDependencies } from './publishedDependencies';

const kernel = { name: '@shop/kernel', dependencies: { react: '19.3.1', rxjs: '7.8.2' } };

test('what a page has one copy of comes from whoever installs the package, the rest with it', () => {
  expect(publishedDependencies(kernel, ['react', 'rxjs'])).toEqual({
    dependencies: { rxjs: '7.8.2' },
    peerDependencies: { react: '^19.3.1' },
    peerDependenciesMeta: {},
  });
});

test('what only tests need is asked of those who write any', () => {
  const { dependencies, peerDependencies, peerDependenciesMeta } = publishedDependencies(kernel, [
    '@testing-library/react',
  ]);
  expect(Object.keys(dependencies)).toEqual(['rxjs']);
  expect(Object.keys(peerDependencies)).toEqual(['react', '@testing-library/react']);
  expect(peerDependenciesMeta).toEqual({ '@testing-library/react': { optional: true } });
});

test('a library that nobody declared is refused', () => {
  expect(() => publishedDependencies(kernel, ['left-pad'])).toThrow(
    '@shop/kernel imports left-pad, which its package.json does not name.',
  );
});
