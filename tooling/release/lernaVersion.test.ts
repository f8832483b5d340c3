import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { readJson } from '@shop/kit';
import { temporaryFolder } from '@shop/registry/testing';
import { inRepository } from '../workspace/repository';

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  dependencies?: Record<string, string>;
}

const folder = temporaryFolder();
const inClone = (...segments: string[]) => path.join(folder, ...segments);
const packages = readdirSync(inRepository()).filter((name) => existsSync(inRepository(name, 'package.json')));
const manifestsOf = (within: (...segments: string[]) => string) =>
  packages.map((name) => readJson<Manifest>(within(name, 'package.json')));

/** What `lerna version` reads of this repository, as a repository of its own without any tag. */
function prepare(): void {
  for (const file of ['package.json', 'lerna.json', 'nx.json', '.gitignore'])
    cpSync(inRepository(file), inClone(file));
  for (const name of packages) {
    mkdirSync(inClone(name));
    cpSync(inRepository(name, 'package.json'), inClone(name, 'package.json'));
  }
  for (const file of ['titleChangelog.mjs', 'titled.mjs'])
    cpSync(inRepository('tooling/release', file), inClone('tooling/release', file));
  for (const { name } of manifestsOf(inRepository).filter((manifest) => !manifest.private)) {
    const home = packages.find(
      (each) => readJson<Manifest>(inRepository(each, 'package.json')).name === name,
    );
    writeFileSync(inClone(home ?? '', 'CHANGELOG.md'), '# Changes\n\n## Unreleased\n\n- Something new.\n');
  }
  symlinkSync(inRepository('node_modules'), inClone('node_modules'));
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Begin');
}

const env = {
  ...process.env,
  NX_DAEMON: 'false',
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@shop.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@shop.example',
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });

test('versions the shared packages alone, with their changelogs, and rewrites no contract of a remote', () => {
  prepare();
  const before = manifestsOf(inClone);
  execFileSync('npx', ['lerna', 'version', 'minor', '--yes'], { cwd: folder, env, stdio: 'pipe' });

  const after = manifestsOf(inClone);
  const raised = after.filter(({ version }, index) => version !== before[index]?.version);
  expect(raised.map(({ name }) => name).sort()).toEqual(['@shop/kernel', '@shop/kit', '@shop/ui']);
  const contracts = (manifests: Manifest[]) =>
    manifests
      .filter((manifest) => manifest.private)
      .map(({ name, dependencies }) => ({ name, dependencies }));
  expect(contracts(after)).toEqual(contracts(before));
  expect(contracts(after).map(({ name }) => name)).toContain('mf-catalog');
  const kernel = after.find(({ name }) => name === '@shop/kernel');
  expect(readFileSync(inClone('shared-kernel/CHANGELOG.md'), 'utf8')).toBe(
    `# Changes\n\n## Unreleased\n\n## ${kernel?.version}\n\n- Something new.\n`,
  );
  expect(git('status', '--porcelain')).toBe('');
  expect(git('tag').trim().split('\n')).toContain(`@shop/kernel@${kernel?.version}`);
});
