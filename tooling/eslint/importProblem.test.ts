import { importProblem } from './importProblem.mjs';

const problem = (file: string, specifier: string, isType = false) =>
  importProblem({ file, specifier, isType });

describe('importProblem', () => {
  it.each([
    ['mf-catalog/src/home/HomePage.tsx', '../product-card/ProductCard'],
    ['mf-catalog/src/home/HomePage.tsx', '@shop/kernel/routing'],
    ['mf-catalog/src/home/HomePage.tsx', '@shop/ui'],
    ['mf-catalog/src/home/HomePage.tsx', 'styled-components'],
    ['shared-kernel/src/platform/bus.ts', 'rxjs'],
    ['shared-kernel/src/data/bag.ts', '../domain/bag'],
    ['shell/src/server/renderPage.tsx', 'react-router-dom'],
    ['shell/src/createRouter.ts', 'react-router-dom'],
    ['shell/src/server/renderPage.tsx', '../App'],
    ['supabase/tests/quoteOrder.test.ts', '../../shared-kernel/src/domain/pricing.vectors.json'],
    ['supabase-local/src/seedDatabase.ts', '@shop/sample-catalogue/seed'],
    ['eslint.config.mjs', './tooling/eslint/boundaries.mjs'],
    ['tooling/release/buildCommand.ts', '../build/buildShell'],
    ['tooling/release/buildCommand.ts', '@shop/registry/desk'],
    ['shell/src/server/createServer.ts', '@shop/registry/desk'],
    ['kit/src/build/buildRemote.ts', '@shop/registry/desk'],
  ])('%s may import %s', (file, specifier) => {
    expect(problem(file, specifier)).toBeUndefined();
  });

  it.each([
    ['mf-catalog/src/home/HomePage.tsx', 'mf-checkout', 'A remote releases on its own'],
    [
      'mf-catalog/src/home/HomePage.tsx',
      '../../../mf-checkout/src/routes',
      'by a subpath that its package declares',
    ],
    ['mf-catalog/src/home/HomePage.tsx', 'react-router-dom', 'come through <Slot>, routing'],
    [
      'mf-catalog/src/home/HomePage.tsx',
      '@shop/kernel/src/domain/bag',
      'by a subpath that its package declares',
    ],
    ['mf-catalog/src/home/HomePage.tsx', '@shop/kernel', 'by a subpath that its package declares'],
    ['shared-kernel/src/domain/bag.ts', '../data/bag', 'import nothing'],
    ['shared-kernel/src/platform/bus.ts', '../react/useStore', 'how pages are drawn'],
    ['shared-ui/src/ui.ts', '@shop/kernel/domain', 'pixels'],
    ['shell/src/App.tsx', 'mf-catalog/src/routes', 'at run time'],
    ['shell/src/App.tsx', 'rxjs', 'from @shop/kernel'],
    ['supabase-local/src/main.ts', '@shop/kernel/react', 'nothing of the interface'],
    ['sample-catalogue/src/seed.ts', '@shop/supabase/functions', 'know nobody who shows or stores them'],
    ['tooling/build/buildShell.ts', '../release/buildCommand', 'in one order'],
    ['shell/src/entry-client.ts', '@shop/registry/desk', 'at run time'],
    ['registry/src/parseRegistry.ts', './desk/publish', 'needs no page for it'],
    ['mf-catalog/src/routes.ts', '@shop/kit/build', 'releases on its own'],
    ['kit/src/build/buildRemote.ts', '@shop/kernel/react', 'any repository'],
  ])('%s must not import %s', (file, specifier, reason) => {
    expect(problem(file, specifier)).toContain(reason);
  });

  it('lets the platform name a guarded type, which brings no second copy', () => {
    const file = 'shared-kernel/src/platform/createSession.ts';
    expect(problem(file, '@supabase/supabase-js', true)).toBeUndefined();
    expect(problem(file, '@supabase/supabase-js')).toContain('supabase-js');
  });
});
