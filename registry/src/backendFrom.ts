export interface HostedBackend {
  url: string;
  publishableKey: string;
}

interface BackendEnv {
  SUPABASE_URL?: string | undefined;
  SUPABASE_PUBLISHABLE_KEY?: string | undefined;
  /** The key's name until projects had publishable keys. */
  SUPABASE_ANON_KEY?: string | undefined;
}

/** The backend that the environment names, or none. Throws when it names half of one. */
export function backendFrom(env: BackendEnv): HostedBackend | undefined {
  const url = env.SUPABASE_URL?.replace(/\/$/, '');
  const publishableKey = env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY;
  if (url && publishableKey) return { url, publishableKey };
  if (!url && !publishableKey) return undefined;
  throw new Error('SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY belong together: set both, or neither.');
}
