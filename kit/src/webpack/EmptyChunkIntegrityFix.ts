import type { Chunk, Compilation, Compiler } from 'webpack';

const isScript = (name: string) => name.endsWith('.js');

/**
 * webpack-subresource-integrity 5.1 leaves placeholders for chunks that emit no file, such as those of
 * modules taken from the shell, and then fails the build over them. This drops those placeholders.
 */
export class EmptyChunkIntegrityFix {
  apply(compiler: Compiler): void {
    const name = EmptyChunkIntegrityFix.name;
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      // Just before the integrity plugin replaces the placeholders that are left.
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE - 10;
      compilation.hooks.processAssets.tap({ name, stage }, () => dropPlaceholders(compiler, compilation));
    });
  }
}

function dropPlaceholders(compiler: Compiler, compilation: Compilation): void {
  const empty = [...compilation.chunks].filter(emitsNoScript).map(({ id }) => String(id));
  if (empty.length === 0) return;
  const placeholder = placeholderOf(empty);
  for (const { name, source } of compilation.getAssets()) {
    if (!isScript(name)) continue;
    const replaced = new compiler.webpack.sources.ReplaceSource(source);
    for (const match of source.source().toString().matchAll(placeholder)) {
      replaced.replace(match.index, match.index + match[0].length - 1, '');
    }
    compilation.updateAsset(name, replaced);
  }
}

/** Of these chunks alone: the key of chunk 1138 ends in that of chunk 138. */
export const placeholderOf = (ids: readonly string[]): RegExp =>
  new RegExp(`(?<=[{,])"?(?:${ids.join('|')})"?:"\\*-\\*-\\*-CHUNK-SRI-HASH-[^"]+",?`, 'g');

const emitsNoScript = (chunk: Chunk) => ![...chunk.files].some(isScript);
