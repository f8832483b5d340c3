/** Any chain of filters over fixed rows, awaited like supabase-js's own. */
export function fixedRows(rows: unknown[]): unknown {
  const answer = Promise.resolve({ data: rows, error: null });
  const chain: unknown = new Proxy(
    {},
    { get: (_, method) => (method === 'then' ? answer.then.bind(answer) : () => chain) },
  );
  return chain;
}
