import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { temporaryFolder } from '@shop/registry/testing';
import { lastRelease } from './lastRelease';

const folder = temporaryFolder();
beforeEach(() => {
  rmSync(path.join(folder, '.git'), { recursive: true, force: true });
  git('init', '--quiet');
});

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** A commit with the kernel's version, what a remote asks for, and another file. Gives its id. */
function commit(version: string, asks: string, other = ''): string {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  write('shared-kernel/package.json', JSON.stringify({ name: '@shop/kernel', version, other }, null, 2));
  write('mf-a/remote.json', JSON.stringify({ name: 'mf-a', contract: { '@shop/kernel': asks } }));
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '-m', `${version} ${asks}`);
  return git('rev-parse', 'HEAD');
}

test('the last release is the commit before the one that raised the kernel', () => {
  commit('0.4.1', '^0.4.0');
  commit('0.4.2', '^0.4.0');
  const before = commit('0.4.2', '^0.4.2', 'something');
  commit('0.4.3', '^0.4.3');
  commit('0.4.3', '^0.4.3', 'something else');
  expect(lastRelease(folder)).toBe(before);
});

test('a contract that was raised later stays out of it, for it belongs to the release of now', () => {
  const before = commit('0.4.2', '^0.4.2');
  commit('0.4.3', '^0.4.2');
  commit('0.4.3', '^0.4.3');
  expect(lastRelease(folder)).toBe(before);
});

test('a version that is raised and not committed yet makes a release of what is', () => {
  commit('0.4.2', '^0.4.2');
  const last = commit('0.4.2', '^0.4.2', 'something');
  writeFileSync(path.join(folder, 'shared-kernel/package.json'), '{\n  "version": "0.4.3"\n}');
  expect(lastRelease(folder)).toBe(last);
});

test('a tag of an earlier commit is asked first, and one of now is no release of before', () => {
  commit('0.4.1', '^0.4.1');
  const tagged = commit('0.4.2', '^0.4.2');
  git('tag', 'v0.4.2');
  commit('0.4.3', '^0.4.3');
  git('tag', 'v0.4.3');
  expect(lastRelease(folder)).toBe(tagged);
});

test('a shallow clone says loudly that it cannot know', () => {
  commit('0.4.2', '^0.4.2');
  commit('0.4.3', '^0.4.3');
  commit('0.4.3', '^0.4.3', 'something');
  const shallow = path.join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '2', pathToFileURL(folder).href, shallow);
  expect(() => lastRelease(shallow)).toThrow(/This clone is shallow.*git fetch --unshallow/);
});

test('a history with one version has no release before it, and says so', () => {
  commit('0.1.0', '^0.1.0');
  expect(() => lastRelease(folder)).toThrow(/has had one version/);
});
