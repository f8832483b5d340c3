import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Exposed } from '@shop/registry';
import { runWebpack } from '../build/runWebpack';
import type { RemoteProject } from '../project/readProject';
import { baseConfig } from '../webpack/baseConfig';
import { exposedModules } from '../webpack/remoteConfig';

const load = createRequire(import.meta.url);

/** Loads what a remote exposes, with the shared packages that it has installed. Rejects when that throws. */
export async function loadExposed({ folder, manifest }: RemoteProject): Promise<Exposed> {
  const output = mkdtempSync(path.join(tmpdir(), 'shop-check-'));
  try {
    const base = baseConfig(folder, 'development');
    const modules = exposedModules(folder);
    await runWebpack({
      ...base,
      name: `${manifest.name} checked`,
      devtool: false,
      target: 'node20',
      entry: Object.fromEntries(modules.map((module) => [module, `./src/${module}`])),
      output: { path: output, filename: '[name].cjs', library: { type: 'commonjs-module' } },
    });
    const parts = modules.map((module) => load(path.join(output, `${module}.cjs`)) as Partial<Exposed>);
    const { routes, slots = {} }: Partial<Exposed> = Object.assign({}, ...parts);
    if (!Array.isArray(routes)) throw new Error(`${manifest.name} exposes no routes.`);
    return { routes, slots };
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}
