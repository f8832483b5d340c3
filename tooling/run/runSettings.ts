import { backendFrom, type HostedBackend } from '@shop/registry';

/** Where shop and backend run, from the environment (README "Settings"). */
export interface RunSettings {
  port: number;
  backendPort: number;
  /** A hosted backend instead of the local one. */
  hosted?: HostedBackend | undefined;
}

/** Throws with one sentence naming the variable that is wrong. */
export function readRunSettings(env: NodeJS.ProcessEnv): RunSettings {
  return {
    port: portFrom(env, 'PORT', 3000),
    backendPort: portFrom(env, 'BACKEND_PORT', 54321),
    hosted: backendFrom(env),
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is not a port number: ${env[name]}`);
}
