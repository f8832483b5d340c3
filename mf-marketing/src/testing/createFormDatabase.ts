type Answer = { data?: unknown; error?: { message: string; code?: string; hint?: string; details?: string } };

/** A database that only answers functions: remembers every call, and answers in the given order, the last for ever. */
export function createFormDatabase(...answers: Answer[]) {
  const calls: { name: string; parameters: Record<string, unknown> }[] = [];
  const rpc = (name: string, parameters: Record<string, unknown>) => {
    calls.push({ name, parameters });
    const { data = null, error = null } = answers[Math.min(calls.length, answers.length) - 1] ?? {};
    const answer = Promise.resolve({ data, error });
    return Object.assign(answer, { abortSignal: () => answer });
  };
  return { calls, database: { rpc } };
}
