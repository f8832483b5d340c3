import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgresBinaries } from '@shop/test-databases';

const repository = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'shop-signals-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Where there is none, nothing can be left running.
(findPostgresBinaries() ? test : test.skip).each(['SIGTERM', 'SIGINT'] as const)(
  'a command that is told to end by %s takes its PostgreSQL with it',
  async (signal) => {
    const script = path.join(folder, 'script.ts');
    const from = (file: string) => JSON.stringify(path.join(repository, file));
    writeFileSync(
      script,
      `import { endOnSignals, findPostgresBinaries, startCluster } from ${from('test-databases/src/testDatabases.ts')};
      endOnSignals();
      void startCluster(String(findPostgresBinaries())).then((cluster) => {
        console.log(new URL(cluster.connectionString).searchParams.get('host'));
        setInterval(() => undefined, 1000);
      });`,
    );
    const command = path.join(folder, 'command.ts');
    writeFileSync(
      command,
      `import { runScript } from ${from('tooling/bench/runScript.ts')};
      runScript(${JSON.stringify(script)}, [], {}).catch(() => process.exit(1));`,
    );
    const child = spawn(process.execPath, ['--import', 'tsx', command], {
      cwd: repository,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [cluster] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    expect(existsSync(path.join(cluster, 'data/postmaster.pid'))).toBe(true);
    child.kill(signal);
    expect(await once(child, 'exit')).toEqual([1, null]);
    expect(existsSync(cluster)).toBe(false);
  },
);
