import type { Compiler } from 'webpack';

/**
 * Names the module that a container begins with. Webpack would number it by where the remote lies on disk, so that the same
 * sources were other bytes in another folder, and a release from there would be refused as changed.
 */
export class StableEntryId {
  apply(compiler: Compiler): void {
    const { name } = StableEntryId;
    const { context } = compiler;
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(name, (modules) => {
        for (const module of modules)
          if (module.libIdent({ context })?.startsWith('webpack/container/entry/'))
            compilation.chunkGraph.setModuleId(module, 'entry');
      });
    });
  }
}
