import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { inRepository } from '../workspace/repository';

const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Runs a TypeScript file in a process of its own, which is told to end when this one is. Throws with its name when it broke off.
 */
export async function runScript(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: inRepository(),
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const passOn = (signal: NodeJS.Signals) => void child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  const [code] = (await once(child, 'exit')) as [number | null];
  for (const signal of signals) process.off(signal, passOn);
  if (code !== 0) throw new Error(`${file} broke off.`);
}

/** Lets a TypeScript file look at arguments that are meant for others beside it. Throws with the line that it says of wrong ones. */
export async function checkArguments(file: string, args: string[]): Promise<void> {
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', file, ...args], {
    cwd: inRepository(),
  });
  await check.catch((error: { stderr: string }) => {
    throw new Error(error.stderr.trim(), { cause: error });
  });
}
