import type { Compiler } from 'webpack';

/** Tells Node that the built files are CommonJS, which the repository's own package.json denies. */
export class CommonJsFolder {
  apply(compiler: Compiler): void {
    const { name } = CommonJsFolder;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name, stage }, () => {
        const description = new compiler.webpack.sources.RawSource('{ "type": "commonjs" }\n');
        compilation.emitAsset('package.json', description);
      });
    });
  }
}
