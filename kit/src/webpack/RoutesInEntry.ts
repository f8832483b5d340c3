import type { Compiler } from 'webpack';

interface Scripts {
  entry: string;
  /** The script of the exposed routes, which every visitor of the remote needs next. */
  routes: string;
}

/**
 * Puts the exposed routes behind the entry, as they are: webpack registers a chunk wherever it comes from, and a few hundred
 * bytes are no request of their own. As one chunk they could not be built, as an entry may take nothing from the shell.
 */
export class RoutesInEntry {
  constructor(private readonly scripts: Scripts) {}

  apply(compiler: Compiler): void {
    const { name } = RoutesInEntry;
    const { entry, routes } = this.scripts;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_COMPATIBILITY;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const behind = compilation.getAsset(routes)?.source;
        if (!behind) return;
        compilation.updateAsset(
          entry,
          (source) => new compiler.webpack.sources.ConcatSource(source, ';\n', behind),
        );
        compilation.deleteAsset(routes);
      });
    });
  }
}
