/** Where shop and backend run, from the environment (README "Settings"). */
export interface RunSettings {
  port: number;
  backendPort: number;
  /** A hosted backend instead of the local one. */
  hosted?: { url: string; publishableKey: string };
}

/** Throws with one sentence naming the variable that is wrong. */
export function readRunSettings(env: NodeJS.ProcessEnv): RunSettings {
  const { SUPABASE_URL: url, SUPABASE_ANON_KEY: publishableKey } = env;
  if (Boolean(url) !== Boolean(publishableKey))
    throw new Error('SUPABASE_URL and SUPABASE_ANON_KEY belong together: set both, or neither.');
  return {
    port: portFrom(env, 'PORT', 3000),
    backendPort: portFrom(env, 'BACKEND_PORT', 54321),
    hosted: url && publishableKey ? { url, publishableKey } : undefined,
  };
}

function portFrom(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const port = Number(env[name] || fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} is not a port number: ${env[name]}`);
}
