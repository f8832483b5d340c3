import type { KernelUse } from './readSurface';

/** Most names that the entries export, and most of them that one team alone uses. Lower them when a name goes. */
export const limits = { names: 233, single: 98 };

/** What is wrong with the kernel's surface, each in one sentence. `names` are `entry.name`. */
export function surfaceFaults(
  names: readonly string[],
  uses: readonly KernelUse[],
  { names: mostNames, single: mostSingle }: typeof limits,
): string[] {
  const users = new Map(names.map((name) => [name, new Set<string>()]));
  for (const { name, workspace } of uses) users.get(name)?.add(workspace);
  const usedBy = (count: number) => names.filter((name) => users.get(name)?.size === count);
  const [unused, single] = [usedBy(0), usedBy(1)];
  return [
    ...unused.map((name) => `${name} has no user outside the kernel: export it no longer.`),
    ...(names.length > mostNames
      ? [
          `The kernel exports ${names.length} names, at most ${mostNames} are agreed: each is one that every team must know.`,
        ]
      : []),
    ...(single.length > mostSingle
      ? [
          `${single.length} names have one user, at most ${mostSingle} are agreed; what one team uses is its own: ${single.join(', ')}.`,
        ]
      : []),
  ];
}
