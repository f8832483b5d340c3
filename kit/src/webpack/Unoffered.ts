import webpack, { type Compiler, type Dependency, type Module } from 'webpack';

const tokens = 'Take the tokens of @shop/ui: themes are custom properties.';

/**
 * What the shop has not of the libraries that it brings for everybody, by the package that exports it, and what there is instead:
 * a tenth of the script of each page that no page used (docs/adr/0090).
 */
const unoffered: Record<string, Record<string, string>> = {
  react: {
    ViewTransition: 'Animate by style sheets.',
    addTransitionType: 'Animate by style sheets.',
    useActionState: 'Take useAction of @shop/kernel/react.',
  },
  'react-dom': {
    preconnect: 'The web server names what a page fetches first.',
    prefetchDNS: 'The web server names what a page fetches first.',
    preinit: 'Import what a page needs.',
    preinitModule: 'Import what a page needs.',
    preload: 'Take PageHead of @shop/kernel/react for the first picture of a page.',
    preloadModule: 'Import what a page needs.',
    requestFormReset: 'Take useAction of @shop/kernel/react.',
    useFormState: 'Take useAction of @shop/kernel/react.',
    useFormStatus: 'Take useAction of @shop/kernel/react.',
  },
  'styled-components': {
    createTheme: tokens,
    ThemeConsumer: tokens,
    ThemeContext: tokens,
    ThemeProvider: tokens,
    useTheme: tokens,
    withTheme: tokens,
    ServerStyleSheet: 'The web server collects the rules of a page.',
    StyleSheetManager: 'The web server collects the rules of a page.',
    stylisPluginRSC: 'Pages are rendered by no server components.',
  },
};

/** Refuses a build that uses what the shop has not, be it by name or as a part of the whole. */
export class Unoffered {
  apply(compiler: Compiler): void {
    const { name } = Unoffered;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          if (!isOurs(module)) continue;
          for (const problem of new Set(module.dependencies.flatMap(problemOf))) {
            const error = new webpack.WebpackError(problem);
            error.module = module;
            compilation.errors.push(error);
          }
        }
      });
    });
  }
}

/** Libraries ask whether something is there before they use it. */
const isOurs = (module: Module) => !/[\\/]node_modules[\\/]/.test(module.nameForCondition() ?? '');

function problemOf(dependency: Dependency): string[] {
  const { request, ids } = dependency as { request?: string; ids?: string[] };
  const instead = unoffered[request ?? ''];
  const taken = ids?.find((id) => instead && Object.hasOwn(instead, id));
  return instead && taken ? [`The shop has no ${taken} of '${request}'. ${instead[taken]}`] : [];
}
