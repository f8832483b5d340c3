type Read = (name: string) => string | undefined;

/**
 * The project's keys of one kind, the one to call with first. A hosted project gives them by name as JSON
 * (`SUPABASE_SECRET_KEYS`), whoever hosts themselves gives one (`SUPABASE_SECRET_KEY`); `legacy` is the name of the key
 * that projects had before. While keys are changed several hold. Throws for a list that is not JSON.
 */
export function readApiKeys(read: Read, kind: 'PUBLISHABLE' | 'SECRET', legacy: string): string[] {
  const name = `SUPABASE_${kind}_KEYS`;
  const named = Object.entries(readNamed(name, read(name)));
  const keys = [
    ...named.filter(([key]) => key === 'default'),
    ...named.filter(([key]) => key !== 'default'),
  ].map(([, key]) => key);
  return [...new Set([...keys, read(`SUPABASE_${kind}_KEY`), read(legacy)])].filter(
    (key): key is string => typeof key === 'string' && key !== '',
  );
}

function readNamed(name: string, json: string | undefined): Record<string, unknown> {
  if (!json) return {};
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>;
  } catch {
    // Said below, without the text: it is a secret.
  }
  throw new Error(`${name} is not a JSON object of keys by name.`);
}

/**
 * The headers by which a key proves itself. One that is no token (`sb_…`) goes as API key alone: the data API would
 * read a bearer as a token and refuse it.
 */
export const keyHeaders = (key: string): Record<string, string> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
