import { randomBytes } from 'node:crypto';

/** `order_…`, `pay_…` and so on, unguessable: whoever knows an order's id may pay it. */
export function newId(prefix: 'order' | 'pay' | 'rfnd' | 'pout' | 'evt' | 'cs'): string {
  return `${prefix}_${randomBytes(12).toString('base64url').replaceAll('-', 'A').replaceAll('_', 'B')}`;
}
