import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { namedFolder } from '../workspace/namedFolder';
import { inRepository } from '../workspace/repository';
import { stageKit } from './stageKit';
import { stageLibrary } from './stageLibrary';

/** The packages that teams in other repositories install, by their folder here. */
const packages: [string, (target: string) => Promise<void>][] = [
  ['shared-kernel', (target) => stageLibrary('shared-kernel', target)],
  ['shared-ui', (target) => stageLibrary('shared-ui', target)],
  ['kit', stageKit],
];

/**
 * `npm run pack`: the shop's packages as npm publishes them, staged in `dist/packages/<folder>`, from where Lerna takes
 * them, and packed beside that. With a folder, both go there.
 */
export async function packCommand(args: string[]): Promise<void> {
  const home = path.resolve(namedFolder(args) ?? inRepository('dist/packages'));
  mkdirSync(home, { recursive: true });
  await Promise.all(packages.map(([name, stage]) => stage(path.join(home, name))));
  for (const [name] of packages) {
    const file = execFileSync('npm', ['pack', '--silent', '--pack-destination', home], {
      cwd: path.join(home, name),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    console.log(`  ${path.join(home, file.trim())}`);
  }
}
