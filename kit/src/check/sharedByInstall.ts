import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWebpack } from '../build/runWebpack';
import { readJson } from '../project/readJson';
import type { RemoteProject } from '../project/readProject';
import { baseConfig } from '../webpack/baseConfig';
import { consumedModules, packageOf } from '../webpack/sharedModules';

/** Modules by name, as the federation runtime shares them. */
export type SharedByInstall = Record<
  string,
  {
    version: string;
    scope: string;
    shareConfig: { singleton: boolean; requiredVersion: string };
    lib: () => unknown;
  }
>;

/** What a shell would bring to a remote, built from the packages that the remote has installed. */
export async function sharedByInstall(project: RemoteProject): Promise<SharedByInstall> {
  const output = mkdtempSync(path.join(tmpdir(), 'shop-check-'));
  try {
    return await buildShared(project, output);
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

async function buildShared({ folder, manifest }: RemoteProject, output: string): Promise<SharedByInstall> {
  const load = createRequire(path.join(folder, 'package.json'));
  const modules = Object.keys(consumedModules(manifest.contract));
  const entry = path.join(output, 'shared.js');
  writeFileSync(
    entry,
    modules.map((name, index) => `import * as m${index} from '${name}';\nexport { m${index} };\n`).join(''),
  );
  const base = baseConfig(folder, 'development');
  await runWebpack({
    ...base,
    name: `What ${manifest.name} takes from a shell`,
    devtool: false,
    target: 'node20',
    entry,
    resolve: { ...base.resolve, modules: ['node_modules', ...(load.resolve.paths('react') ?? [])] },
    output: { path: output, filename: 'shared.cjs', library: { type: 'commonjs-module' } },
  });
  const built = load(path.join(output, 'shared.cjs')) as Record<string, unknown>;
  return Object.fromEntries(
    modules.map((name, index) => {
      const { version } = readJson<{ version: string }>(load.resolve(`${packageOf(name)}/package.json`));
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      return [name, { version, scope: 'default', shareConfig, lib: () => built[`m${index}`] }];
    }),
  );
}
