import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inRepository } from '../workspace/repository';

/** Runs a TypeScript file in a process of its own. Throws with its name when it broke off. */
export async function runScript(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: inRepository(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${file} broke off.`);
}
