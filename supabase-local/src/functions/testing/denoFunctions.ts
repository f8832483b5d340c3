import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { edgeFunctions } from '@shop/supabase/functions';
import { findVendorTool, freePort } from '@shop/test-databases';
import { repositoryDir } from '../../folders';
import type { LocalKeys } from '../../localKeys';
import type { TestBackend } from '../../testing/testBackend';

const sources = join(repositoryDir, 'supabase/functions');
const run = promisify(execFile);

/** What the sources are compiled with: Deno's own library, and imports without endings, which the bundler resolves. */
const settings = {
  unstable: ['sloppy-imports'],
  nodeModulesDir: 'manual',
  compilerOptions: { lib: ['deno.window', 'esnext'], noUncheckedIndexedAccess: true },
};

export interface DenoFunctions {
  /** Checks the types of all functions; rejects with what is wrong. */
  check(): Promise<void>;
  /** Runs a function's bundle, as a hosted project does, for as long as `ask` takes; gives its address. */
  serve<Result>(name: string, ask: (url: string) => Promise<Result>): Promise<Result>;
  remove(): void;
}

/** Bundles the functions by the guide's own command; `undefined` where Deno is not installed. */
export async function bundleForDeno(backend: TestBackend): Promise<DenoFunctions | undefined> {
  const program = findVendorTool('deno');
  if (!program) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'shop-deno-'));
  const guide = readFileSync(join(sources, 'README.md'), 'utf8');
  const [command = ''] = /^npx esbuild .*$/m.exec(guide) ?? [];
  const bundle = command.replace('--outdir=dist/functions', `--outdir=${folder}`);
  await run('sh', ['-c', `${bundle} --log-level=warning`], { cwd: repositoryDir });
  writeFileSync(join(folder, 'deno.json'), JSON.stringify(settings));

  const env = { PATH: process.env.PATH, HOME: folder, DENO_DIR: join(folder, 'deno'), NO_COLOR: '1' };
  return {
    check: async () => {
      const entries = Object.keys(edgeFunctions).map((name) => join(sources, name, 'index.ts'));
      await run(program, ['check', '--quiet', '--config', join(folder, 'deno.json'), ...entries], { env });
    },
    serve: async (name, ask) => {
      const port = await freePort();
      const bundled = join(folder, name, 'index.js');
      const child = spawn(program, ['run', '--no-config', '--allow-net', '--allow-env', bundled], {
        env: { ...env, ...functionEnv(backend), DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      try {
        let words = '';
        await new Promise<void>((resolve, reject) => {
          child.stderr.on('data', (chunk: Buffer) => {
            words += String(chunk);
            if (words.includes('Listening on')) resolve();
          });
          child.once('exit', () => reject(new Error(`${name} does not run on Deno: ${words}`)));
        });
        return await ask(`http://127.0.0.1:${port}/${name}`);
      } finally {
        child.removeAllListeners('exit').kill();
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** What the guide sets as secrets, and what the platform gives. */
function functionEnv({ url, publishableKey, secretKey, dataDir }: TestBackend): Record<string, string> {
  const stored = readFileSync(join(dataDir, 'local-keys.json'), 'utf8');
  const { payment, mailWebhookSecret } = JSON.parse(stored) as LocalKeys;
  return {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: publishableKey }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: secretKey }),
    SITE_URL: 'http://localhost:3000',
    PAYMENT_URL: `${url}/sandbox-pay`,
    PAYMENT_KEY_ID: payment.keyId,
    PAYMENT_KEY_SECRET: payment.keySecret,
    PAYMENT_WEBHOOK_SECRET: payment.webhookSecret,
    MAIL_WEBHOOK_SECRET: mailWebhookSecret,
    MAIL_API_URL: 'http://127.0.0.1:9',
    MAIL_API_KEY: 'none',
    MAIL_FROM: 'shop@example.com',
  };
}
