import { randomBytes } from 'node:crypto';

/** Whether it could be an id: what is none need not be looked for, and Postgres takes no text with a NUL. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

type Prefix = 'order' | 'pay' | 'rfnd' | 'pout' | 'cust' | 'token';

/** `order_…`, `pay_…` and so on, unguessable: whoever knows an order's id may pay it. */
export function newId(prefix: Prefix): string {
  return `${prefix}_${randomId()}`;
}

/** Without what says of which kind it is, as events have it. */
export const randomId = (): string =>
  randomBytes(12).toString('base64url').replaceAll('-', 'A').replaceAll('_', 'B');
