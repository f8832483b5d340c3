import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '@shop/registry/desk';
import { inRepository } from '../workspace/repository';

/** Writes the types of a package's entries, and of what they import, to `target`. Throws with the compiler's words. */
export function writeTypes(folder: string, sources: string[], target: string): void {
  const configFile = `${target}.tsconfig.json`;
  writeWhole(configFile, {
    extends: inRepository('tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: inRepository(folder, 'src'),
      outDir: target,
      typeRoots: [inRepository('node_modules/@types')],
    },
    files: sources.map((source) => inRepository(folder, source)),
    include: [],
  });
  execFileSync('npx', ['tsc', '-p', configFile], {
    cwd: inRepository(),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  nameFiles(target);
}

/** Node finds no file by a name without its ending, which our sources leave to the bundler. */
function nameFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('.d.ts')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2'));
  }
}
