import { lookUp } from '@shop/kernel/domain';
import type { Agreement } from './agreement';
import type { KernelUse } from './readSurface';
import { usersOf } from './usersOf';

/** What is wrong with the kernel's surface and what to do, each in one line. `names` are `entry.name`. */
export function surfaceFaults(
  names: readonly string[],
  uses: readonly KernelUse[],
  { most, reasons }: Agreement,
): string[] {
  const users = [...usersOf(names, uses)];
  const unused = users.filter(([, { length }]) => length === 0);
  const alone = users.filter(([name, { length }]) => length === 1 && lookUp(reasons, name) === undefined);
  const shared = users.filter(([name, { length }]) => length > 1 && lookUp(reasons, name) !== undefined);
  const gone = Object.keys(reasons).filter((name) => !names.includes(name));
  return [
    ...unused.map(([name]) => `${name} has no user outside the kernel: export it no longer.`),
    ...alone.map(
      ([name, [user]]) =>
        `${name} has one user, ${user}: move it there, or say in kernel-surface/agreement.ts why it stays.`,
    ),
    ...shared.map(
      ([name]) => `${name} has several users: take its reason out of kernel-surface/agreement.ts.`,
    ),
    ...gone.map(
      (name) => `${name} is exported no longer: take its reason out of kernel-surface/agreement.ts.`,
    ),
    ...(names.length > most
      ? [
          `The kernel exports ${names.length} names, at most ${most} are agreed: each is one that every team must know. Move one home before you add another.`,
        ]
      : []),
  ];
}
