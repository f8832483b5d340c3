import { randomBytes } from 'node:crypto';

/** Whether it could be an id: what is none need not be looked for, and Postgres takes no text with a NUL. */
export const isId = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** `order_…`, `pay_…` and so on, unguessable: whoever knows an order's id may pay it. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'pout' | 'evt' | 'cs'): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll('-', 'A').replaceAll('_', 'B')}`;
}
