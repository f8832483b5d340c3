import type { KernelUse } from './readSurface';

/** The packages that use each name, sorted; names without a user have none. */
export function usersOf(names: readonly string[], uses: readonly KernelUse[]): Map<string, string[]> {
  const users = new Map(names.map((name) => [name, new Set<string>()]));
  for (const { name, workspace } of uses) users.get(name)?.add(workspace);
  return new Map([...users].map(([name, workspaces]) => [name, [...workspaces].sort()]));
}
