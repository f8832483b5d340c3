/**
 * `npm run bench -- releases`: seconds and seconds of processor time of a release, its way back, the end of a trial that
 * fails and a kill, and how many requests of visitors failed meanwhile (target: none).
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { readLive } from '@shop/registry/desk';
import { startTestBackend } from '@shop/supabase-local/testing';
import { ask, copyBuild, startWebServer } from '../journeys/shell/webServer';
import { childrensCpu } from './processTree';

const repository = path.resolve(import.meta.dirname, '../..');
const remote = 'mf-marketing';
const page = '/about';
const run = promisify(execFile);

const backend = await startTestBackend({ engine: 'pglite' });
const build = await copyBuild();
const server = await startWebServer({
  BUILD_FOLDER: build.folder,
  SUPABASE_URL: backend.url,
  SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
  SHOP_SERVER_TOKEN: backend.serverToken,
});
const home = await mkdtemp(path.join(tmpdir(), 'shop-bench-'));
const visitors = startVisitors(server.url);
const rows: Record<string, Row> = {};

interface Row {
  /** Of the command, from its call to its end. */
  seconds?: number;
  'CPU seconds'?: number;
  /** From the command's end until a visitor gets what it was for. */
  'seen after (s)'?: number;
  requests: number;
  failed: number;
}

try {
  const folder = await copyRemote();
  const first = liveVersion();
  await rewrite(folder, 'About our tailors');
  await measure(
    'release',
    () => command(folder, 'release'),
    () => shows('About our tailors'),
  );
  await measure(
    'roll back',
    () => command(folder, 'rollback'),
    () => shows('About Us'),
  );
  await rewrite(folder, 'About our looms');
  await measure('trial of 50 %', () => command(folder, 'release', '--share', '50'), isOnTrial);
  await measure('end of a failing trial', failVisits, async () => !(await isOnTrial()));
  await rewrite(folder, 'About our dyers');
  await measure(
    'release',
    () => command(folder, 'release'),
    () => shows('About our dyers'),
  );
  await measure(
    'kill',
    () => command(folder, 'kill'),
    async () => (await versionShown()) === first,
  );
  console.table(rows);
} finally {
  await visitors.stop();
  await server.stop();
  await backend.stop();
  await Promise.all([build.remove(), rm(home, { recursive: true })]);
}

/** The remote in a folder of its own, with the packages of this repository. */
async function copyRemote(): Promise<string> {
  const folder = path.join(home, remote);
  await cp(path.join(repository, remote), folder, { recursive: true });
  await symlink(path.join(repository, 'node_modules'), path.join(home, 'node_modules'));
  return folder;
}

async function rewrite(folder: string, title: string): Promise<void> {
  const file = path.join(folder, 'src/about/AboutPage.tsx');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/title="About [^"]*"/, `title="${title}"`));
}

async function command(folder: string, ...words: string[]): Promise<void> {
  await run(
    process.execPath,
    [path.join(repository, 'kit/bin/shop-remote.mjs'), ...words, '--to', build.folder],
    {
      cwd: folder,
    },
  );
}

async function measure(
  name: string,
  act: () => Promise<void>,
  isSeen: () => Promise<boolean>,
): Promise<void> {
  const before = { at: performance.now(), cpu: childrensCpu(), ...visitors.counts() };
  await act();
  const acted = performance.now();
  while (!(await isSeen())) await pause(20);
  const seen = performance.now();
  const { requests, failed } = visitors.counts();
  rows[rows[name] ? `${name} again` : name] = {
    seconds: rounded((acted - before.at) / 1000),
    'CPU seconds': rounded(childrensCpu() - before.cpu),
    'seen after (s)': rounded((seen - acted) / 1000),
    requests: requests - before.requests,
    failed: failed - before.failed,
  };
}

/** What browsers of both arms tell: every visit of the tried version fails. */
async function failVisits(): Promise<void> {
  const { remotes, trials } = readLive(build.folder);
  const versions = { live: remotes, tried: trials.map(({ entry }) => entry) };
  for (const [arm, entries] of Object.entries(versions)) {
    const version = entries.find(({ name }) => name === remote)?.version ?? '';
    const entry = { version: `${remote}@${version}`, page: `${remote}/about`, views: 1, visit: 'begun' };
    const failed = { errors: 1, failure: 'first' };
    for (let visit = 0; visit < 20; visit += 1)
      await fetch(`${server.url}/vitals`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain', origin: server.url },
        body: JSON.stringify({ entries: [{ ...entry, ...(arm === 'tried' ? failed : {}) }] }),
      });
  }
}

async function shows(title: string): Promise<boolean> {
  const { text } = await ask(server.url, `${page}?n=${Date.now()}`);
  return text.includes(`>${title}<`);
}

function liveVersion(): string | undefined {
  return readLive(build.folder).remotes.find(({ name }) => name === remote)?.version;
}

async function isOnTrial(): Promise<boolean> {
  const seen = new Set<string | undefined>();
  for (let number = 0; number < 20; number += 1) seen.add(await versionShown(number));
  return seen.size > 1;
}

async function versionShown(number = 0): Promise<string | undefined> {
  const { text } = await ask(server.url, `${page}?n=${Date.now()}`, {
    headers: { cookie: `visitor-number=${number}` },
  });
  return new RegExp(`/remotes/${remote}/([^/]+)/remoteEntry`).exec(text)?.[1];
}

/** Four people who open one page after another, and what the pages name. */
function startVisitors(url: string) {
  const pages = ['/', '/about', '/cart', '/contact', '/category/women'];
  let [requests, failed, isOver] = [0, 0, false];
  const get = async (address: string) => {
    requests += 1;
    try {
      const answer = await ask(url, address);
      if (answer.status >= 400) failed += 1;
      return answer.text;
    } catch {
      failed += 1;
      return '';
    }
  };
  const visit = async (turn: number) => {
    while (!isOver) {
      const text = await get(`${pages[(turn += 1) % pages.length]}?n=${turn % 50}`);
      const [script] = /\/remotes\/[^"]+\/remoteEntry\.js/.exec(text) ?? [];
      if (script) await get(script);
      await pause(50);
    }
  };
  const people = Promise.all([0, 1, 2, 3].map(visit));
  return {
    counts: () => ({ requests, failed }),
    stop: async () => {
      isOver = true;
      await people;
    },
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
